import { html, type TemplateResult } from 'lit';

const PATHS = {
  undo: 'M9 7L4 12L9 17M4 12H14A6 6 0 0 1 14 24',
  clear: 'M6 6L18 18M18 6L6 18',
  double: 'M4 8L10 16M10 8L4 16M14 10C14 6 20 6 20 10C20 13 14 15 14 17H20',
  rebet: 'M19 9A8 8 0 1 0 20 14M20 4V9H15',
  shield: 'M12 3L19 6V12C19 17 15.5 20 12 21.5C8.5 20 5 17 5 12V6Z',
  lock: 'M7 11V8A5 5 0 0 1 17 8V11M5 11H19V20H5Z',
  unlock: 'M7 11V7A5 5 0 0 1 16 4M5 11H19V20H5Z',
  info: 'M12 3A9 9 0 1 1 11.9 3M12 11V16.5M12 7.6V7.7',
  menu: 'M4 7H20M4 12H20M4 17H20',
  sound: 'M4 10H8L13 6V18L8 14H4ZM16 9C18 11 18 13 16 15',
  silence: 'M4 10H8L13 6V18L8 14H4ZM16 10L20 14M20 10L16 14',
  fold: 'M7 4H17V20H7ZM10 12H14',
  up: 'M12 19V5M6 11L12 5L18 11',
  step: 'M6 5L16 12L6 19ZM19 5V19',
  eye: 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9',
  full: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  people: 'M8.5 4A3.5 3.5 0 1 0 8.6 4M2 20C2 12 15 12 15 20M16 5A3 3 0 1 1 16 11M17 14C20 14 22 16 22 20',
  cards: 'M4 6H13V19H4ZM13 8.5L19.5 10L17 20.5L13 19.5',
  chart: 'M4 20H20M7 17V11M12 17V5M17 17V8',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon in the colour of the text. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
