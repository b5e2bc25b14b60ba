// engines: drawing
import { expect } from '@open-wc/testing';
import { CARDS, type KnownCard } from '../../src/cards/card.js';
import { back } from '../../src/table/look/art/backs.js';
import { chip, CHIP_COLOURS, CHIP_VALUES, chipEdge } from '../../src/table/look/art/chips.js';
import type { FaceSize, Family } from '../../src/table/play/art/family.js';
import { SHARED } from '../../src/table/play/art/figures.js';
import { french } from '../../src/table/play/art/french.js';
import { german } from '../../src/table/lazy/art/german.js';
import { items } from '../../src/table/look/art/painter.js';
import { portrait, PORTRAITS } from '../../src/table/lazy/art/portraits.js';
import { LANGUAGES, type Language } from '../../src/table/look/lang.js';
import { inOneEngine } from './engines.js';

const SIZES: readonly FaceSize[] = ['full', 'large', 'compact', 'small'];
const GERMAN_CARDS = CARDS.filter(card => /[A789TJQK]/.test(card[0] ?? ''));

const parse = (content: string): Document =>
  new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`, 'image/svg+xml');

const expectClean = (content: string, what: string): void => {
  expect(parse(content).querySelector('parsererror'), what).to.equal(null);
  expect(content, what).not.to.match(/NaN|undefined|null|Infinity|\sid=|\sstyle=|data:|<style|[^ -~]/);
};

const paths = (content: string): number => content.split('<path').length - 1;
const nodes = (content: string): number => content.split(/<(?=[a-z])/).length - 1;

/** The pixels of a drawing, 250 px wide. */
async function painted(content: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">${content}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = document.createElement('canvas').getContext('2d')!;
  Object.assign(context.canvas, { width: 250, height: 350 });
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, 250, 350).data;
}

inOneEngine.describe('the portraits', () => {
  it('are clean drawings, each its own', () => {
    const drawn = PORTRAITS.map((_, which) => portrait(which));
    for (const [which, content] of drawn.entries()) {
      expectClean(content, `portrait ${which}`);
      expect(paths(content)).to.be.within(5, 25);
    }
    expect(new Set(drawn).size).to.equal(drawn.length);
  });
});

const checkFaces = (family: Family, cards: readonly KnownCard[]): void => {
  for (const size of SIZES)
    for (const letters of LANGUAGES)
      it(`draw every ${family.id} card, ${size}, letters ${letters}`, () => {
        for (const card of cards)
          for (const fourColour of [false, true]) {
            const face = family.face({ card, size, letters, fourColour });
            const what = `${card} ${size} ${letters}`;
            expectClean(face, what);
            expect(paths(face), what).to.be.greaterThan(1);
            expect(paths(face), what).to.be.at.most(25);
          }
      });

  it(`draw every ${family.id} card in its own way`, () => {
    for (const size of SIZES) {
      const drawn = cards.map(card => family.face({ card, size, letters: 'en' }));
      expect(new Set(drawn).size).to.equal(cards.length);
    }
  });

  it(`close every shape of the ${family.id} cards, with finite numbers of two decimals`, () => {
    for (const card of cards) {
      for (const [, data = ''] of family.face({ card, size: 'large', letters: 'en' }).matchAll(/ d="([^"]*)"/g)) {
        expect(data).to.match(/^M[-\d .,MLHVCSQTAZmlhvcsqtaz]*$/);
        expect(data).not.to.match(/\.\d{3}/);
      }
    }
  });
};

inOneEngine.describe('the faces', () => {
  checkFaces(french, CARDS);
  checkFaces(german, GERMAN_CARDS);

  it('carry the letters of the language', () => {
    const face = (card: KnownCard, letters: Language, size: FaceSize): string => french.face({ card, size, letters });
    for (const size of SIZES) {
      for (const card of ['Jh', 'Qs'] as const)
        expect(new Set(LANGUAGES.map(letters => face(card, letters, size))).size).to.equal(card === 'Jh' ? 3 : 2);
      expect(face('Kc', 'en', size)).to.equal(face('Kc', 'de', size));
      expect(face('Kc', 'en', size)).not.to.equal(face('Kc', 'fr', size));
      for (const card of ['As', 'Td', '2c'] as const)
        expect(new Set(LANGUAGES.map(letters => face(card, letters, size))).size).to.equal(1);
    }
  });

  it('turn diamonds blue and clubs green with four colours', () => {
    for (const card of ['9d', '9c', '9h', '9s'] as const) {
      const two = french.face({ card, size: 'full', letters: 'en' });
      const four = french.face({ card, size: 'full', letters: 'en', fourColour: true });
      expect(two !== four).to.equal(/[dc]/.test(card));
    }
  });

  it('show no figure if there is no room for one', () => {
    for (const family of [french, german])
      expect(paths(family.face({ card: 'Kh', size: 'small', letters: 'en' }))).to.be.at.most(7);
  });
});

inOneEngine.describe('the parts', () => {
  it('begin each item with a layer and an absolute move, and continue in relative commands', () => {
    for (const [name, part] of Object.entries(SHARED))
      for (const item of part.split('|')) expect(item, name).to.match(/^=?[a-zA-Z](M[^A-Z]*)+$/);
  });

  it('let items be moved, scaled and mirrored', () => {
    expect(items('kM1 2h3v4l-1-2z')).to.deep.equal(['kM1 2h3v4l-1 -2z']);
    expect(items('=kM1 2q3 4 5 6', 10, 20, 2)).to.deep.equal(['kM12 24q6 8 10 12', 'kM8 24q-6 8 -10 12']);
    expect(items('gM0 0a5 6 0 1 1 10 0', 0, 0, 0.5)).to.deep.equal(['gM0 0a2.5 3 0 1 1 5 0']);
  });
});

describe('a face in one piece', () => {
  inOneEngine.it('draws both halves of a court card in one path per layer', () => {
    const svg = parse(french.face({ card: 'Ks', size: 'full', letters: 'en' }));
    expect(svg.querySelector('use')).to.equal(null);
    expect(svg.querySelectorAll('path').length).to.be.at.most(25);
  });

  inOneEngine.it('draws the pips of both halves in one path, and both index signs in another', () => {
    for (const card of CARDS.filter(card => /[2-9T]/.test(card[0] ?? '')))
      expect(paths(french.face({ card, size: 'large', letters: 'en' })), card).to.equal(2);
  });

  it('is the same after half a turn if no pip is in the middle', async () => {
    for (const [family, card] of [
      [french, 'Ts'],
      [french, 'Qd'],
      [german, '8c'],
      [german, 'Kd'],
    ] as const) {
      const drawn = family.face({ card, size: 'large', letters: 'en' });
      const [upright, turned] = await Promise.all(
        [drawn, `<g transform="rotate(180 125 175)">${drawn}</g>`].map(painted),
      );
      const differ = upright!.filter((value, place) => Math.abs(value - turned![place]!) > 60).length;
      expect(differ / upright!.length, card).to.be.lessThan(0.002);
    }
  });
});

inOneEngine.describe('the back', () => {
  it('takes the colour of the theme', () => {
    const drawn = ['green', 'bordeaux', 'midnight', '#123456'].map(back);
    for (const content of drawn) expectClean(content, 'back');
    expect(new Set(drawn).size).to.equal(4);
    expect(drawn[3]).to.contain('#123456');
  });
});

inOneEngine.describe('the chips', () => {
  it('have five nodes, and their value on them', () => {
    for (const value of CHIP_VALUES) {
      const content = chip(value);
      expectClean(content, `${value}`);
      expect(nodes(content), `${value}`).to.equal(5);
      expect(parse(content).querySelector('text')?.textContent).to.equal(`${value}`);
      expect(content).to.contain(CHIP_COLOURS[value][0]);
    }
  });

  it('are drawn with fewer nodes under another chip', () => {
    for (const value of CHIP_VALUES) {
      expectClean(chipEdge(value), `${value}`);
      expect(nodes(chipEdge(value))).to.be.lessThan(nodes(chip(value)));
    }
  });
});
