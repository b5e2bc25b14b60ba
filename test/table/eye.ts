/** What looks wrong at a table: text that is cut or covered, things over each other or outside the box, things that move. */
import { root } from './on-a-page.js';

/** A piece of text on the screen: the ink of its letters, without the room above and below them. */
interface Ink {
  readonly text: string;
  readonly element: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box that cuts off what sticks out. */
interface Clip {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly element: Element;
}

/** Lists that may have more than fits: surplus items are left out whole. */
const SHORTENED = '.road ol, .limits';
/** A row of names that scrolls by finger: it shows a part of the next one. */
const SCROLLED = '.crew';
/** Things on the cloth that are not text: the pack, cards, chips, flags of cards; hands of many are named on their cards. */
const THINGS =
  '.middle > .pack, .burnt .card, .tab:not(.many) .seat .hand .card, .bet .pile, .bet .won svg, .flag, .counts';
/** This much of a line's height is above its letters, and this much below. */
const [ABOVE, BELOW] = [0.24, 0.22];
/** Anything less is not a fault (px). */
const SLIGHT = 1.5;

/** One look at a table: repeated questions are answered once. */
class Look {
  readonly #shadow: ShadowRoot;
  readonly #styles = new Map<Element, CSSStyleDeclaration>();
  readonly #unseen = new Map<Element, boolean>();
  readonly #clips = new Map<Element, readonly Clip[]>();

  constructor(table: Element) {
    this.#shadow = root(table);
  }

  style(element: Element): CSSStyleDeclaration {
    const known = this.#styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    this.#styles.set(element, style);
    return style;
  }

  /** Whether an element is for screen readers only. */
  #isUnseen(element: Element): boolean {
    const known = this.#unseen.get(element);
    if (known !== undefined) return known;
    const within = element.parentElement;
    const isUnseen = this.style(element).clipPath.includes('inset(50%)') || (within !== null && this.#isUnseen(within));
    this.#unseen.set(element, isUnseen);
    return isUnseen;
  }

  /** Whether the contents of an element are visible. */
  #isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !this.#isUnseen(element);
  }

