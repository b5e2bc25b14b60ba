import type { JSX } from 'solid-js';
import type { Listeners, Over, Tags } from './tags.js';

/** Properties set explicitly in Solid. */
type AsProperty<Properties> = { [Name in keyof Properties as `prop:${Name & string}`]?: Properties[Name] };
/** Attributes set explicitly in Solid. */
type AsAttribute<Attributes> = { [Name in keyof Attributes as `attr:${Name & string}`]?: Attributes[Name] };

/** The tags in Solid's types. */
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
