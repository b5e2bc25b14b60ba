import type { HTMLAttributes } from 'svelte/elements';
import type { Listeners, Over, Tags } from './tags.js';

/** The tags in Svelte 5's types. */
export type SvelteTags = {
  [Tag in keyof Tags]: Over<Tags[Tag]['props'] & Listeners<Tag, 'on'>, HTMLAttributes<Tags[Tag]['element']>>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
