/** The rules in short and the reasons behind the odd ones, as this table plays them; the sentences are in `text/`. */
import type { KnownCard } from '../../cards/card.js';
import type { Advice, Chapter, Example } from '../../table/lazy/help.js';
import type { Options } from '../rules/options.js';
import type { Sentences } from '../text/en.lazy.js';

/** The questions of “Why?”. */
export type Reason = 'sides' | 'cover' | 'odd' | 'broken' | 'copper' | 'split' | 'call' | 'bound';

export type Help = Advice<Reason>;

/** The sentences of a language, with values filled in. */
type Rules = ReturnType<Sentences>;

/** The rules and reasons in a language, under these options. */
export function helpOf(options: Options, sentences: Sentences): Help {
  const { variant, payingSide, cap, min, max, restake, oddCard, bank, banker, paroli } = options;
  const purse = options.purses[banker === 'seat' ? options.bankerSeat : 0]!;
  const words = sentences({
    most: String(cap),
    min: String(min),
    max: String(max),
    funds: String(banker === 'house' ? bank : purse),
    place: String(options.bankerSeat + 1),
  });
  const buch = variant === 'buch';
  const sided = oddCard === 'left' || oddCard === 'right' ? words.oddBank : words.oddNone;
  const odd = buch
    ? { void: words.oddVoid, right: words.oddRight, left: words.oddLeft, 'burn-first': words.oddBurnFirst }[oddCard]
    : sided;
  const takingSide = payingSide === 'right' ? 'left' : 'right';
  const pays = words.buchPays(words[payingSide], words[takingSide]);
  const sides = `${words.buchTurn(words[options.firstCard])} ${pays} ${words.laidAway}`;
  const limits = [
    cap > 0 && words.cap,
    max > 0 ? words.range : min > 1 && words.least,
    max + cap === 0 && words.noCap,
    { 'add-only': words.addOnly, 'replace-only': words.replaceOnly, free: words.free }[restake],
    buch && options.mustStake && words.mustStake,
    !buch && words[options.afterWin],
  ].filter(Boolean);
  const settled = options.settleOrder === 'pay-first' ? words.brokenPayFirst : words.broken;
  const broken = bank > 0 || banker !== 'house' ? settled : words.noBounds;
  const holder = banker === 'house' ? '' : `${words[banker]} ${words[options.bankRotation]}`;
  const pharo = `${words.pharoTurn} ${words.sides(words[takingSide], words[payingSide])}`;
  const half = options.oddHalf === 'bank' ? words.halfBank : words.halfPlayer;
  const split =
    variant === 'pharo'
      ? `${words.plie} ${words.pharoBottom} ${odd} ${half}`
      : `${words.split} ${options.highCardTie === 'half' ? words.highHalf : words.highPush} ${half}`;
  const chapter = (about: keyof Rules['headings'], text: string, ...examples: readonly Example[]): Chapter => ({
    heading: words.headings[about],
    text,
    examples,
  });
  const example = (cards: string, said: string): Example => ({ cards: cards.split(' ') as KnownCard[], said });
  const lie = { left: example('Qh', words.loses.left), right: example('7c', words.wins.right) };
  const mirrored = { left: example('7c', words.wins.left), right: example('Qh', words.loses.right) };
  const shown = payingSide === 'right' ? lie : mirrored;
  const turn = options.firstCard === 'left' ? [shown.left, shown.right] : [shown.right, shown.left];
  const halved = example('Qh Qs', words.halved);
  const chapters = {
    buch: [chapter('book', words.buch), chapter('turn', sides, ...turn), chapter('odd', `${words.cover} ${odd}`)],
    classic: [
      chapter(
        'turn',
        `${words.classic} ${words.classicEnds}`,
        example('Qh', words.loses.first),
        example('7c', words.wins.second),
      ),
      chapter(
        'places',
        `${words.groups} ${words.setStays} ${words.copper}`,
        example('6s 7s', words.between),
        example('5s 6s 9s 8s', words.corner),
      ),
      chapter('split', `${split} ${words.call}`, halved),
    ],
    pharo: [
      chapter('layout', words.pharo),
      chapter('turn', pharo, ...turn),
      chapter('split', `${split}${paroli ? ` ${words.paroli}` : ''}`, halved),
    ],
  }[variant];
  const covered = options.deadCards === 'allow' ? words.deadAllowed : words.dead;
  const dead = buch ? covered : words.deadRank;
  const bound = `${limits.join(' ')} ${dead}`;
  return {
    rules: [
      ...chapters,
      chapter('stakes', bound),
      chapter('bank', `${holder} ${broken}`.trim()),
      ...(buch && sided === words.oddNone ? [chapter('odds', words.chance)] : []),
    ],
    why: {
      sides: { buch: pays, classic: words.classic, pharo }[variant],
      cover: words.cover,
      odd,
      broken,
      copper: words.copper,
      split: `${variant === 'pharo' ? words.plie : words.split} ${half}`,
      call: words.call,
      bound,
    },
  };
}
