import type { HTMLAttributes } from 'svelte/elements';
import type { Listeners, Over, Tags } from './tags.js';

/** The tags as Svelte 5 takes them. */
export type SvelteTags = {
  [Tag in keyof Tags]: Over<Tags[Tag]['props'] & Listeners<Tag, 'on'>, HTMLAttributes<Tags[Tag]['element']>>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
