import type { AnyGame, EmptyTableOf } from '../../game/contract.js';
import { choice } from '../../game/options.js';
import { fitting, optionsOf, settingOf, settingsOf, type Setting } from './attributes.js';
import { readPeople, type Person } from './people.js';
import { TIMES } from './stakes.js';

/**
 * The built-in cloths; `plain` uses the page's own colours. A new one has its colours in `lazy/themes.ts` and
 * `look/art/backs.ts`, and its name in `text/*.lazy.ts`: the compiler asks for them.
 */
const CLOTHS = ['green', 'bordeaux', 'midnight'] as const;
export type Cloth = (typeof CLOTHS)[number];
/** The themes of a table, the default first. */
export const THEMES = [...CLOTHS, 'plain'] as const;
export type Theme = (typeof THEMES)[number];
/** The backs of its cards. */
const BACKS = ['cloth', ...CLOTHS] as const;
export type Backs = (typeof BACKS)[number];

/** What a player may choose in the menu. */
const CHOICES = {
  speed: choice('normal', 'slow', 'fast', 'instant'),
  sound: choice('off', 'on'),
  volume: choice('medium', 'soft', 'loud'),
  hints: choice('on', 'off'),
  theme: choice(...THEMES),
  textSize: choice('normal', 'large'),
  cardBack: choice(...BACKS),
  deckPattern: choice('french', 'german'),
  fourColours: choice('off', 'on'),
};

const RULES = {
  ...CHOICES,
  paused: choice('off', 'on'),
  guide: choice('auto', 'on', 'off'),
  settings: choice('on', 'off'),
  links: choice('off', 'on'),
  fair: choice('any', 'required'),
};

/** Settings that every table has. */
export const COMMON = Object.fromEntries(
  settingsOf(RULES).map(setting => [setting.property, setting]),
) as unknown as Readonly<Record<keyof typeof RULES, Setting>>;

/** What changed since the last drawing, by property. */
type Changed = Pick<ReadonlyMap<PropertyKey, unknown>, 'has'>;

/** The page's settings for one table, validated. */
export class Settings {
  readonly #element: object;
  /** The game's options as settings. */
  readonly own: readonly Setting[];
  readonly #tell: (message: string) => void;
  /** What the player has chosen in the menu, by property. */
  chosen: Readonly<Record<string, string>> = {};
  /** The players already seated at the present table, as `players` is written. */
  seated: string | undefined;
  /** What has been reported to the page. */
  readonly #complaints = new Set<string>();

  /**
   * @param own the game's options as settings.
   * @param tell reports to the page that an attribute is wrong.
   */
  constructor(element: object, own: readonly Setting[], tell: (message: string) => void) {
    this.#element = element;
    this.own = own;
    this.#tell = tell;
  }

  /** What is wrong with the page's attributes now, in words for its author. */
  get complaints(): readonly string[] {
    return [...this.#complaints];
  }

  /** Reports once that an attribute is wrong. */
  readonly complain = (message: string): void => {
    if (this.#complaints.has(message)) return;
    this.#complaints.add(message);
    this.#tell(message);
  };

  /** Validates the common settings, so that faults are reported; one that returns after a change is reported again. */
  check(changed: Changed): void {
    // how many there may be depends on the game's own settings
    if (changed.has('players') || this.own.some(({ property }) => changed.has(property)))
      for (const told of this.#complaints) if (told.startsWith('players: ')) this.#complaints.delete(told);
    for (const { property, attribute } of [...Object.values(COMMON), ...this.own]) {
      if (!changed.has(property)) continue;
      for (const told of this.#complaints) if (told.startsWith(`${attribute}=`)) this.#complaints.delete(told);
    }
    for (const name of Object.keys(COMMON) as (keyof typeof COMMON)[]) this.common(name);
  }

  /** A common setting's value. */
  common(name: keyof typeof COMMON): unknown {
    return settingOf(this.#element, COMMON[name], this.complain);
  }

  /** Applies the player's choices, as far as they are allowed. */
  choose(chosen: object): void {
    const { players, stakes } = chosen as { readonly players?: unknown; readonly stakes?: unknown };
    if (TIMES.includes(stakes as string)) this.chosen = { ...this.chosen, stakes: stakes as string };
    if (typeof players === 'string') {
      this.chosen = { ...this.chosen, players };
      Object.assign(this.#element, { players });
    }
    for (const [name, value] of Object.entries(chosen) as [keyof typeof CHOICES, unknown][]) {
      const rule = Object.hasOwn(CHOICES, name) ? CHOICES[name] : undefined;
      if (!rule?.values.includes(value as never)) continue;
      this.chosen = { ...this.chosen, [name]: value as string };
      Object.assign(this.#element, { [name]: value });
    }
  }

  /** The value of one of the game's settings, by name; faults are reported elsewhere. */
  given(name: string): unknown {
    return settingOf(
      this.#element,
      this.own.find(({ property }) => property === name)!,
      () => undefined,
    );
  }

  /** Whether a change requires another table. */
  isAnother(changed: Changed): boolean {
    return (
      ['seed', 'ports', 'host', 'room', 'fair'].some(name => changed.has(name)) ||
      (changed.has('players') && (this.#element as { players?: unknown }).players !== this.seated) ||
      this.own.some(({ property, path }) => path[0] && changed.has(property))
    );
  }

  /** Who plays; `everybody` if the page does not say, or is wrong. */
  people(
    players: string | undefined,
    everybody: string,
    seats: readonly [number, number],
    mayLean: boolean,
  ): readonly Person[] {
    try {
      return readPeople(String(players ?? everybody), ...seats, mayLean);
    } catch (error) {
      this.complain(`players: ${(error as Error).message}. Used instead: ${everybody}.`);
      return readPeople(everybody, ...seats, mayLean);
    }
  }

  /**
   * The game's options, made to fit each other.
   * @param ruled the game's settings with the defaults that apply here.
   * @param seating the purses of the seats; called again with options that fit.
   */
  options(game: EmptyTableOf<AnyGame>, ruled: readonly Setting[], seating: (fitting?: object) => object): object {
    const given = { ...optionsOf(this.#element, ruled, this.complain), ...seating() };
    const fits = fitting(this.#element, ruled, given, options => faultOf(game, options), this.complain);
    return 'purses' in fits ? { ...fits, ...seating(fits) } : fits;
  }
}

/** Why no table can be opened with these options, or `undefined`. */
function faultOf(game: EmptyTableOf<AnyGame>, options: object): Error | undefined {
  try {
    game.open(options);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
