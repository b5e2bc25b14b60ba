/** The page around every test story. */
import type { Decorator, Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { html as tagged, unsafeStatic } from 'lit/static-html.js';

declare global {
  /** Provided by the story runner: media features of the browser, `{ 'forced-colors': 'active' }`. */
  var emulate: ((features: Readonly<Record<string, string>>) => Promise<void>) | undefined;
}

export type Args = Readonly<Record<string, string | number | undefined>>;

/** The table's width on the page, and the page's colours. */
export interface PageParameters {
  readonly width?: number;
  readonly dark?: boolean;
}

/** The default width of a story's table. */
const WIDTH = 1040;

const onPage: Decorator<Args> = (story, { parameters }) => {
  const { width = WIDTH, dark = false } = (parameters.page ?? {}) as PageParameters;
  const colours = dark
    ? 'background: #14171c; color: #e8e6e1; color-scheme: dark'
    : 'background: #f4f2ec; color: #1d1b17; color-scheme: light';
  return html`<div style="box-sizing: border-box; min-height: 100vh; padding: 12px 0; ${colours}">
    <div style="width: ${width}px; margin: auto; max-width: ${width > WIDTH ? 'none' : '100%'}">${story()}</div>
  </div>`;
};

/** Common to every test story: no motion, English, and no controls, since it is one state of a table. */
export const META: Pick<Meta<Args>, 'args' | 'decorators' | 'parameters'> = {
  args: { speed: 'instant', lang: 'en' },
  decorators: [onPage],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};

/**
 * Makes stories at an element's prepared tables, whose rules are their own: `at` as Storybook has them, and `played` by
 * who sits there. `playersAt` says who that is if the story does not.
 */
export function storiesAt<Deal, Player>(
  tag: string,
  portsOf: (deal: Deal) => unknown,
  sit: (canvas: HTMLElement) => Promise<Player>,
  playersAt?: (deal: Deal) => string,
) {
  const at = (deal: Deal, story: StoryObj<Args> = {}): StoryObj<Args> => ({
    ...story,
    render: args => {
      const attributes = { players: playersAt?.(deal), ...args };
      const put = (element?: Element): void => {
        const table = element as (Element & { ports?: unknown }) | undefined;
        if (!table) return;
        for (const [name, value] of Object.entries(attributes))
          if (value !== undefined) table.setAttribute(name, String(value));
        table.ports ??= portsOf(deal);
      };
      const name = unsafeStatic(tag);
      return tagged`<${name} ${ref(put)}></${name}>`;
    },
  });
  type Plays = (player: Player) => void | Promise<void>;
  const played = (deal: Deal, ...story: readonly [Plays] | readonly [Args, Plays]): StoryObj<Args> => {
    const [args, plays] = story.length === 2 ? story : [{}, story[0]];
    return at(deal, { args, play: async ({ canvasElement }) => plays(await sit(canvasElement)) });
  };
  return { at, played };
}

export const page = (width: number, dark = false): { readonly page: PageParameters } => ({ page: { width, dark } });
