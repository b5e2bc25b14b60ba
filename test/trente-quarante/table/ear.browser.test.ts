import {
  act,
  boardAt,
  called,
  cards,
  croupierWith,
  doing as doingSomething,
  DONE,
  expect,
  field,
  heard,
  listening,
  newBoard,
  NOIR_INVERSE,
  part,
  place,
  QUICK,
  REFAIT,
  root,
  spoken,
  stake,
  table,
  told,
  until,
  type Board,
} from '../../table/at-the-table.js';
import { sumOf } from '../../../src/trente-quarante/rules/coup.js';

const { press, ready } = listening;
const doing: typeof doingSomething = async (...words) => {
  await doingSomething(...words);
  await spoken();
};

const MORE = ' 2c 3c 4c 5c';

/** A board in a language with a croupier whose cards are known. */
async function boardIn(lang: string, order: string, seats = 1): Promise<Board> {
  const board = await boardAt(croupierWith(order + MORE, seats), [0], { speed: 'instant' }, lang);
  await ready(board);
  return board;
}

/** The accessible name of a control: its label, or words in it that are hidden from view. */
const nameOf = (item: Element): string | null =>
  item.getAttribute('aria-label') ?? item.querySelector('.unseen')?.textContent ?? null;

describe('the board for a player who listens', () => {
  it('announces a coup’s result, its cards, the reason, and what it won or lost, in English, German and French', async () => {
    expect(sumOf(cards(NOIR_INVERSE).slice(0, 4), 'ten')).to.equal(31);
    const said = {
      en: [
        'Noir: queen of hearts, ten of diamonds, ten of spades, ace of clubs, 31',
        'Rouge: queen of diamonds, ten of hearts, ten of clubs, two of clubs, 32',
        'Rouge perd et la couleur.',
        '31 beats 32: Noir wins.',
        'Result: lost 5.',
      ],
      de: [
        'Noir: Herz-Dame, Karo-Zehn, Pik-Zehn, Kreuz-Ass, 31',
        'Rouge: Karo-Dame, Herz-Zehn, Kreuz-Zehn, Kreuz-Zwei, 32',
        '31 schlägt 32: Noir gewinnt.',
        'Ergebnis: 5 verloren.',
      ],
      fr: [
        'Noir\u00a0: dame de cœur',
        'Rouge\u00a0: dame de carreau',
        '31 bat 32\u00a0: Noir gagne.',
        'Résultat\u00a0: perte de 5.',
      ],
    };
    for (const [lang, sentences] of Object.entries(said)) {
      const board = await boardIn(lang, NOIR_INVERSE);
      await doing(board, stake('rouge'), DONE);
      for (const sentence of sentences) expect(told(board).at(-2), lang).to.contain(sentence);
      expect(heard(board), 'the next bets are open').to.equal('Faites vos jeux.');
      expect(part(board, '.table').lang).to.equal(lang);
      expect(part(board, '.call').lang, 'the croupier calls in French').to.equal('fr');
      expect(part(board, '.now').lang, 'the title speaks to the player').to.equal('');
    }
  });

  it('announces each stake and the chips left', async () => {
    const board = await boardIn('en', NOIR_INVERSE);
    await doing(board, stake('rouge', 25));
    expect(heard(board)).to.equal('Rouge, 25 staked. Chips 1975.');
    await doing(board, stake('rouge', 5));
    expect(heard(board)).to.equal('Rouge, 30 staked. Chips 1970.');
  });

  it('announces what undo, clear, double, repeat, insurance and taking back have changed', async () => {
    const board = await boardIn('en', NOIR_INVERSE);
    // prices are tested in `test/bank`
    board.hints = 'off';
    await doing(board, stake('rouge', 10), stake('noir', 10));
    board.undo();
    await ready(board);
    expect(heard(board)).to.equal('Noir, no stake. Chips 1990.');
    await doing(board, stake('inverse', 5), { type: 'double' });
    expect(heard(board)).to.equal('Rouge, 20 staked. Inverse, 10 staked. Chips 1970.');
    await doing(board, { type: 'insure', chance: 'rouge' } as never);
    expect(heard(board)).to.equal('Rouge, 20 staked, insured. Chips 1965.');
    await doing(board, { type: 'takeBack', chance: 'inverse', amount: 5 } as never);
    expect(heard(board)).to.contain('Inverse, 5 staked. Chips');
    await doing(board, { type: 'clear' });
    expect(heard(board)).to.equal('Rouge, no stake. Inverse, no stake. Chips 2000.');
    await doing(board, stake('noir', 10), DONE);
    expect(told(board).at(-2)).to.contain('Result: won 10.');
    await doing(board, { type: 'rebet' });
    expect(heard(board)).to.contain('Noir, 10 staked. Chips');
    expect(part(board, '.now').innerText).to.equal('Place your bets');
  });

  it('announces a refait, each choice, and the result of the stakes', async () => {
    const board = await boardIn('en', REFAIT);
    await doing(board, stake('rouge', 10), stake('noir', 20), DONE);
    expect(heard(board)).to.contain('Refait: 31 and 31. Choose for each stake');
    expect(part(board, '.now').lang, 'the table says this itself').to.equal('');
    expect(heard(board), 'the stakes have no result yet').not.to.contain('Result');
    await doing(board, { type: 'choose', chance: 'rouge', choice: 'half' } as never);
    expect(heard(board)).to.equal('Rouge 10: 5 back.');
    await doing(board, { type: 'choose', chance: 'noir', choice: 'prison' } as never);
    expect(heard(board)).to.equal('Noir 20: in prison A.');
    await doing(board, DONE);
    expect(told(board).at(-2)).to.equal('Rouge 10: half lost. Noir 20: in prison A. Result: lost 5.');
    expect(nameOf(field(board, 'noir'))).to.contain('20 in prison A');
    await doing(board, DONE);
    expect(told(board).join('\n'), 'what the next coup does to the prison').to.match(
      / Noir 20 in prison A, (free again|lost|stays in prison|down one prison)\. Result: /,
    );
  });

  it('says after a second refait where the stake is now', async () => {
    const board = await boardIn('en', `${REFAIT} Kh Jd Js Ad Kd Jh Jc Ah`);
    await doing(board, stake('noir', 20), DONE, { type: 'choose', chance: 'noir', choice: 'prison' } as never, DONE);
    await doing(board, DONE);
    expect(part(board, '.say').innerText).to.contain('Noir 20 is now in prison B.');
  });

  it('says why an action is refused', async () => {
    const board = await boardIn('de', NOIR_INVERSE);
    await doing(board, stake('rouge', 7));
    expect(heard(board)).to.equal('Gesetzt wird in Schritten des kleinsten Chips.');
    await doing(board, stake('rouge', 7));
    expect(told(board), 'the same words are announced again').to.deep.equal(
      Array(2).fill('Gesetzt wird in Schritten des kleinsten Chips.'),
    );
    expect(part(board, '.say').innerText).to.contain('in Schritten');
  });

  it('says why nothing can be insured without a stake', async () => {
    const board = await boardIn('de', NOIR_INVERSE);
    for (const place of [field(board, 'noir'), act(board, 'prime')]) {
      const before = told(board).length;
      place.focus();
      await press(board, 'v');
      await until(() => told(board).length > before, 'the reason is shown');
      expect(heard(board)).to.equal('Dort liegt kein Einsatz.');
    }
  });

  it('announces the last coup of a shoe in full, though a new one is shuffled', async () => {
    const board = await table({ ...QUICK, seed: 'deal 121' });
    for (let coups = 0; board.view.coup?.result !== 'unfinished' && coups < 9; coups++) {
      await doing(board, stake('rouge'), DONE);
      if (board.view.phase === 'choice')
        await doing(board, { type: 'choose', chance: 'rouge', choice: 'half' } as never, DONE);
    }
    await until(
      () => told(board).some(each => each.startsWith('The shoe is finished.')),
      'the end of the shoe is announced',
    );
    const at = told(board).findIndex(each => each.startsWith('A new shoe'));
    const [shoe, shuffle] = told(board).slice(at - 1);
    expect(shoe).to.contain('The shoe has run out');
    expect(shuffle).to.equal('A new shoe is shuffled: 47 cards. Faites vos jeux.');
  });

  it('announces the actions of others under their names', async () => {
    const croupier = croupierWith(NOIR_INVERSE + MORE, 2);
    const board = newBoard({ speed: 'instant', players: 'you,Anna' });
    board.ports = [croupier.port(0)];
    place().append(board);
    await ready(board);
    croupier.act(1, stake('noir', 10));
    await ready(board);
    expect(heard(board)).to.contain('Anna: Noir, 10 staked');
    croupier.act(1, DONE);
    await ready(board);
    expect(heard(board)).to.equal('Anna: ready');
  });

  it('names the winners and the losers if several play', async () => {
    const croupier = croupierWith(NOIR_INVERSE + MORE, 3);
    const board = newBoard({ speed: 'instant', players: 'you,Anna,Bruno' });
    board.ports = [croupier.port(0)];
    place().append(board);
    await ready(board);
    croupier.act(1, stake('noir', 10));
    croupier.act(0, stake('rouge', 5));
    for (const seat of [0, 1, 2]) croupier.act(seat, DONE);
    await until(() => told(board).join(' ').includes('Anna won'), 'the coup is told');
    expect(told(board).join(' ')).to.contain('You lost 5, Anna won 10.');
  });

  it('has exactly one polite live region', async () => {
    const board = await table();
    part(board, '[data-value=menu]').click();
    part(board, '[data-value=rules]').click();
    part(board, '[data-value=odds]').click();
    await until(() => root(board).querySelector('.panel'), 'the odds are shown');
    const loud = '[aria-live],[role=alert],[role=status],[role=log],[role=timer],[role=marquee],output';
    const regions = [...root(board).querySelectorAll(loud)];
    expect(regions).to.have.length(1);
    expect(regions[0]!.getAttribute('aria-live')).to.equal('polite');
    expect(regions[0]!.getAttribute('role')).to.equal('log');
    const [before] = regions;
    await doing(board, stake('rouge'), DONE);
    expect(root(board).querySelector('[aria-live]'), 'the region is always the same one').to.equal(before);
  });

  it('gives fields, chips, cards and buttons names that say what they are', async () => {
    const board = await boardIn('en', NOIR_INVERSE);
    const names = (selector: string): (string | null)[] => [...root(board).querySelectorAll(selector)].map(nameOf);
    expect(['rouge', 'noir', 'couleur', 'inverse'].map(chance => called(board, chance))).to.deep.equal([
      'Rouge, no stake',
      'Noir, no stake',
      'Couleur, no stake',
      'Inverse, no stake',
    ]);
    expect(names('.chips [role=radio]')).to.deep.equal([
      'Chip of 5',
      'Chip of 25',
      'Chip of 100',
      'Chip of 500',
      'Chip of 1000',
    ]);
    await doing(board, stake('couleur', 25), { type: 'insure', chance: 'couleur' } as never);
    expect(called(board, 'couleur')).to.equal('Couleur, 25 staked, insured');
    expect(act(board, 'prime').innerText).to.contain('Deal');
    await doing(board, DONE);
    expect(names('.cards .card')).to.have.length(8);
    expect(names('.cards .card')[0]).to.equal('queen of hearts');
    for (const nameless of root(board).querySelectorAll<HTMLElement>('button,[role]')) {
      const hidden = nameless.closest('[aria-hidden=true]');
      const says = nameOf(nameless) ?? nameless.textContent.trim();
      if (!hidden && nameless.getAttribute('role') !== 'log')
        expect(says, nameless.outerHTML.slice(0, 120)).not.to.equal('');
    }
  });

  it('calls closed fields closed', async () => {
    const board = await boardIn('en', REFAIT);
    await doing(board, stake('rouge', 10), DONE);
    expect(nameOf(field(board, 'inverse'))).to.equal('Inverse, no stake, closed');
  });

  it('names the cards as the faces show them', async () => {
    const board = await boardIn('de', NOIR_INVERSE);
    board.deckPattern = 'german';
    await doing(board, stake('rouge'), DONE);
    expect(told(board).at(-2)).to.contain('Herz-Ober').and.to.contain('Eichel-Daus');
  });

  it('changes the language of names and live region while in use', async () => {
    const board = await boardIn('en', NOIR_INVERSE);
    board.parentElement!.lang = 'fr';
    await until(() => nameOf(field(board, 'rouge')) === 'Rouge, pas de mise', 'it speaks French');
    field(board, 'rouge').focus();
    await press(board, 'r');
    expect(heard(board)).to.contain('Rouge, mise 25. Bourse');
  });

  it('finishes one punter’s action before it announces the result', async () => {
    const board = await table({ ...QUICK, players: 'you, Bruno:easy' });
    board.act({ type: 'done' });
    await until(() => told(board).some(message => /Noir: /.test(message)), 'the coup is told');
    expect(told(board).join('\n')).to.match(/\nBruno: ready\n(?:.+\n)*Noir: /);
  });
});
