// Checks the words of the texts against docs/language.md: part of `npm run lint`.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { LANGUAGES, nameOf } from './languages.mjs';

/** Languages by their headings in docs/language.md. */
const HEADINGS = Object.fromEntries(LANGUAGES.map(language => [nameOf(language), language]));

/** Typographic faults by language: what is wrong, and how it is found. `\uFFFC` stands for a filled-in value. */
const ANY = [
  ['a straight quotation mark', /["']/],
  ['two spaces', / {2}/],
  ['a plain space in a number', /\d \d{3}(?!\d)/],
  ['a percentage that is typed', /\d[\s\u00a0\u202f]?%/],
];
const SIGNS = {
  en: [
    ['a space before %', /[\s\u00a0\u202f]%/],
    ['a space before …', /[ \u00a0]…/],
    ['a sentence that begins with a relative who', /(?:^|[.!] )(?:Whoever|Who) [a-z]+ [^?.]*\./],
  ],
  de: [
    ['no space before …', /\p{L}…/u],
    ['no space before %', /\uFFFC%/],
    ['foreign quotation marks', /[«»”]/],
  ],
  fr: [
    ['no no-break space before : ; ! ? »', /(?<![\u00a0\u202f])[;!?»]|(?<![\u00a0\u202f]):(?!\d)/],
    ['no no-break space after «', /«(?![\u00a0\u202f])/],
    ['a space before …', /[ \u00a0]…/],
  ],
  it: [
    ['a space before %', /[\s\u00a0\u202f]%/],
    ['a space before …', /[ \u00a0]…/],
    ['foreign quotation marks', /[„“”]/],
  ],
};
for (const language of LANGUAGES)
  if (!SIGNS[language])
    throw new Error(
      `scripts/docs/words.mjs: SIGNS has no typographic faults for ${nameOf(language)}. Add “${language}”.`,
    );

/** The forbidden words of each language, from the glossary. */
export function neverSaid(glossary) {
  const never = Object.fromEntries(LANGUAGES.map(language => [language, []]));
  let language;
  for (const line of glossary.split('\n')) {
    language = /^## (.+)/.exec(line) ? HEADINGS[line.slice(3)] : language;
    const [, , words] = /^\| (.+) \| (.+) \|$/.exec(line) ?? [];
    if (language && words && words !== 'never' && !words.startsWith('-')) never[language].push(...words.split(', '));
  }
  return never;
}

/** What is wrong with a sentence of a language. */
export function faultsOf(said, language, never) {
  const signs = [...ANY, ...SIGNS[language]].flatMap(([what, pattern]) => (pattern.test(said) ? [what] : []));
  const isSaid = word => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(said);
  return [...signs, ...never[language].filter(isSaid).map(word => `never “${word}”`)];
}

/** The sentences in a source: its strings and templates, except imports, keys and types. */
export function sentencesOf(source, file = 'text.ts') {
  const sentences = [];
  const visit = node => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isRegularExpressionLiteral(node)) return;
    if (ts.isPropertyAssignment(node) || ts.isElementAccessExpression(node))
      return ts.forEachChild(node, child => (child === node.name ? undefined : visit(child)));
    if (ts.isCallExpression(node) && /\.(test|join|replace|endsWith)$/.test(node.expression.getText())) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) sentences.push(node.text);
    if (ts.isTemplateExpression(node))
      sentences.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\uFFFC'),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return sentences;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const never = neverSaid(readFileSync('docs/language.md', 'utf8'));
  const texts = new RegExp(`^[\\w-]+/text/(?:.*/)?(${LANGUAGES.join('|')})(?:\\.lazy)?\\.ts$`);
  for (const file of readdirSync('src', { recursive: true })) {
    const [, language] = texts.exec(file) ?? [];
    if (!language) continue;
    for (const said of sentencesOf(readFileSync(`src/${file}`, 'utf8'), file))
      for (const fault of faultsOf(said, language, never)) {
        console.error(`src/${file}: ${fault}: ${said}`);
        process.exitCode = 1;
      }
  }
}