  /** All text that is to be read; numbers on drawn chips and indices of drawn cards are drawings. */
  inks(): readonly Ink[] {
    const inks: Ink[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(this.#shadow, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || element.closest('svg, style, .unseen, [role=log]') || !this.#isSeen(element)) continue;
      range.selectNodeContents(node);
      const list = element.closest(SHORTENED)?.getBoundingClientRect();
      const row = element.closest(SCROLLED)?.getBoundingClientRect();
      for (const { left, right: end, top, bottom, width, height } of range.getClientRects()) {
        const right = row ? Math.min(end, row.right) : end;
        const isAway = (list && (right <= list.left || top >= list.bottom)) ?? (row && left >= row.right);
        if (width > 1 && height > 1 && !isAway)
          inks.push({ text, element, left, right, top: top + ABOVE * height, bottom: bottom - BELOW * height });
      }
    }
    return inks;
  }

  /** The boxes that clip the contents of an element, the nearest first. */
  #clipsOf(element: Element): readonly Clip[] {
    const known = this.#clips.get(element);
    if (known) return known;
    const clips: Clip[] = [];
    this.#clips.set(element, clips);
    let positioned = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = this.style(each);
      const holds = style.position !== 'static' || style.transform !== 'none' || /layout|paint/.test(style.contain);
      if (each.matches(SCROLLED)) break;
      if (!positioned || holds) {
        positioned = false;
        const [cutsX, cutsY] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
        if ((cutsX || cutsY) && style.display !== 'inline') {
          const box = each.getBoundingClientRect();
          const margin = parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0;
          clips.push({
            element: each,
            left: cutsX ? box.left + each.clientLeft - margin : -Infinity,
            right: cutsX ? box.left + each.clientLeft + each.clientWidth + margin : Infinity,
            top: cutsY ? box.top + each.clientTop - margin : -Infinity,
            bottom: cutsY ? box.top + each.clientTop + each.clientHeight + margin : Infinity,
          });
        }
      }
      if (style.position === 'absolute') positioned = true;
    }
    return clips;
  }

  /** Text with a part cut off. */
  cut(inks: readonly Ink[]): readonly string[] {
    return inks.flatMap(ink => {
      const clip = this.#clipsOf(ink.element).find(
        ({ left, right, top, bottom }) =>
          ink.left < left - SLIGHT ||
          ink.right > right + SLIGHT ||
          ink.top < top - SLIGHT ||
          ink.bottom > bottom + SLIGHT,
      );
      return clip ? [`${named(ink)} is cut by ${nameOf(clip.element)}`] : [];
    });
  }

  /** Text that is wider or higher than its button. */
  outOfButtons(inks: readonly Ink[]): readonly string[] {
    return inks.flatMap(ink => {
      const box = ink.element.closest('.button')?.getBoundingClientRect();
      const isIn =
        !box ||
        (ink.left > box.left - SLIGHT &&
          ink.right < box.right + SLIGHT &&
          ink.top > box.top - SLIGHT &&
          ink.bottom < box.bottom + SLIGHT);
      return isIn ? [] : [`${named(ink)} sticks out of its button`];
    });
  }

  /** Text over other text. */
  onText(inks: readonly Ink[]): readonly string[] {
    const sorted = [...inks].sort((a, b) => a.top - b.top);
    return sorted.flatMap((upper, place) => {
      const found: string[] = [];
      for (const lower of sorted.slice(place + 1)) {
        if (lower.top > upper.bottom - SLIGHT) break;
        const across = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
        const down = Math.min(upper.bottom, lower.bottom) - lower.top;
        if (across > SLIGHT && down > SLIGHT) found.push(`${named(upper)} lies on ${named(lower)}`);
      }
      return found;
    });
  }

  /** Text over something else, or something over it. */
  onThings(inks: readonly Ink[]): readonly string[] {
    return [...this.#shadow.querySelectorAll(THINGS)].flatMap(thing => {
      if (!this.#isSeen(thing)) return [];
      const box = thing.getBoundingClientRect();
      // what is clipped away of it is not there
      const clips = this.#clipsOf(thing);
      const left = Math.max(box.left, ...clips.map(clip => clip.left));
      const right = Math.min(box.right, ...clips.map(clip => clip.right));
      const top = Math.max(box.top, ...clips.map(clip => clip.top));
      const bottom = Math.min(box.bottom, ...clips.map(clip => clip.bottom));
      return inks
        .filter(ink => ink.left < right && ink.right > left && ink.top < bottom - SLIGHT && ink.bottom > top + SLIGHT)
        .filter(({ element }) => !thing.contains(element))
        .map(ink => `${named(ink)} lies on ${nameOf(thing)}`);
    });
  }

  /** Cards of others whose index, at the top, is cut off. */
  cutCards(): readonly string[] {
    return [...this.#shadow.querySelectorAll('.seat .card')].flatMap(card => {
      if (!this.#isSeen(card)) return [];
      const { top } = card.getBoundingClientRect();
      const clip = this.#clipsOf(card).find(each => top < each.top - SLIGHT);
      return clip ? [`${nameOf(card)} is cut by ${nameOf(clip.element)}`] : [];
    });
  }

  /** Portraits partly cut off by the rim of the cloth. */
  cutFaces(): readonly string[] {
    return [...this.#shadow.querySelectorAll('.seat .face')].flatMap(face => {
      if (!this.#isSeen(face)) return [];
      const { left, top, width } = face.getBoundingClientRect();
      const radius = width / 2 - SLIGHT;
      const isCut = [0, 1, 2, 3, 4, 5, 6, 7].some(eighth => {
        const [x, y] = [Math.cos, Math.sin].map(part => width / 2 + radius * part((eighth * Math.PI) / 4));
        return !this.#shadow.elementsFromPoint(left + x!, top + y!).includes(face);
      });
      return isCut ? [`${nameOf(face)} is cut`] : [];
    });
  }

  /** Whether an element paints something that hides what is under it. */
  #paints(element: Element): boolean {
    const style = this.style(element);
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) return hides(style.fill);
    return style.backgroundImage !== 'none' || hides(style.backgroundColor);
  }

  /** Text under something drawn. */
  covered(inks: readonly Ink[]): readonly string[] {
    return inks.flatMap(ink => {
      const y = (ink.top + ink.bottom) / 2;
      for (const share of [0.1, 0.5, 0.9]) {
        const x = ink.left + share * (ink.right - ink.left);
        // usually nothing is over it, and asking for the top element is quicker than for all
        if (this.#shadow.elementFromPoint(x, y)?.contains(ink.element)) continue;
        for (const hit of this.#shadow.elementsFromPoint(x, y)) {
          if (hit.contains(ink.element)) break;
          if (ink.element.contains(hit) || !this.#paints(hit)) continue;
          return [`${named(ink)} lies under ${nameOf(hit)}`];
        }
      }
      return [];
    });
  }

  /** Scroll bars: a drawer may scroll, with a bar in the table's colours; nothing else may. */
  scrollBars(): readonly string[] {
    return [...this.#shadow.querySelectorAll('*:not(svg *)')].flatMap(element => {
      const [isWider, isHigher] = [
        element.scrollWidth > element.clientWidth,
        element.scrollHeight > element.clientHeight,
      ];
      if (!isWider && !isHigher) return [];
      const { overflowX, overflowY, scrollbarColor, scrollbarWidth } = this.style(element);
      const scrolls = (overflow: string, more: boolean): boolean => /auto|scroll/.test(overflow) && more;
      const has = scrolls(overflowX, isWider) || scrolls(overflowY, isHigher);
      if (!has || scrollbarWidth === 'none' || !element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.closest('.drawer'))
        return scrollbarColor === 'auto' ? [`${nameOf(element)} has a white scroll bar`] : [];
      return [`${nameOf(element)} has a scroll bar`];
    });
  }
}

