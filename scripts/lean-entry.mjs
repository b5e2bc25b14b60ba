// What a CDN entry leaves to the chunk of the whole game, which a table loads when it refuses something or reads a log:
// - the sentences of refusals: `refuse(code, sentence)` becomes `refuse(code)`;
// - what functions and methods take and do whose docblock says `@whole`.
// A copy of all fields, with changes, that is written out for the speed of simulations becomes a spread: a screen has time.
// What is left out becomes blanks, and every other character stays in its place, so source maps hold.

export const leanEntry = () => ({
  name: 'lean-entry',
  transform(code, id) {
    if (id.includes('node_modules')) return null;
    const whole = new Set();
    for (const { 0: comment, index } of code.matchAll(/\/\*\*(?:(?!\*\/)[^])*@whole\b(?:(?!\*\/)[^])*\*\/\s*/g))
      whole.add(index + comment.length);
    const blanks = [];
    const spreads = [];
    visit(this.parse(code), node => {
      const { type, callee, arguments: given } = node;
      if (type === 'CallExpression' && callee.name === 'refuse' && given.length === 2)
        blanks.push([given[0].end, given[1].end]);
      if (isCopy(node)) spreads.push(node);
      const { body, params = [] } = node.value ?? node.declaration ?? node;
      if (!body || !whole.delete(node.start)) return;
      if (params.length > 0) blanks.push([params[0].start, params.at(-1).end]);
      blanks.push([body.start + 1, body.end - 1]);
    });
    if (whole.size > 0) this.error(`@whole in ${id} stands before no function`);
    if (blanks.length + spreads.length === 0) return null;
    for (const [from, to] of blanks) code = code.slice(0, from) + blank(code, from, to) + code.slice(to);
    for (const { params, body, end } of spreads.toReversed()) {
      const [whole, ...parts] = params.map(nameOf);
      const from = parts[0] ? body.start : params[1].start;
      const spread = parts[0] ? `{ ...${whole}, ${parts.join(', ')} })` : `changes) => ({ ...${whole}, ...changes })`;
      code = code.slice(0, from) + blank(code, from, end) + spread + code.slice(end);
    }
    return { code, map: null };
  },
});

const blank = (code, from, to) => code.slice(from, to).replace(/[^\n]/g, ' ');

/** The name of a parameter, if it has one; with a default or without. */
const nameOf = ({ name, left }) => name ?? left?.name;

/**
 * Whether a function is `(whole, { a = whole.a, b = whole.b }) => ({ a, b, c: whole.c })`, with whatever names, or
 * `(whole, a, b = whole.b) => ({ a, b, c: whole.c })`.
 */
export function isCopy({ type, params, body }) {
  if (type !== 'ArrowFunctionExpression' || params.length < 2 || body.type !== 'ObjectExpression') return false;
  const [whole, ...parts] = params;
  if (whole.type !== 'Identifier') return false;
  const ofWhole = (node, key) =>
    node?.type === 'MemberExpression' &&
    node.object.name === whole.name &&
    !node.computed &&
    node.property.name === key;
  const withDefault = part => part?.type === 'AssignmentPattern' && ofWhole(part.right, part.left.name);
  const changed =
    parts.length === 1 && parts[0].properties
      ? parts[0].properties.map(({ key, value }) => withDefault(value) && value.left.name === key.name && key.name)
      : parts.map(part => (part.type === 'Identifier' || withDefault(part)) && nameOf(part));
  const copied = body.properties.map(({ type, key, value }) => type === 'Property' && { key: key.name, value });
  return (
    changed.length > 0 &&
    changed.every(name => copied.some(({ key, value }) => key === name && value.name === name)) &&
    copied.every(({ key, value }) => (value?.name === key ? changed.includes(key) : ofWhole(value, key)))
  );
}

function visit(node, see) {
  if (typeof node?.type === 'string') see(node);
  for (const child of Object.values(node ?? {})) if (child && typeof child === 'object') visit(child, see);
}
