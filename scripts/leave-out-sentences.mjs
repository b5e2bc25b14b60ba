// Why an action is refused is said by a code and by a sentence. A CDN entry keeps the codes: `refuse(code, sentence)`
// becomes `refuse(code)`. The sentences lie in the chunk of the whole rules, which a table loads when it refuses something.

/** Blanks the second argument of every call of `refuse`; every other character stays in its place, so source maps hold. */
export const leaveOutSentences = () => ({
  name: 'leave-out-sentences',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('refuse(')) return null;
    const blanks = [];
    visit(this.parse(code), ({ type, callee, arguments: given }) => {
      if (type === 'CallExpression' && callee.name === 'refuse' && given.length === 2)
        blanks.push([given[0].end, given[1].end]);
    });
    for (const [from, to] of blanks)
      code = code.slice(0, from) + code.slice(from, to).replace(/[^\n]/g, ' ') + code.slice(to);
    return { code, map: null };
  },
});

function visit(node, see) {
  if (typeof node?.type === 'string') see(node);
  for (const child of Object.values(node ?? {})) if (child && typeof child === 'object') visit(child, see);
}
