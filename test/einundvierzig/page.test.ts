/** The page on Einundvierzig: its deals are replayed by the rules and its figures recalculated, in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { einundvierzigLesson, NAMES } from '../../scripts/teaching/einundvierzig.ts';
import { PAGES } from '../../scripts/teaching/lesson.ts';
import { readCards } from '../../src/cards.ts';
import { replay } from '../../src/croupier.ts';
import { CATEGORIES, pointsOf, readings, type Category } from '../../src/einundvierzig/rules/hand.ts';
import { handLaw, showdownChances } from '../../src/einundvierzig/rules/odds.ts';
import { einundvierzig, type Einundvierzig } from '../../src/rules.ts';

const FOLDER = 'docs/einundvierzig';

type State = Einundvierzig.State;
type Event = Einundvierzig.Event;

/** Words of the text that must name a group. */
const GROUPS: Readonly<Record<keyof typeof PAGES, Partial<Record<Category, RegExp>>>> = {
  de: {
    points: /Punkte|20 zu 20|ebenfalls 20/,
    threeOfASuit: /drei Herz/,
    threeOfARank: /drei (Buben|eines Ranges|Achter)/i,
    fourOfASuit: /vier einer Farbe/,
  },
  en: {
    points: /points|too has 20/,
    threeOfASuit: /three hearts/,
    threeOfARank: /three (jacks|of a rank|eights)/i,
    fourOfASuit: /four of a suit/,
  },
};

