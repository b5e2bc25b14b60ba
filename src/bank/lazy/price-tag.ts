/** The price of a bet, shown where it is placed: in words, and as a slip on the cloth that hides nothing. */
import { html, render } from 'lit';
import { areaIn, textIn, type Area } from '../../table/lazy/guide/bubble.js';
import { chips } from '../../table/look/messages.js';
import { unwrapTranslated } from '../../table/look/translated.js';
import { amountOf, type Price, type Priced } from '../play/price.js';
import { isNear, placed, type Point } from './price-place.js';
import type { BankText } from '../text/en.js';

/** A smaller fraction of a stake counts as nothing. */
const NOTHING = 1e-6;

/** A price in words: the loss in percent, in chips, and what the game adds. */
export function priceTold(
  { amount, cost, isAbout, more }: Price,
  words: BankText,
  language: string,
): readonly string[] {
  const rate = cost / amount;
  if (Math.abs(rate) < NOTHING) return [words.priceFree, more ?? ''].filter(Boolean);
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 2 }).format(
    Math.abs(rate),
  );
  const costs = isAbout ? words.priceAbout : words.price;
  return [
    (rate < 0 ? words.pricePays : costs)(share),
    words.priceOf(amountOf(language, cost), chips(amount)),
    more ?? '',
  ].filter(Boolean);
}

/** A price in a sentence, for a screen reader. */
export function priceSpoken(priced: Priced, words: BankText, language: string): string {
  const { more, ...plain } = priced;
  const [price = '', of] = priceTold(plain, words, language);
  const told = of ? words.priceSaid(priced.place, price, of) : words.priceAt(priced.place, price);
  return words.sentence(more ? `${told} (${more})` : told);
}

/** What hides a slip, and what it must not cover: cards, chips, buttons, and all text. */
const HARD =
  '.card, .stake, .ghost, .big, .left, .tip, .who, .tool, .bar, .head, .drawer, .gloss, .slot, .abacus, [data-do]:not([data-drop])';
/** Places for other bets: a slip on one of them would seem to belong to it. */
const PLACES = '[data-drop]';

/** The table it is on. */
interface Where {
  readonly root: ShadowRoot;
  readonly words: BankText;
  readonly language: string;
}

/** Shows a price at a place of a table, or removes it. */
export function tag(table: Where, at: HTMLElement | undefined, priced: Priced | undefined): void {
  const layer = table.root.querySelector<HTMLElement>('.frame');
  if (!layer) return;
  const before = layer.querySelector<HTMLElement>(':scope > .price');
  for (const other of layer.querySelectorAll('[data-price]')) {
    if (other === at) continue;
    other.removeAttribute('data-price');
    if (other.getAttribute('aria-describedby') === 'price') other.removeAttribute('aria-describedby');
  }
  if (!at || !priced) {
    before?.remove();
    return;
  }
  const slip = before ?? layer.ownerDocument.createElement('p');
  const [price = '', ...others] = priceTold(priced, table.words, table.language);
  const text = [priced.place, price, ...others].join(' · ');
  if (slip.dataset.told !== text) {
    const isFree = Math.abs(priced.cost / priced.amount) < NOTHING;
    Object.assign(slip, { id: 'price', className: isFree ? 'price free' : 'price' });
    slip.dataset.told = text;
    unwrapTranslated(slip);
    render(html`<i>${priced.place}</i> <b>${price}</b>${others.map(other => html` <span>${other}</span>`)}`, slip);
  }
  if (!before) {
    layer.append(slip);
    follow(layer, slip);
  }
  at.dataset.price = '';
  // a term is described by its explanation
  if (!at.dataset.term) at.setAttribute('aria-describedby', 'price');
  stand(layer, slip, at);
  // whatever is moving, a rising card or chips on their way, has its position only afterwards
  const moving = [...layer.getAnimations({ subtree: true })].filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return target !== slip && effect?.getComputedTiming().endTime !== Infinity;
  });
  if (moving.length === 0) return;
  void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
    if (slip.isConnected && at.isConnected && slip.dataset.told === text) stand(layer, slip, at);
  });
}

/** Moves a slip when a bubble appears or goes, and when the table or its type changes size. */
function follow(layer: HTMLElement, slip: HTMLElement): void {
  const again = (): void => {
    const at = layer.querySelector<HTMLElement>('[data-price]');
    if (slip.isConnected && at) stand(layer, slip, at);
    if (slip.isConnected) return;
    bubbles.disconnect();
    sizes.disconnect();
  };
  const bubbles = new MutationObserver(again);
  const sizes = new ResizeObserver(again);
  bubbles.observe(layer, { childList: true });
  sizes.observe(layer);
  // the status line shows a change of type size; the slip itself is resized while it is placed
  const line = layer.querySelector('.say');
  if (line) sizes.observe(line);
}

