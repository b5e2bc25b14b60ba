import type { JSX } from 'solid-js';
import type { Listeners, Over, Tags } from './tags.js';

/** Properties, where Solid is told to set one. */
type AsProperty<Properties> = { [Name in keyof Properties as `prop:${Name & string}`]?: Properties[Name] };
/** Attributes, where Solid is told to set one. */
type AsAttribute<Attributes> = { [Name in keyof Attributes as `attr:${Name & string}`]?: Attributes[Name] };

/** The tags as Solid takes them. */
export type SolidTags = {
  [Tag in keyof Tags]: Over<
    Tags[Tag]['props'] &
      AsProperty<Tags[Tag]['properties']> &
      AsAttribute<Tags[Tag]['attributes']> &
      Listeners<Tag, 'on:'>,
    JSX.HTMLAttributes<Tags[Tag]['element']>
  >;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidTags {}
  }
}