/** What happens in a scene. */
interface Scene {
  readonly text: string;
  readonly facts: readonly string[];
  readonly events: readonly Event[];
  /** The table at its end, and the table before the pots were paid. */
  readonly state: State;
  readonly unpaid: State;
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The deals of a page, as the page has them. */
function dealsOf(page: string): Map<string, readonly Scene[]> {
  const deals = new Map<string, readonly Scene[]>();
  for (const [, figure] of page.matchAll(/<figure class="deal"([^]*?)<\/figure>/g)) {
    const lines = [...figure!.matchAll(/<li\s+data-facts="([^"]*)"\s*>([^]*?)<\/li>/g)];
    const [, name, scenes, json] = /data-deal="(\w+)" data-scenes="([\d ]+)">([^]*?)<\/script>/.exec(figure!) ?? [];
    assert.ok(name && scenes && json, 'the figure holds a log');
    const ends = scenes.split(' ').map(Number);
    const steps: { state: State; unpaid: State; events: readonly Event[] }[] = [];
    replay(einundvierzig, json, ({ before, after, events }) =>
      steps.push({ state: after, unpaid: after.phase === 'settled' ? before : after, events }),
    );
    assert.equal(ends.at(-1), steps.length, 'the scenes go to the end of the log');
    assert.equal(lines.length, ends.length, 'each scene has its line');
    deals.set(
      name,
      ends.map((end, at) => ({
        text: plain(lines[at]![2]!),
        facts: lines[at]![1]!.split('; '),
        events: steps.slice(ends[at - 1] ?? 0, end).flatMap(step => step.events),
        state: steps[end - 1]!.state,
        unpaid: steps[end - 1]!.unpaid,
      })),
    );
  }
  return deals;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Checks a fact against the table, and returns what the text beside it must say. */
function hold(fact: string, { events, state, unpaid }: Scene, language: keyof typeof PAGES): (string | RegExp)[] {
  const [kind = '', ...rest] = fact.split(' ');
  const seat = NAMES.indexOf(rest[0] as (typeof NAMES)[number]);
  const [name = '', value = ''] = rest;
  const has = (wanted: object): void =>
    assert.ok(
      events.some(event => Object.entries(wanted).every(([key, each]) => event[key as keyof Event] === each)),
      `${fact}: ${JSON.stringify(events)}`,
    );
  switch (kind) {
    case 'pot':
      assert.equal(sum(unpaid.accounts.cloth), Number(name), fact);
      return [name];
    case 'pots':
      assert.deepEqual(
        state.result!.pots.map(({ amount }) => amount),
        rest.map(Number),
      );
      return rest;
    case 'rake':
      assert.equal(sum(state.result!.pots.map(({ rake }) => rake)), Number(name), fact);
      return [name];
    case 'called':
    case 'bet':
    case 'raised':
      has({ type: kind, seat, to: Number(value) });
      return [name];
    case 'checked':
    case 'folded':
    case 'mucked':
    case 'shown':
      has({ type: kind, seat });
      return kind === 'mucked' || kind === 'shown' ? [] : [name];
    case 'back':
      has({ type: 'returned', seat, amount: Number(value) });
      return [name, value];
    case 'won':
    case 'bonus':
      has({ type: kind, seat, amount: Number(value) });
      return [value];
    case 'tied':
      has({ type: 'won', seat, tied: true });
      return [name];
    case 'purse':
      assert.equal(state.accounts.purses[seat], Number(value), fact);
      return [name, value];
    case 'open':
      assert.deepEqual([...state.upCards[seat]!].sort(), [...readCards(rest.slice(1).join(' '))].sort(), fact);
      assert.ok((state.revealed >> seat) & 1, fact);
      return [];
    case 'hand': {
      const { category, points } = readings(state.cards[seat]!)[0]!;
      assert.deepEqual([category, points], [value, Number(rest[2])], fact);
      return [rest[2]!, GROUPS[language][category]!];
    }
    default:
      throw new Error(`What is “${fact}”?`);
  }
}

/** A chance as the page tells it, in percent. */
function chanceOf(words: string): number {
  const [kind, cards = ''] = words.split(': ');
  const [own, rival, gone] = cards.split(' / ').map(text => readCards(text));
  const atLeast = (category: Category): number => {
    const { categories } = handLaw(own!);
    return sum(CATEGORIES.slice(CATEGORIES.indexOf(category)).map(each => categories[each]));
  };
  switch (kind) {
    case 'three':
      return atLeast('threeOfASuit');
    case 'four':
      return atLeast('fourOfARank') + handLaw(own!).categories.fourOfASuit;
    case 'first':
      return showdownChances(own!, [[]], 0).win;
    case 'last':
      return showdownChances(own!, [[]], 1).win;
    case 'tied':
      return showdownChances(own!, [[]], 0).tied;
    case 'against':
      return showdownChances(own!, [rival!], 0, { gone: gone! }).win;
    default:
      throw new Error(`What is “${words}”?`);
  }
}

const marked = (page: string, mark: string): [string, string][] =>
  [...page.matchAll(new RegExp(`<b data-${mark}="([^"]+)">([^<]+)</b>`, 'g'))].map(([, what, text]) => [what!, text!]);

describe('the page on Einundvierzig', () => {
  for (const [language, file] of Object.entries(PAGES) as [keyof typeof PAGES, string][]) {
    const page = readFileSync(join(FOLDER, file), 'utf8');

    describe(file, () => {
      const deals = dealsOf(page);
      test('shows every prepared deal', () =>
        assert.deepEqual([...deals.keys()].sort(), Object.keys(einundvierzigLesson.deals).sort()));
      for (const [name, scenes] of deals)
        test(`tells in the deal “${name}” what happens in it`, () => {
          for (const scene of scenes)
            for (const fact of scene.facts)
              for (const wanted of hold(fact, scene, language)) {
                const found = wanted instanceof RegExp ? wanted : new RegExp(`(?<![\\d.,])${wanted}(?!\\d)`);
                assert.match(scene.text, found, fact);
              }
        });
      test('names in each scene every amount that is bet', () => {
        for (const [name, scenes] of deals)
          for (const { text, events } of scenes)
            for (const event of events)
              if (event.type === 'bet' || event.type === 'raised')
                assert.match(text, new RegExp(`(?<!\\d)${event.to}(?!\\d)`), `${name}: ${text}`);
      });
      test('counts the hands of each kind', () => {
        const law = handLaw([]);
        const share = { ...law.categories, fortyOne: law.fortyOne } as Record<string, number>;
        const counts = marked(page, 'count');
        assert.deepEqual([...new Set(counts.map(([kind]) => kind))].sort(), Object.keys(share).sort());
        for (const [kind, text] of counts)
          assert.equal(Number(text.replace(/[.,]/g, '')), Math.round(share[kind]! * law.hands), kind);
        for (const [, text] of page.matchAll(/· ([\d,.]+) %/g)) {
          const percent = Number(text!.replace(',', '.'));
          assert.ok(
            Object.values(law.categories).some(each => (each * 100).toFixed(2) === percent.toFixed(2)),
            text,
          );
        }
      });
      test('gives the right worth of its hands', () => {
        const worths = marked(page, 'worth');
        assert.equal(worths.length, 5);
        for (const [cards, text] of worths)
          assert.equal(Number(text), sum(readings(readCards(cards))[0]!.cards.map(pointsOf)), cards);
      });
      test('gives the right chances', () => {
        const chances = marked(page, 'chance');
        assert.equal(chances.length, 10);
        for (const [words, text] of chances) assert.equal(Number(text), Math.round(chanceOf(words) * 100), words);
      });
      test('has every ruling', () => assert.equal([...page.matchAll(/<th scope="row">E\d+<\/th>/g)].length, 17));
      test('teaches the game in five minutes: the first part, with the first deal, has at most a thousand words', () => {
        const [, short = ''] = page.split('<h2 class="half"');
        const words = plain(short.replace(/<script[^]*?<\/script>/g, '').replace(/</g, ' <')).split(' ').length;
        assert.ok(words > 500 && words <= 1000, `${words} words`);
        assert.deepEqual(
          [...short.matchAll(/data-deal="(\w+)"/g)].map(([, deal]) => deal),
          ['first'],
        );
      });
    });
  }
});
