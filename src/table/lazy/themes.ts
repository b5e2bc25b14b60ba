import type { Cloth } from '../look/settings.js';

/** The themes beside the green cloth. Loaded when a table uses one of them. */
const css = String.raw;

/** The middle of each cloth, the cloth, its edge; green is in the style sheet of every table. */
const COLOURS: Readonly<Record<Exclude<Cloth, 'green'>, readonly [string, string, string]>> = {
  bordeaux: ['#6d1c2f', '#5a1526', '#370a16'],
  midnight: ['#263a6b', '#1b2c56', '#0f1a37'],
};
const cloths = Object.entries(COLOURS).map(
  ([name, [middle, cloth, edge]]) => css`
    :host([theme='${name}']) {
      --cloth-hi: var(--tv-cloth-hi, ${middle});
      --cloth: var(--tv-cloth, ${cloth});
      --cloth-lo: var(--tv-cloth-lo, ${edge});
    }
  `,
);

export const styles = css`
  ${cloths.join('')}
  :host([theme='plain']) {
    --accent: var(--tv-accent, light-dark(#7a4e00, #e8bd6a)); /* What stands out in the theme “plain”. */
    --text: var(--tv-text, inherit);
    --text-2: var(--tv-text-2, color-mix(in srgb, currentColor 78%, transparent));
    --gilt: var(--tv-gilt, currentColor);
    --gilt-line: var(--tv-gilt-line, color-mix(in srgb, currentColor 48%, transparent));
    --gilt-soft: var(--tv-gilt-soft, color-mix(in srgb, currentColor 22%, transparent));
    --win: var(--tv-win, var(--accent));
    --accent-text: var(--tv-accent-text, light-dark(#fff, #221704)); /* Text on what stands out in the theme “plain”. */
    --win-text: var(--tv-win-text, var(--accent-text));
    --loss: var(--tv-loss, light-dark(#a3192b, #ff9c9c));
    --glow: color-mix(in srgb, var(--accent) 12%, transparent);
    --red: light-dark(#b3202f, #ff8d86);
    --shade: color-mix(in srgb, currentColor 8%, transparent);
    --focus: var(--tv-focus, var(--accent));
    --rail: var(--tv-rail, Canvas);
    --rail-hi: var(--rail);
    --rail-lo: var(--rail);
    --rail-text: var(--tv-rail-text, inherit);
    --rail-text-2: var(--tv-rail-text-2, color-mix(in srgb, currentColor 78%, transparent));
    --button: var(--tv-button, transparent);
    --button-lo: var(--tv-button-lo, transparent);
    --button-edge: var(--tv-button-edge, color-mix(in srgb, currentColor 55%, transparent));
    --off: color-mix(in srgb, currentColor 62%, transparent);
    --off-ground: transparent;
    --prime: var(--tv-prime, var(--accent));
    --prime-lo: var(--tv-prime-lo, var(--accent));
    --prime-text: var(--tv-prime-text, var(--accent-text));
  }
  :host([theme='plain']),
  :host([theme='plain']) .containing {
    color: inherit;
    color-scheme: inherit;
  }
  :host([theme='plain']) :is(.frame, .top h2, .button:not([aria-disabled='true']), .tool, .purse b) {
    color: var(--tv-rail-text, inherit);
  }
  :host([theme='plain']) :is(.table, .cloth, .now) {
    color: var(--tv-text, inherit);
  }
  :host([theme='plain']) .frame {
    background: var(--tv-rail, none);
  }
  :host([theme='plain']) .cloth {
    background: var(--tv-cloth, none);
  }
  :host([theme='plain']) :is(.frame, .cloth) {
    box-shadow: none;
    border: 1px solid var(--gilt-line);
    border-radius: var(--round-3);
  }
  :host([theme='plain']) :is(.now, .lettering) {
    text-shadow: none;
  }
  :host([theme='plain']) .button {
    box-shadow: none;
  }
  :host([theme='plain']) .plate {
    background: none;
    color: inherit;
  }
  :host([theme='plain']) .button:is(.prime:not(.idle), [aria-checked='true']):not([aria-disabled='true']) {
    color: var(--prime-text);
    border-color: transparent;
  }
  :host([theme='plain']) .button:not(.prime, [aria-checked='true'], [aria-disabled='true']):is(:hover, :active) {
    background: var(--glow);
  }
`;
