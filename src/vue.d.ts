import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Heard, Over, Tags } from './tags.js';

/** A tag in Vue's templates. */
type Component<Tag extends keyof Tags> = new () => Tags[Tag]['element'] & {
  $props: Over<Tags[Tag]['properties'], HTMLAttributes> & PublicProps;
  $emit: EmitFn<{
    [Name in keyof Tags[Tag]['events']]: (event: Heard<Tags[Tag]['events'][Name], Tags[Tag]['element']>) => void;
  }>;
  $slots: { default?(): unknown };
};

/** The tags as global components. */
export type VueTags = { [Tag in keyof Tags]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
