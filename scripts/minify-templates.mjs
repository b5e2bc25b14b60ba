// Makes html`…`, svg`…` and css`…` smaller. White space that holds a line break is read as in JSX: beside a tag or an
// expression it is nothing, within prose it is a space; a wanted space beside a tag stands on the line. Each text node
// saved is saved at every table of a page. The plugin finds the templates and keeps the source maps; its own minifiers are not used: they drop the slash of <path/> (what follows then lies inside the path),
// empty attributes such as alt="", and leave css`…` with expressions as it is.
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import { transformSync } from 'esbuild';

/** Beside these, white space is not seen; SVG's <text> and <tspan> are none of them. */
const BLOCK = new Set(
  (
    'div section header footer main nav article aside p ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr ' +
    'th td caption fieldset legend form hr template style dialog details summary figure figcaption ' +
    'svg g defs symbol use path circle ellipse rect line polyline polygon image lineargradient radialgradient stop ' +
    'pattern mask clippath filter title desc'
  ).split(' '),
);
const isBlock = tag => BLOCK.has(/^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1].toLowerCase());

/** A tag; a quoted value may hold a >. */
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/.source;
const SPACE_TAG = new RegExp(` (${TAG})`, 'gi');
const TAG_SPACE = new RegExp(`(${TAG}) `, 'gi');

export function minifyHtml(html) {
  if (/<(pre|textarea)\b/i.test(html)) return html;
  return html
    .replace(/<!--.*?-->/gs, comment => (comment.includes(MARK) ? comment : ''))
    .replace(new RegExp(TAG, 'gi'), tag => tag.replace(/\s*\n\s*/g, ' ').replace(/ (?=\/?>$)/, ''))
    .replace(new RegExp(`(?<=>|${MARK}|^)\\s*\\n\\s*|\\s*\\n\\s*(?=<|${MARK}|$)`, 'g'), '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(SPACE_TAG, (all, tag) => (isBlock(tag) ? tag : all))
    .replace(TAG_SPACE, (all, tag) => (isBlock(tag) ? tag : all));
}

const hex = channel => Math.round(channel).toString(16).padStart(2, '0');

/** A colour with its alpha as #rgba or #rrggbbaa: esbuild leaves `rgb()` where it does not know the property’s values. */
const asHex = (_, red, green, blue, alpha) =>
  `#${[red, green, blue, 255 * alpha].map(hex).join('')}`.replace(/^#(.)\1(.)\2(.)\3(.)\4$/, '#$1$2$3$4');

/** What esbuild leaves in the values of custom properties and of filters. */
const tighter = css =>
  css.replace(/(--[\w-]+)([:,]) /g, '$1$2').replace(/rgb\((\d+) (\d+) (\d+) \/ (\.?\d+(?:\.\d+)?)\)/g, asHex);

export function minifyCss(css) {
  if (css.includes('\\')) return css; // what an escape means here, the template decides
  const { code, warnings } = transformSync(css, { loader: 'css', minify: true, charset: 'utf8', logLevel: 'silent' });
  if (!css.includes(MARK))
    for (const { text, location } of warnings) console.warn(`css: ${text}: ${location?.lineText}`);
  const keeps = code.split(MARK).length === css.split(MARK).length;
  return keeps && !/[\\`]|\$\{/.test(code) ? tighter(code.trim()) : css;
}

/** Stands where an expression was; reads as a name in HTML and in CSS. */
const MARK = 'lit-expression-here';
const CSS = '/* css */';

export function minifyTemplates() {
  const styles = new WeakSet();
  return literalsHtmlCssMinifier({
    failOnError: true,
    options: {
      shouldMinifyCSS: () => false,
      shouldMinify: ({ tag, parts }) => {
        if (tag === 'css') styles.add(parts);
        return tag === 'css' || tag === 'html' || tag === 'svg';
      },
      strategy: {
        getPlaceholder: () => MARK,
        combineHTMLStrings: (parts, mark) => (styles.has(parts) ? CSS : '') + parts.map(part => part.text).join(mark),
        minifyHTML: text => (text.startsWith(CSS) ? minifyCss(text.slice(CSS.length)) : minifyHtml(text)),
        splitHTMLByPlaceholder: (text, mark) => text.split(mark),
      },
    },
  });
}
