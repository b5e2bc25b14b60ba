// engines: frames, sheets
/** A table that is moved into a frame's document, as into a window of its own, and back. */
import { fixtureSync, html } from '@open-wc/testing';
import { act, expect, newTable, place, ready, root, until } from './on-a-page.js';
import { TAGS } from './tags.js';

describe('moved into another document and back', () => {
  for (const tag of TAGS)
    it(`keeps its looks, with those that load later, and goes on: ${tag}`, async () => {
      const table = newTable(tag, { speed: 'instant', seed: 'moved', theme: 'midnight' });
      const here = place();
      here.append(table);
      await ready(table);
      const looks = (): readonly number[] => {
        const sheets = root(table).adoptedStyleSheets;
        expect(getComputedStyle(root(table).querySelector('.bar')!).display).to.equal('flex');
        return sheets.map(({ cssRules }) => cssRules.length);
      };
      const before = looks();
      const frame = fixtureSync<HTMLIFrameElement>(html`<iframe title="elsewhere" width="1000" height="800"></iframe>`);
      frame.contentDocument!.body.append(table);
      await ready(table);
      expect(looks(), 'in the frame').to.deep.equal(before);
      act(table, 'done')?.click();
      act(table, 'prime')?.click();
      await until(() => table.legal.length > 0 && root(table).querySelector('.card'), 'cards are dealt there');
      await ready(table);
      const dealt = looks();
      expect(dealt.length, 'with what has loaded later').to.be.at.least(before.length);
      const { view } = table;
      here.append(table);
      await ready(table);
      expect(looks(), 'back on the page').to.deep.equal(dealt);
      expect(table.view, 'the same game').to.equal(view);
    });
});

describe('made on one page and first put into another document', () => {
  for (const tag of TAGS)
    it(`has its looks, and can be played: ${tag}`, async () => {
      const table = newTable(tag, { speed: 'instant', seed: 'moved' });
      const frame = fixtureSync<HTMLIFrameElement>(html`<iframe title="elsewhere" width="1000" height="800"></iframe>`);
      frame.contentDocument!.body.append(table);
      await ready(table);
      expect(getComputedStyle(root(table).querySelector('.bar')!).display).to.equal('flex');
      act(table, 'done')?.click();
      act(table, 'prime')?.click();
      await until(() => table.legal.length > 0 && root(table).querySelector('.card'), 'cards are dealt there');
      await ready(table);
      const here = place();
      here.append(table);
      await ready(table);
      expect(getComputedStyle(root(table).querySelector('.bar')!).display, 'on the page').to.equal('flex');
    });
});
