import { setCustomElementsManifest, type Preview, type StoryContext } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { html as tagged, unsafeStatic } from 'lit/static-html.js';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import manifest from '../dist/custom-elements.json' with { type: 'json' };
import { controlsOf, declarationOf, setAttributes, tagOf } from './controls.mjs';
import ElementPage from './element-page.mdx';
import { lineOf, shortOf } from './heard.mjs';
import './docs.css';
import { docs } from './theme.ts';

setCustomElementsManifest(manifest);

// what a story waits for comes when the machine gets to it: only the runner ends a story that hangs (ms)
configure({ asyncUtilTimeout: 30_000 });

const EVENTS = manifest.modules[0]!.declarations[0]!.events.map(({ name }) => name);

/** Tells the Actions panel what a table fires. */
const heard = ({ type, detail }: CustomEvent) => action(type)(lineOf(detail), shortOf(detail));

const indented = (text: string) => text.replace(/^/gm, '  ');

/** The style that a story gives its table, on this table only. */
const styled = (css: string | undefined) =>
  css &&
  html`<style>
    ${css.replace(/^[\w-]+(?= \{)/m, '.ours')}
  </style>`;

const preview: Preview = {
  // a table with its attributes, as a page has it
  render: (args, { component, parameters }) => {
    const tag = unsafeStatic(String(component));
    const give = (element?: Element) => element && setAttributes(element, args);
    return html`${styled(parameters.css)}${tagged`<${tag} class=${parameters.css ? 'ours' : nothing} ${ref(give)}></${tag}>`}`;
  },
  argTypesEnhancers: [
    ({ component, argTypes }) => (component && declarationOf(component) ? controlsOf(component) : argTypes),
  ],
  decorators: [
    story =>
      html`<div ${ref(place => EVENTS.forEach(name => place?.addEventListener(name, heard as EventListener)))}>
        ${story()}
      </div>`,
  ],
  // only the runner can emulate; by hand, the browser's developer tools do
  beforeEach: ({ parameters }) => globalThis.emulate?.(parameters.emulate ?? {}),
  // a table takes the shape of its box in the first frame on the page: axe looks at it afterwards
  afterEach: () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        order: ['Welcome', 'Trente et Quarante', 'Seven Card Stud', 'Einundvierzig', 'Faro', '*', 'Recipes', 'Tests'],
      },
    },
    // a violation fails the story, in the panel and in `npm run test:stories`
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      theme: docs,
      page: ElementPage,
      codePanel: true,
      toc: { headingSelector: 'h2', title: 'On this page' },
      source: {
        transform: (code: string, { component, args, parameters }: StoryContext) =>
          component
            ? [parameters.css && `<style>\n${indented(parameters.css)}\n</style>\n`, tagOf(component, args)]
                .filter(Boolean)
                .join('\n')
            : code,
      },
    },
  },
};

export default preview;
