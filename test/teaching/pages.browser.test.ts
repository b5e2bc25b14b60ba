// tries: dist
// left to CI: axe on eight long pages
/** The pages that teach, in a browser: they fit, axe finds nothing, and the reader has a seat. */
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { until } from '../table/on-a-page.js';
import { LESSONS, openIn, play, type Table } from './in-a-frame.js';

const PAGES = ['index.html', 'en.html'];

for (const [room, { tag, game }] of Object.entries(LESSONS))
  describe(`the page on ${room}`, () => {
    const folder = `/docs/${room}/`;
    const open = (source: { src: string } | { srcdoc: string }, width?: number) => openIn(tag, source, width);

    for (const name of PAGES) {
      it(`has nothing for axe to find, ${name}`, async () => {
        // the policy would not let axe itself in
        const text = await (await fetch(folder + name)).text();
        const open_ = `<base href="${folder}"><script src="/node_modules/axe-core/axe.min.js"></script>`;
        const { page } = await open({
          srcdoc: text.replace(/<meta\s+http-equiv[^>]*>/, '').replace('<head>', `<head>${open_}`),
        });
        await until(() => page.axe, 'axe has loaded');
        const found = async (...rules: readonly string[]): Promise<string[]> => {
          const { violations } = await page.axe!.run({
            resultTypes: ['violations'],
            ...(rules.length > 0 && { runOnly: rules }),
          });
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id} ${html} ${failureSummary}`),
          );
        };
        expect(await found()).to.deep.equal([]);
        for (const deal of page.document.querySelectorAll('.deal'))
          await play(game, deal, deal.querySelectorAll('.scenes li').length - 1);
        expect(await found()).to.deep.equal([]);
        const dark = { command: 'media-features', payload: { 'prefers-color-scheme': 'dark' } };
        if (await executeServerCommand(dark.command, dark.payload)) {
          try {
            expect(await found('color-contrast', 'link-in-text-block')).to.deep.equal([]);
          } finally {
            await executeServerCommand('media-features', {});
          }
        }
      });

      for (const width of [320, 768, 1200])
        it(`fits ${width} px, ${name}`, async () => {
          const { page, errors } = await open({ src: folder + name }, width);
          const { documentElement } = page.document;
          await until(() => page.document.readyState === 'complete', 'everything is loaded');
          expect(documentElement.scrollWidth).to.be.at.most(width);
          const deal = page.document.querySelector('.deal')!;
          await play(game, deal, deal.querySelectorAll('.scenes li').length);
          expect(documentElement.scrollWidth).to.be.at.most(width);
          expect(errors).to.deep.equal([]);
        });
    }

    it('gives the reader a seat at each of its tables, and shows a first hand', async () => {
      const { page, errors } = await open({ src: `${folder}index.html` });
      const places = page.document.querySelectorAll<HTMLElement>('.try');
      expect(places.length).to.be.above(0);
      for (const place of places) {
        if (place.dataset.open === undefined) place.querySelector<HTMLButtonElement>('.ways button')!.click();
        await until(() => place.querySelector<Table>(tag)?.legal?.length, 'the reader is asked');
        const table = place.querySelector<Table>(tag)!;
        if (place.dataset.variant)
          expect((table.view as unknown as { options: object }).options).to.include({ variant: place.dataset.variant });
        place.querySelector<HTMLButtonElement>('.ways button')!.click();
        await until(() => table.shadowRoot!.querySelector('.bubble'), 'the guide speaks');
      }
      expect(errors).to.deep.equal([]);
    });
  });
