/** Templates are made smaller without changing their meaning. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

interface Minifier {
  readonly transform: (code: string, file: string) => Promise<{ readonly code: string } | null>;
}
/** A plain script, without types of its own. */
const path = '../scripts/build/minify-templates.mjs';
const { minifyTemplates } = (await import(new URL(path, import.meta.url).href)) as {
  minifyTemplates: () => Minifier;
};

/** What a literal is turned into. */
async function made(kind: 'css' | 'html', text: string): Promise<string> {
  const { transform } = minifyTemplates();
  const failing = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  const { code } = (await transform.call(failing, `const it = ${kind}\`${text}\`;`, 'some.styles.js'))!;
  return /`([^]*)`/.exec(code)![1]!;
}
const sheet = (css: string): Promise<string> => made('css', css);

describe('markup', () => {
  test('keeps sentences apart that are on separate lines in a paragraph', async () => {
    const paragraph = await made(
      'html',
      `<p class="solved">
        <b>\${verdict}</b>
        \${gain}
        \${reason}
      </p>`,
    );
    assert.equal(paragraph, '<p class="solved"><b>${verdict}</b> ${gain} ${reason}</p>');
  });

  test('loses line breaks between parts of the table', async () => {
    assert.equal(await made('html', `<div>\n  \${bar}\n  \${drawer}\n</div>`), '<div>${bar}${drawer}</div>');
  });
});

describe('a sheet', () => {
  test('keeps rules that look alike under two conditions', async () => {
    const made = await sheet(`
      \${WIDE} {
        .long {
          color: red;
        }
      }
      \${TALL} {
        .long {
          color: red;
        }
      }
    `);
    assert.equal(made, '${WIDE}{.long{color:red}}${TALL}{.long{color:red}}');
  });

  test('keeps two blocks with the same condition', async () => {
    const made = await sheet(`
      \${LOW} {
        .bar {
          gap: 0;
        }
      }
      \${LOW} {
        .cloth {
          gap: 0;
        }
      }
    `);
    assert.equal(made, '${LOW}{.bar{gap:0}}${LOW}{.cloth{gap:0}}');
  });

  test('takes rules in whole, alone in a block and before others', async () => {
    const made = await sheet(`
      \${WIDE} {
        \${faceless}
      }
      \${TALL} {
        \${faceless}
        .left {
          height: auto;
        }
      }
    `);
    assert.equal(made, '${WIDE}{${faceless}}${TALL}{${faceless}.left{height:auto}}');
  });

  test('keeps an expression inside a value', async () => {
    const made = await sheet(`
      .strut {
        --least: min(400px, (\${FLAT_ENOUGH}px - 100%) * 9999);
        width: \${WIDTH}px;
      }
    `);
    assert.equal(made, '.strut{--least:min(400px, (${FLAT_ENOUGH}px - 100%) * 9999);width:${WIDTH}px}');
  });

  test('may be declarations alone, followed by others', async () => {
    const made = await sheet(`
      position: absolute;
      clip-path: inset(50%);
    `);
    assert.equal(made, 'position:absolute;clip-path:inset(50%);');
  });
});
