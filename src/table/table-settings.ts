import { isServer, type PropertyDeclarations, type PropertyValues } from 'lit';
import { choice, isSameList } from '../game/options.js';
import type { AnyGame } from '../game/contract.js';
import { fitting, optionsOf, propertiesOf, settingOf, settingsOf, type Setting } from './attributes.js';
import type { Language } from './lang.js';
import { LateParts } from './late-parts.js';
import type { Speed } from './motion.js';
import { readPeople, type Person } from './people.js';

const RULES = {
  speed: choice('normal', 'slow', 'fast', 'instant'),
  sound: choice('off', 'on'),
  paused: choice('off', 'on'),
  hints: choice('on', 'off'),
  theme: choice('green', 'bordeaux', 'midnight', 'plain'),
  faces: choice('french', 'german'),
  fourColours: choice('off', 'on'),
};

/** Settings that every table has. */
export const COMMON = Object.fromEntries(
  settingsOf(RULES).map(setting => [setting.property, setting]),
) as unknown as Readonly<Record<keyof typeof RULES, Setting>>;

/** What a page sets on a table: attributes and properties, who plays and by which options; and what it is told of wrong ones. */
export abstract class TableSettings extends LateParts {
  /** The game's options as this element's attributes. */
  static settings: readonly Setting[] = [];

  static override get properties(): PropertyDeclarations {
    return {
      ...propertiesOf(Object.values(COMMON)),
      theme: { reflect: true },
      players: {},
      seed: {},
      autosave: {},
      // Frameworks make the list anew with every drawing: only another port is another table.
      ports: {
        attribute: false,
        hasChanged: (now: unknown, before: unknown) => now !== before && !isSameList(now, before),
      },
    };
  }

  protected static override finalize(): void {
    // Lit asks every class for properties of its own.
    if (!Object.hasOwn(this, 'properties'))
      Object.defineProperty(this, 'properties', { value: propertiesOf(this.settings) });
    super.finalize();
  }

  /** Who plays: `you`, `Anna:easy`, `Bruno:hard`; a name without a level is a person at this screen. */
  declare players: string | undefined;
  /** A text that fixes every deal. A page that sets it can know the cards to come. */
  declare seed: string | undefined;
  /** How fast the table moves: `slow`, `normal`, `fast` or `instant`. */
  declare speed: Speed | undefined;
  /** `on` for the sounds of cards and chips. */
  declare sound: 'on' | 'off' | undefined;
  /** `on` holds the table still. */
  declare paused: 'on' | 'off' | undefined;
  /** `off` leaves advice away. */
  declare hints: 'on' | 'off' | undefined;
  /** The cloth: `green`, `bordeaux`, `midnight`, or `plain` for the page's own colours. */
  declare theme: 'green' | 'bordeaux' | 'midnight' | 'plain' | undefined;
  /** The pattern of the cards: `french` or `german` (double German). */
  declare faces: 'french' | 'german' | undefined;
  /** `on` prints diamonds blue and clubs green. */
  declare fourColours: 'on' | 'off' | undefined;
  /**
   * A name under which the browser keeps the table over a reload. Nothing is stored without it. A kept table that another
   * attribute contradicts gives way to a new one.
   */
  declare autosave: string | undefined;

  /** The language of the table. */
  protected language: Language = 'en';

  /** The game whose options they are. */
  protected abstract readonly game: AnyGame;
  /** The least and the most players. */
  protected abstract readonly seats: readonly [number, number];
  /** Who plays where the page does not say. */
  protected readonly everybody: string = 'you';
  /** Who plays. */
  protected people: readonly Person[] = [{ name: '' }];

  /** What the page has been told; a fault that comes back after a change is told again. */
  #complaints = new Set<string>();

  /** Game options beside those in {@link settings}: the purses of the seats; asked again with options that fit. */
  protected abstract seating(people: readonly Person[], options?: object): object;

  /** The settings with the defaults that hold here: a preset may have its own. */
  protected get ruled(): readonly Setting[] {
    return (this.constructor as typeof TableSettings).settings;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { settings } = this.constructor as typeof TableSettings;
    for (const { property, attribute } of [...Object.values(COMMON), ...settings]) {
      if (!changed.has(property)) continue;
      for (const told of this.#complaints) if (told.startsWith(`${attribute}=`)) this.#complaints.delete(told);
    }
    for (const name of Object.keys(COMMON) as (keyof typeof COMMON)[]) this.setting(name);
  }

  /** An own setting's value by its name; what is wrong with it is told elsewhere. */
  protected given(name: string): unknown {
    const { settings } = this.constructor as typeof TableSettings;
    return settingOf(
      this,
      settings.find(({ property }) => property === name)!,
      () => undefined,
    );
  }

  /** A common setting's value. */
  protected setting(name: keyof typeof COMMON): unknown {
    return settingOf(this, COMMON[name], message => this.complain(message));
  }

  /** Whether a change asks for another table. */
  protected isAnother(changed: PropertyValues): boolean {
    const { settings } = this.constructor as typeof TableSettings;
    return (
      ['players', 'seed', 'ports'].some(name => changed.has(name)) ||
      settings.some(({ property, path }) => path[0] && changed.has(property))
    );
  }

  /** Reads who plays, and the game's options with as many purses. */
  protected readOptions(): object {
    const complain = (message: string): void => this.complain(message);
    try {
      this.people = readPeople(String(this.players ?? this.everybody), ...this.seats);
    } catch (error) {
      this.complain(`players: ${(error as Error).message}. Taken instead: ${this.everybody}.`);
      this.people = readPeople(this.everybody, ...this.seats);
    }
    const given = { ...optionsOf(this, this.ruled, complain), ...this.seating(this.people) };
    const fits = fitting(this, this.ruled, given, options => this.#faultOf(options), complain);
    return 'purses' in fits ? { ...fits, ...this.seating(this.people, fits) } : fits;
  }

  /** Why no table can be opened with these options, or nothing. */
  #faultOf(options: object): Error | undefined {
    try {
      this.game.open(options);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  }

  /** Tells the page once that an attribute is wrong. */
  protected complain(message: string): void {
    if (this.#complaints.has(message)) return;
    this.#complaints.add(message);
    const text = `<${this.localName}> ${message}`;
    console.error(text);
    if (!isServer) this.fail(new Error(text));
  }
}