/** How a slip may look, on one line or several, with the name of its place or without; and how much worse that is. */
const LOOKS = [
  ['near', 0],
  ['near tall', 14],
  ['far', 10],
  ['far tall', 24],
] as const;

/** A look with a position this good is taken (px). */
const GOOD_ENOUGH_PX = 30;

/** Puts the slip beside its place where it hides nothing; it is invisible if there is no such position. */
function stand(layer: HTMLElement, slip: HTMLElement, at: HTMLElement): void {
  const areaOf = (element: Element): Area => areaIn(layer, element.getBoundingClientRect());
  const own = areaOf(at);
  const outline = outlineOf(at, own);
  const others = [...layer.querySelectorAll<HTMLElement>(PLACES)].filter(
    other => other !== at && !outline && other.checkVisibility(),
  );
  const around = {
    about: areaOf(at.querySelector('.stake, .ghost') ?? at.querySelector('.name') ?? at),
    outline,
    taken: takenIn(layer, slip, at),
    others: others.map(areaOf),
  };
  const cloth = layer.querySelector('.cloth') ?? layer;
  // on the layout of the bet, if it has room; else anywhere on the cloth
  for (const home of new Set([at.closest('[part=layout]') ?? cloth, cloth])) {
    let isGood = false;
    const lying = LOOKS.flatMap(([look, dislike]) => {
      if (isGood) return [];
      slip.dataset.look = look;
      const { height, width } = slip.getBoundingClientRect();
      const size = { width: Math.ceil(width), height: Math.ceil(height) };
      const here = placed(size, { ...around, cloth: areaOf(home) });
      const fits = here && (look.startsWith('far') || isNear(here, own, outline));
      isGood = !!fits && here.cost < GOOD_ENOUGH_PX;
      return fits ? [{ ...here, look, cost: here.cost + dislike }] : [];
    });
    const [best] = lying.sort((one, other) => one.cost - other.cost);
    if (!best) continue;
    slip.dataset.look = best.look;
    Object.assign(slip.style, { left: `${best.left}px`, top: `${best.top}px`, visibility: '' });
    return;
  }
  slip.style.visibility = 'hidden';
}

/** The outline of a place that is cut out of the cloth, by its corners. */
function outlineOf(at: HTMLElement, { height, left, top, width }: Area): readonly Point[] | undefined {
  const corners = /^polygon\((.*)\)/.exec(getComputedStyle(at).clipPath)?.[1];
  return corners?.split(',').map((corner): Point => {
    const [x = 0, y = 0] = corner.trim().split(' ').map(parseFloat);
    return [left + (x / 100) * width, top + (y / 100) * height];
  });
}

/** What must stay visible in a frame. */
function takenIn(layer: HTMLElement, slip: HTMLElement, at: HTMLElement): readonly Area[] {
  const things = [...layer.querySelectorAll(HARD)]
    .filter(thing => thing !== at && !slip.contains(thing) && thing.checkVisibility({ visibilityProperty: true }))
    .map(thing => areaIn(layer, thing.getBoundingClientRect()));
  return [...things, ...textIn(layer, slip, '.bar, .unseen, .card, svg, style')].filter(
    ({ height, width }) => width > 0 && height > 0,
  );
}

const css = String.raw;

export const styles = css`
  .price {
    position: absolute;
    z-index: 5;
    box-sizing: border-box;
    display: flex;
    align-items: baseline;
    gap: 0 var(--space-3);
    width: max-content;
    margin: 0;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--round-2);
    background: rgb(0 0 0 / 0.62);
    color: var(--text);
    font-size: var(--type-s);
    line-height: 1.3;
    white-space: nowrap;
    pointer-events: none;
    animation: price-comes 0.16s 0.1s both;
  }
  @keyframes price-comes {
    from {
      opacity: 0;
    }
  }
  .price[data-look~='tall'] {
    flex-direction: column;
  }
  .price[data-look~='near'] i {
    display: none;
  }
  .price i {
    font: 600 1em/1.3 var(--figure-font);
    font-variant-caps: small-caps;
    letter-spacing: 0.06em;
    color: var(--gilt);
  }
  .price b {
    font-weight: 600;
  }
  .price.free b {
    color: var(--win);
  }
  .price span {
    color: var(--text-2);
  }
  .price:not([data-look~='tall']) span::before {
    content: '· ' / '';
  }
  @media (forced-colors: active) {
    .price {
      background: Canvas;
      outline: 1px solid CanvasText;
    }
    .price :is(i, b, span),
    .price.free b {
      color: CanvasText;
    }
  }
`;
