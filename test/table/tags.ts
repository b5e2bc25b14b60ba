/** The tags of all elements, which this registers: what holds for every table is tried at each, at a new one too. */
import * as tables from '../../src/index.js';

/** `TrenteQuaranteBoard` is `trente-quarante-board`. */
const tagOf = (name: string): string => name.replace(/(?!^)[A-Z]/g, letter => `-${letter}`).toLowerCase();

export type Tag = Extract<keyof HTMLElementTagNameMap, `${string}-${'board' | 'table' | 'layout'}`>;

export const TAGS = Object.keys(tables)
  .filter(name => name.startsWith('define'))
  .map(name => tagOf(name.slice('define'.length)) as Tag);
