import type { Listeners, Tags } from './tags.js';

/** Attributes of every element, in any framework. */
interface Common {
  children?: unknown;
  class?: string | undefined;
  className?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  hidden?: boolean | undefined;
  id?: string | undefined;
  key?: string | number | undefined;
  lang?: string | undefined;
  part?: string | undefined;
  ref?: unknown;
  slot?: string | undefined;
  style?: unknown;
  title?: string | undefined;
}

/** The tags for your own JSX: `interface IntrinsicElements extends CustomElements {}`. */
export type CustomElements = {
  [Tag in keyof Tags]: Tags[Tag]['props'] & Listeners<Tag, 'on'> & Common;
};
