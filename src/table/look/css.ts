/** What a style sheet is written with: its tag, by whose name tools know it, and the conditions of its box. */
export * as box from './box.js';

export const css = String.raw;
