import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { Listeners, Over, Tags } from './tags.js';

/** The tags in Preact's types. */
export type PreactTags = {
  [Tag in keyof Tags]: Over<
    Tags[Tag]['props'] & Listeners<Tag, 'on'>,
    HTMLAttributes<Tags[Tag]['element']> & ClassAttributes<Tags[Tag]['element']>
  >;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactTags {}
  }
}
