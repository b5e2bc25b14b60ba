/** The settings of the command `tapis-vert-host`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { allowedOf, FLAGS, help, readSettings } from '../../src/host/node/settings.ts';

test('a flag overrides the environment, and a setting in neither has its default', () => {
  const settings = readSettings(['--port', '9000', '--turn-seconds=20'], {
    TAPIS_VERT_PORT: '8000',
    TAPIS_VERT_BANK_SECONDS: '15',
    TAPIS_VERT_ORIGINS: 'https://a.example, https://b.example:8443',
    PATH: '/bin',
  });
  assert.equal(settings.port, 9000);
  assert.deepEqual([settings.rules.turn, settings.rules.bank], [20, 15]);
  assert.deepEqual(settings.origins, ['https://a.example', 'https://b.example:8443']);
  assert.equal(settings.store, 'tapis-vert.sqlite');
  assert.equal(readSettings(['--limit-longest-message', '1000'], {}).limits.longestMessage, 1000);
});

test('an invalid setting is named, with its place and the allowed values', () => {
  for (const [words, environment, says] of [
    [['--port', '99999'], {}, /--port: 99999 is not allowed\. Allowed: a whole number from 0 to 65535\./],
    [['--port', 'http'], {}, /--port: "http" is not allowed/],
    [['--port'], {}, /--port: "" is not allowed/],
    [['--prot', '80'], {}, /--prot: .* is not allowed\. Allowed: --port, /],
    [['port', '80'], {}, /port: "port" is not allowed\. Allowed: --port, .*--help\./],
    [['-p', '80'], {}, /-p: "-p" is not allowed/],
    [['--sync', 'never'], {}, /--sync: "never" is not allowed\. Allowed: process, power\./],
    [[], { TAPIS_VERT_KEEP_DAYS: '-1' }, /TAPIS_VERT_KEEP_DAYS: "-1" is not allowed/],
    [['--store', ''], {}, /store: "" is not allowed\. Allowed: a file/],
    [['--origins', 'cards.example'], {}, /origins: "cards\.example" is not allowed.*https:\/\/cards\.example/],
    [['--origins', 'https://cards.example/'], {}, /origins/],
  ] as const)
    assert.throws(() => readSettings(words, environment), { name: 'OptionError', message: says });
});

test('the help names every flag with its allowed values', () => {
  assert.match(help(), /--port .*Allowed: a whole number from 0 to 65535; default: 8010\./);
  assert.match(help(), /--limit-queued-bytes/);
});

test('docs/host.md lists every flag and limit of the command, and no other', () => {
  const rows = Object.entries(FLAGS).map(([name, flag]) => {
    const standard = flag.rule.default === '' ? '' : `\`${String(flag.rule.default)}\``;
    return `| \`--${name}\` | ${allowedOf(flag).replace('a whole number from ', '')} | ${standard} | ${flag.does} |`;
  });
  const documented = readFileSync('docs/host.md', 'utf8').match(/^\| `--.*\|$/gm);
  assert.deepEqual(
    documented?.map(row => row.replace(/ +/g, ' ')),
    rows.map(row => row.replace(/ +/g, ' ')),
  );
});