/** Whether a colour hides what is under it. */
function hides(colour: string): boolean {
  const alpha = /[,/] *([\d.]+)\)$/.exec(colour.startsWith('rgb(') ? '' : colour)?.[1];
  return colour !== 'none' && (alpha === undefined || Number(alpha) > 0.3);
}

const nameOf = (element: Element): string => {
  const own = (each: Element): string => `${each.localName}.${[...each.classList].join('.')}`;
  const within = element instanceof SVGElement ? (element.closest('[class]') ?? element) : element;
  return within.parentElement ? `${own(within.parentElement)} > ${own(within)}` : own(within);
};
const named = ({ text, element }: Ink): string => `“${text.replace(/\s+/g, ' ').slice(0, 40)}” (${nameOf(element)})`;

/** Flying chips and signs let pointers through, but they can still be seen. */
const hitAll = new CSSStyleSheet();
hitAll.replaceSync('* { pointer-events: auto !important }');

/** Everything that cannot be read at a table as it is now; from now on it is for looking at, not for playing. */
export function unreadable(table: Element): readonly string[] {
  const shadow = root(table);
  if (!shadow.adoptedStyleSheets.includes(hitAll)) shadow.adoptedStyleSheets.push(hitAll);
  const look = new Look(table);
  const inks = look.inks();
  return [
    ...new Set([
      ...look.cut(inks),
      ...look.outOfButtons(inks),
      ...look.onText(inks),
      ...look.onThings(inks),
      ...look.cutFaces(),
      ...look.cutCards(),
      ...look.covered(inks),
      ...look.scrollBars(),
      ...sticksOut(table, ':is(.button, [role=radio]):not(.drawer *)'),
    ]),
  ];
}

/** A place on the screen. */
type Room = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The visible ones of these; a row of names that scrolls by finger shows a part of them. */
const seenOf = (table: Element, selector: string): readonly Element[] =>
  [...root(table).querySelectorAll(selector)].filter(
    each =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      each.getBoundingClientRect().width > 0 &&
      !each.closest(SCROLLED),
  );
const told = (element: Element, what: string): string => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const name = `${nameOf(element)} “${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 30)}”`;
  return `${name} ${what}: ${[left, top, right, bottom].map(Math.round).join(' ')}`;
};

/** Those of these that stick out of an area: of the table’s own box by default. */
export const sticksOut = (table: Element, selector: string, room: Room = table.getBoundingClientRect()): string[] =>
  seenOf(table, selector).flatMap(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const isIn = left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1;
    return isIn ? [] : [told(each, 'sticks out')];
  });

/** Those of these that are under the bar. */
export function underTheBar(table: Element, selector: string): string[] {
  const bar = root(table).querySelector('.bar')!.getBoundingClientRect();
  return seenOf(table, selector).flatMap(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const isUnder = right > bar.left + 1 && left < bar.right - 1 && bottom > bar.top + 6 && top < bar.bottom - 1;
    return isUnder && !each.closest('.bar') ? [told(each, 'lies under the bar')] : [];
  });
}

/** The positions in a table: left, top, width and height of each. */
type Places = ReadonlyMap<string, readonly number[]>;

/** The positions of those that exist. */
export function placesOf(table: Element, selectors: readonly string[]): Places {
  const home = table.getBoundingClientRect();
  return new Map(
    selectors.flatMap(selector => {
      const element = root(table).querySelector(selector);
      if (!element) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      return [[selector, [x - home.x, y - home.y, width, height]]];
    }),
  );
}

/** What has moved by more than a fraction of a pixel, appeared or disappeared. */
export const movedFrom = (before: Places, now: Places): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap(name => {
    const [was, is] = [before.get(name), now.get(name)];
    const isThere = was && is && was.every((side, at) => Math.abs(side - is[at]!) <= 0.1);
    return isThere ? [] : [`${name}: ${was?.join(' ') ?? 'nowhere'} → ${is?.join(' ') ?? 'nowhere'}`];
  });
