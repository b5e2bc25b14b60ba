// engines: policies
// tries: dist
/** The pages that teach play their deals under their own policy. One script plays both languages. */
import { expect } from '@open-wc/testing';
import { inOneEngine } from '../table/engines.js';
import { until } from '../table/on-a-page.js';
import { button, current, LESSONS, openIn, play } from './in-a-frame.js';

for (const [room, { tag, game }] of Object.entries(LESSONS))
  describe(`the page on ${room}, under its policy`, () => {
    const open = () => openIn(tag, { src: `/docs/${room}/index.html` });

    // one page plays in every engine, the others are of the same kind
    (room === 'faro' ? it : inOneEngine.it)('plays its deals', async () => {
      const { page, errors } = await open();
      for (const deal of page.document.querySelectorAll('.deal')) {
        expect(button(deal).textContent).to.match(/^(Vorspielen|Play)$/);
        const { length } = deal.querySelectorAll('.scenes li');
        for (let scene = 1; scene <= length; scene++) {
          const table = await play(game, deal, scene);
          expect(table.view.seat).to.equal(Number(deal.querySelector<HTMLElement>('.stage')!.dataset.seat));
          expect(deal.querySelector('.now')!.textContent).to.equal(
            deal.querySelectorAll('.scenes li')[scene - 1]!.textContent.trim().replace(/\s+/g, ' '),
          );
        }
        // one scene back, and once more from the beginning
        deal.querySelectorAll<HTMLButtonElement>('.controls button')[1]!.click();
        expect(current(deal)).to.equal(length - 1);
        await play(game, deal, length);
        button(deal).click();
        await until(() => current(deal) === 1, 'it begins again');
      }
      expect(errors).to.deep.equal([]);
    });

    it('has a policy that is in force', async () => {
      const { page, errors } = await open();
      page.document.querySelector('main')!.setAttribute('style', 'color: red');
      await until(() => errors.length > 0, 'a style attribute is refused');
    });
  });
