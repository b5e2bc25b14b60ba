// Minifies html`…`, svg`…` and css`…`. White space with a line break is treated as in JSX: beside a tag or an
// expression it is removed, within prose and before an expression in a paragraph it becomes a space; any other wanted
// space beside a tag must be on the same line. Each text node saved is saved at every table of a page. The plugin finds
// the templates and keeps the source maps; its own minifiers are not used: they drop the slash of <path/> (so that what
// follows ends up inside the path), empty attributes such as alt="", and leave css`…` with expressions unchanged.
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import { transformSync } from 'esbuild';

/** White space beside these is not rendered; SVG's <text> and <tspan> are not among them. */
const BLOCK = new Set(
  (
    'div section header footer main nav article aside p ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr ' +
    'th td caption fieldset legend form hr template style dialog details summary figure figcaption ' +
    'svg g defs symbol use path circle ellipse rect line polyline polygon image lineargradient radialgradient stop ' +
    'pattern mask clippath filter title desc'
  ).split(' '),
);
const isBlock = tag => BLOCK.has(/^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1].toLowerCase());

/** A tag; a quoted value may contain a >. */
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/.source;
const SPACE_TAG = new RegExp(` (${TAG})`, 'gi');
const TAG_SPACE = new RegExp(`(${TAG}) `, 'gi');

export function minifyHtml(html) {
  if (/<(pre|textarea)\b/i.test(html)) return html;
  return sentencesApart(html)
    .replace(/<!--.*?-->/gs, comment => (comment.includes(MARK) ? comment : ''))
    .replace(new RegExp(TAG, 'gi'), tag => tag.replace(/\s*\n\s*/g, ' ').replace(/ (?=\/?>$)/, ''))
    .replace(new RegExp(`(?<=>|${MARK}|^)\\s*\\n\\s*|\\s*\\n\\s*(?=<|${MARK}|$)`, 'g'), '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(SPACE_TAG, (all, tag) => (isBlock(tag) ? tag : all))
    .replace(TAG_SPACE, (all, tag) => (isBlock(tag) ? tag : all));
}

/** In a paragraph a line break before an expression separates two sentences, which must not run together. */
const sentencesApart = html =>
  html.replace(/<p[ >][^]*?<\/p>/g, paragraph =>
    paragraph.replace(new RegExp(`(${MARK}|</\\w+>)\\s*\\n\\s*(?=${MARK})`, 'g'), '$1 '),
  );

const hex = channel => Math.round(channel).toString(16).padStart(2, '0');

/** A colour with alpha as #rgba or #rrggbbaa: esbuild leaves `rgb()` if it does not know the property’s values. */
const asHex = (_, red, green, blue, alpha) =>
  `#${[red, green, blue, 255 * alpha].map(hex).join('')}`.replace(/^#(.)\1(.)\2(.)\3(.)\4$/, '#$1$2$3$4');

/** Minifies what esbuild leaves in the values of custom properties and of filters. */
const tighter = css =>
  css.replace(/(--[\w-]+)([:,]) /g, '$1$2').replace(/rgb\((\d+) (\d+) (\d+) \/ (\.?\d+(?:\.\d+)?)\)/g, asHex);

/** Minifies a sheet. @throws {Error} if the minifier would lose or move one of its expressions. */
export function minifyCss(css) {
  if (css.includes('\\')) return css; // only the template knows what an escape means here
  // declarations included by rules
  if (!css.includes('{')) return `${minifyCss(`a{${css}}`).slice(2, -1)};`;
  const { code, warnings } = transformSync(css, { loader: 'css', minify: true, charset: 'utf8', logLevel: 'silent' });
  const marks = css.match(IN_SHEET);
  if (!marks) for (const { text, location } of warnings) console.warn(`css: ${text}: ${location?.lineText}`);
  if (/[\\`]|\$\{/.test(code)) return css;
  if (String(code.match(IN_SHEET)) !== String(marks))
    throw new Error(`A sheet cannot be made smaller, for an expression would be lost: ${css.slice(0, 200)} …`);
  return tighter(code.trim());
}

/** Replaces an expression; parses as a name in HTML. */
const MARK = 'lit-expression-here';
const CSS = '/* css */';

/** The same in a sheet: a name in CSS, or an at-rule. */
const IN_SHEET = /@lit-expression-\d+-here;?|lit-expression-\d+-here/g;

/**
 * A sheet with a distinct mark for each expression, since a minifier merges identical rules. Rules included as a whole,
 * on a line of their own, become an at-rule, or the next rule would be parsed as part of their selector.
 */
const markedSheet = parts =>
  parts.reduce((before, after, at) => {
    const isRule = /[{};/]\s*$/.test(before) && /^\s*\n/.test(after);
    return before + (isRule ? `@lit-expression-${at}-here;` : `lit-expression-${at}-here`) + after;
  });

export function minifyTemplates() {
  const sheets = new WeakSet();
  return literalsHtmlCssMinifier({
    failOnError: true,
    options: {
      shouldMinifyCSS: () => false,
      shouldMinify: ({ tag, parts }) => {
        if (tag === 'css') sheets.add(parts);
        return tag === 'css' || tag === 'html' || tag === 'svg';
      },
      strategy: {
        getPlaceholder: () => MARK,
        combineHTMLStrings: (parts, mark) => {
          const texts = parts.map(part => part.text);
          return sheets.has(parts) ? CSS + markedSheet(texts) : texts.join(mark);
        },
        minifyHTML: text => (text.startsWith(CSS) ? minifyCss(text.slice(CSS.length)) : minifyHtml(text)),
        splitHTMLByPlaceholder: (text, mark) => text.split(text.includes(mark) ? mark : IN_SHEET),
      },
    },
  });
}
