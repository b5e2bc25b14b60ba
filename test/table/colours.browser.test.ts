/** The colours that a page may set: every property in the style sheets, at every table, in every theme. */
import { THEMES } from '../../src/table/look/settings.js';
import { tableStyles } from '../../src/table/look/table.styles.js';
import { expect, newTable, place, ready, until } from './on-a-page.js';
import { TAGS } from './tags.js';

/** Type and corners are also the page's to set, but are not colours: taste.browser.test.ts tests them. */
const NAMES = [...tableStyles.matchAll(/--tv-([\w-]+)/g)]
  .map(([, name]) => name!)
  .filter(name => !/^font|radius$/.test(name));
const PLUM = 'rgb(142, 69, 133)';

for (const tag of TAGS)
  describe(`the colours of <${tag}>`, () => {
    for (const theme of THEMES)
      it(`are the page’s where it sets them: ${theme}`, async () => {
        const table = newTable(tag, { theme });
        for (const name of NAMES) table.style.setProperty(`--tv-${name}`, PLUM);
        place().append(table);
        await ready(table);
        const worn = NAMES.filter(name => getComputedStyle(table).getPropertyValue(`--${name}`) !== PLUM);
        // the plain theme has one colour for the whole cloth, and one for the whole rail
        const flat = ['cloth-hi', 'cloth', 'cloth-lo', 'rail-hi', 'rail-lo'];
        expect(theme === 'plain' ? worn.filter(name => !flat.includes(name)) : worn).to.deep.equal([]);
        const styleOf = (selector: string): CSSStyleDeclaration =>
          getComputedStyle(table.shadowRoot!.querySelector(selector)!);
        const ground = (selector: string): string => {
          const { backgroundColor, backgroundImage } = styleOf(selector);
          return backgroundColor + backgroundImage;
        };
        expect(ground('.cloth')).to.contain(PLUM);
        // at poker the rail goes round the oval
        expect(ground(tag.endsWith('-table') && theme !== 'plain' ? '.cloth' : '.frame')).to.contain(PLUM);
        expect([styleOf('.top h2').color, styleOf('.now').color]).to.deep.equal([PLUM, PLUM]);
      });

    it('are those of the plain rail in drawers over the plain cloth', async () => {
      const table = newTable(tag, { theme: 'plain' });
      table.style.setProperty('--tv-rail', PLUM);
      place().append(table);
      await ready(table);
      table.shadowRoot!.querySelector<HTMLElement>('[data-value=menu]')!.click();
      const headOf = (): Element | null => table.shadowRoot!.querySelector('.drawer > .head');
      await until(headOf, 'the menu is open');
      await until(() => getComputedStyle(headOf()!).backgroundColor === PLUM, 'the menu has the colour of the rail');
    });
  });
