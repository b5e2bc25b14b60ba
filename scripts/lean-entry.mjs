// What a CDN entry leaves to the chunk of the whole game, which a table loads when it refuses something or reads a log:
// - the sentences of refusals: `refuse(code, sentence)` becomes `refuse(code)`;
// - the bodies of functions and methods whose docblock says `@whole`.
// What is left out becomes blanks, and every other character stays in its place, so source maps hold.

export const leanEntry = () => ({
  name: 'lean-entry',
  transform(code, id) {
    if (id.includes('node_modules') || !/refuse\(|@whole\b/.test(code)) return null;
    const whole = new Set();
    for (const { 0: comment, index } of code.matchAll(/\/\*\*(?:(?!\*\/)[^])*@whole\b(?:(?!\*\/)[^])*\*\/\s*/g))
      whole.add(index + comment.length);
    const blanks = [];
    visit(this.parse(code), node => {
      const { type, callee, arguments: given } = node;
      if (type === 'CallExpression' && callee.name === 'refuse' && given.length === 2)
        blanks.push([given[0].end, given[1].end]);
      const body = (node.value ?? node).body;
      if (whole.delete(node.start) && body) blanks.push([body.start + 1, body.end - 1]);
    });
    if (whole.size > 0) this.error(`@whole in ${id} stands before no function`);
    for (const [from, to] of blanks)
      code = code.slice(0, from) + code.slice(from, to).replace(/[^\n]/g, ' ') + code.slice(to);
    return { code, map: null };
  },
});

function visit(node, see) {
  if (typeof node?.type === 'string') see(node);
  for (const child of Object.values(node ?? {})) if (child && typeof child === 'object') visit(child, see);
}
