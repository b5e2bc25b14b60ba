// The few forms of Markdown that the generated parts of the documents use.

const cell = text => String(text ?? '').replaceAll('|', '\\|');

/** A table of a head and rows of cells. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');

export const code = text => `\`${text}\``;
