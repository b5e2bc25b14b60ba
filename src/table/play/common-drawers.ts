/** The drawers of every table: the menu, the session, the rules, drills, a link, and the people at a host. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnyGame } from '../../game/contract.js';
import { button } from '../look/pieces.js';
import type { COMMON } from '../look/settings.js';
import type { CommonText } from '../text/en.js';
import { PANEL_TEXTS } from '../text/lazy-texts.js';
import type { TableBase } from '../look/table-base.js';
import type { DrillDrawer } from '../lazy/drill/drill-drawer.js';
import type { Controls } from './controls.js';
import type { DrawersByName } from './drawers.js';
import type { Play } from './gameplay.js';
import type { Links } from './links.js';
import type { LookBack } from './look-back.js';
import type { Opening } from './opening.js';
import type { Table } from './table.js';

const MENU = () => import('../lazy/menu.js');
const SESSION = () => import('../lazy/session-panel.js');
const RULEBOOK = () => import('../lazy/rulebook.js');

/** A table with the parts that drawers show. */
interface Opened<G extends AnyGame, Text extends CommonText> extends Table<G, Text> {
  readonly bare: TableBase<G, Text>;
  readonly play: Play<G>;
  readonly controls: Pick<Controls, 'newTable'>;
  readonly opening: Pick<Opening<G>, 'guideTable' | 'visit'>;
  readonly lookBack: Pick<LookBack<G>, 'moment' | 'sessionStats'>;
  readonly drilling: DrillDrawer | undefined;
  readonly links: Links;
}

export function commonDrawers<G extends AnyGame, Text extends CommonText>(table: Opened<G, Text>): DrawersByName {
  return {
    menu: () => {
      const { element, language, motion, opening, play, words } = table;
      const isSettable = table.settings.common('settings') === 'on';
      const [part, panel] = [
        table.chunks.get(MENU),
        isSettable ? table.chunks.get(PANEL_TEXTS[language])?.text : undefined,
      ];
      const hasOwnTable = !element.ports && !opening.visit && !opening.guideTable.lesson;
      const given = {
        words,
        panel,
        speed: motion.speed,
        isCounted: table.seats.length === 1,
        isHosted: !!opening.visit,
        isSure: table.controls.newTable.isConfirmed,
        asked: table.controls.newTable.asked,
        page: table.drawers.page,
        acts: play.menuItems?.() ?? '',
        records: [play.menuRecords?.(), table.links.button].filter(each => each && each !== nothing),
        help: [button('open', words.rules, { value: 'rules', kind: 'quiet' }), lessonButtons(table)],
        now: (name: keyof typeof COMMON) => table.settings.common(name),
        people: hasOwnTable ? table.people : [],
        sitter: (seat: number) => table.names.sitter(seat),
        stakes:
          hasOwnTable && part
            ? part.stakesOf(table.bare.look, table.bare.readOptions('1'), table.bare.settings.chosen.stakes)
            : [],
      };
      return [words.menu, isSettable && !panel ? undefined : part?.menu(given)];
    },
    'session-stats': () => {
      const [part, panel] = [table.chunks.get(SESSION), table.chunks.get(PANEL_TEXTS[table.language])?.text];
      const { moment, sessionStats } = table.lookBack;
      const expected = table.play.setup.forecast && part?.expectedOf(sessionStats);
      const [hand, more] = [sessionStats.hand && table.play.handName?.(sessionStats.hand), table.play.lookingBack?.()];
      return (
        panel && [
          moment ? panel.ends[moment] : panel.sessionStats,
          part?.panel(panel, { sessionStats, hand, expected, moment, more }, table.bare),
        ]
      );
    },
    rules: () => {
      const { chunks, element, language, play, words } = table;
      const [part, chapters] = [chunks.get(RULEBOOK), table.help()?.rules];
      return [
        words.rules,
        html`<div class="lessons" role="toolbar" aria-label=${words.rules} data-zone="guides">
            ${lessonButtons(table)}
          </div>
          ${element.learn ? taught(element.learn, chunks.get(PANEL_TEXTS[language])?.text.learn) : ''}
          <div class="rulebook">
            <slot name="rules">${chapters && part?.rulebook(chapters, play.ownKinds?.() ?? [], words)}</slot>
          </div>`,
      ];
    },
    drill: () => table.drilling?.drawer,
    link: () => table.links.drawer,
    people: () => {
      const { host } = table;
      return host && [host.tool.label, host.drawer()];
    },
  };
}

/** The guides and drills on offer. */
const lessonButtons = <G extends AnyGame, Text extends CommonText>({ opening, drilling }: Opened<G, Text>): unknown => [
  opening.guideTable.guides().map(({ name, title }) => button('guide', title, { value: name, kind: 'quiet' })),
  drilling?.button,
];

/** The link to a page that teaches the game, in a new tab. */
const taught = (address: string, label = ''): TemplateResult =>
  html`<p class="taught"><a href=${address} target="_blank" rel="noopener">${label}</a></p>`;
