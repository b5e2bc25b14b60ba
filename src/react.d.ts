import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Listeners, Over, Tags } from './tags.js';

/** The tags in React 19's types. */
export type ReactTags = {
  [Tag in keyof Tags]: Over<
    Tags[Tag]['props'] & Listeners<Tag, 'on'>,
    DetailedHTMLProps<HTMLAttributes<Tags[Tag]['element']>, Tags[Tag]['element']>
  >;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}
