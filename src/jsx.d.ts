import type { Listeners, Tags } from './tags.js';

/** What every element takes, whichever framework draws it. */
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

/** The tags for a JSX of your own: `interface IntrinsicElements extends CustomElements {}`. */
export type CustomElements = {
  [Tag in keyof Tags]: Tags[Tag]['props'] & Listeners<Tag, 'on'> & Common;
};
