/** In Italian: what Trente et Quarante tells when it is asked: its rules and reasons, guides, drills, terms. */
import { il } from '../../table/text/it.js';
import { text as table } from './it.js';
import type { BoardLazyText, DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ price, per, min, max, step, decks, burn, reshuffle }) => ({
  headings: {
    rows: 'Le due file',
    chances: 'Le quattro chance',
    calls: 'Che cosa annuncia il croupier',
    refait: 'Il refait',
    insurance: 'L’assicurazione',
    shoe: 'Puntate e sabot',
  },
  shown: { noir: sum => `Noir: ${sum}. Meno che sotto, quindi vince Noir.`, rouge: sum => `Rouge: ${sum}.` },
  firstIsBlack: 'La prima carta è nera, e Noir ha vinto: vince anche Couleur.',
  shownRefait: '31',
  rows: 'Si stendono due file di carte, prima Noir (nero), poi Rouge (rosso), ognuna finché la somma è 31 o più. Vince la somma più bassa.',
  courtCards: {
    ten: 'Le figure e i dieci valgono dieci, l’asso uno, le altre carte il loro numero.',
    '11-12-13': 'Fante, donna e re valgono 11, 12 e 13, l’asso uno, le altre carte il loro numero.',
  },
  chances:
    'Le quattro chance sono pagate alla pari: Rouge e Noir, le due file; Couleur, se la primissima carta della fila di Noir ha il colore che vince; Inverse, se ha l’altro.',
  calls:
    'Il croupier annuncia, in francese, solo le unità: 34 è «quatre». Da 40 in su dice il numero intero. Se le due file sono uguali da 32 in su, il colpo è nullo.',
  refaitRule: {
    choice:
      'Se tutte e due fanno 31 è il refait: a tua scelta, il banco prende metà di ogni puntata o mette l’intera puntata in prigione A.',
    'half-only': 'Se tutte e due fanno 31 è il refait: il banco prende metà di ogni puntata.',
    'prison-only': 'Se tutte e due fanno 31 è il refait: il banco mette ogni puntata in prigione A.',
  },
  refaitDefault: {
    prison: '',
    half: 'Se non scegli in tempo, perdi la metà.',
    ask: 'Il croupier aspetta ogni scelta.',
  },
  locked: 'Una puntata in prigione A torna libera senza vincita se la sua chance vince, ed è persa se perde.',
  prison: {
    stepwise:
      'Un altro refait la porta in B, poi in C; ogni vincita la fa risalire di una prigione, e con un refait in C è persa.',
    'any-win': 'Un altro refait la porta in B, poi in C; una vincita la libera ovunque, e con un refait in C è persa.',
    'one-level': 'Con un altro refait è persa.',
    unlimited: 'Ogni altro refait la fa scendere di una prigione, ogni vincita la fa risalire di una.',
  },
  prisonMove: {
    none: '',
    'same-tableau': 'Prima di un colpo si può spostare sulla chance opposta, allo stesso livello.',
    any: 'Prima di un colpo si può spostare su un’altra chance qualsiasi, allo stesso livello.',
  },
  prisonSurrender: {
    none: '',
    value: 'Prima di un colpo vi si può rinunciare: in A ne torna metà, in B un quarto, in C un ottavo.',
  },
  halfRounding: {
    bank: 'Quello che non si divide in parti uguali si arrotonda a fiches intere a favore del banco.',
    player: 'Quello che non si divide in parti uguali si arrotonda a fiches intere a favore di chi gioca.',
  },
  insurance: {
    started: `L’assicurazione costa ${price} ogni ${per} o frazione, e mette la puntata al sicuro dal refait.`,
    proportional: `L’assicurazione costa ${price} ogni ${per}, in proporzione, e mette la puntata al sicuro dal refait.`,
  },
  premiumOnTie: {
    returned: 'Il costo dell’assicurazione resta al banco; solo se il colpo è nullo torna indietro.',
    kept: 'Il costo dell’assicurazione resta al banco, anche se il colpo è nullo.',
  },
  lastRefait: {
    'exact-last-card': 'Un refait che prende l’ultima carta del sabot è nullo.',
    'last-coup':
      'Il refait dell’ultimo colpo di un sabot è nullo; se questo si vede solo quando il seguente non si può concludere, lo si annulla.',
    counts: 'Un refait con le ultime carte del sabot conta come ogni altro.',
  },
  stakes: `Su ogni chance si punta da ${min} a ${max}, a passi di ${step}.`,
  shoe: `Mazzi nel sabot: ${decks}; carte bruciate senza vederle: ${burn}.`,
  newShoe: 'Si mescola di nuovo quando un colpo non si può concludere; quel colpo è nullo.',
  cutShoe: `Si mescola di nuovo quando restano meno di ${reshuffle} carte, o quando un colpo non si può concludere; quel colpo è nullo.`,
  colour:
    'Vince la somma più bassa. Couleur vince se la primissima carta della prima fila ha il colore che vince, Inverse se ha l’altro.',
  tie: 'A somme uguali da 32 in su non si vince e non si perde nulla; le puntate in prigione restano dove sono.',
  unfinished:
    'Un colpo per cui le carte non bastano è nullo: le puntate libere tornano, quelle in prigione tengono il loro livello per il sabot seguente.',
  last: {
    'exact-last-card':
      'Dopo un refait con le ultime carte non ne restano per giocare le puntate in prigione, perciò è nullo.',
    'last-coup':
      'Dopo un refait nell’ultimo colpo di un sabot le puntate in prigione non si potrebbero giocare, perciò è nullo.',
    counts: '',
  },
  worth: (value, half) =>
    `Una puntata in prigione vale ${il(value)} di sé stessa, la metà vale ${il(half)} prima dell’arrotondamento a fiches intere.`,
  german: 'Ghiande e foglie valgono come nere, cuori e campanelli come rosse.',
});

const { press } = table.guide;

export const guides: GuideText = {
  first: 'Un primo colpo, passo per passo',
  rows: 'Qui si stendono due file di carte, prima Noir, poi Rouge, ognuna fino a 31 punti o più. Le figure valgono dieci, gli assi uno. Vince la fila più vicina a 31.',
  stake: 'Metti una fiche su Rouge: vinci se la seconda fila è più vicina a 31.',
  deal: press(table.deal),
  won: ({ noir, rouge, net }) =>
    `+${net}, perché Rouge ha ${rouge} e Noir ${noir}. Una chance paga quanto vi è stato puntato.`,
  again: amount => `Ancora lo stesso, su Rouge. ${press(table.sameAgain(amount))}`,
  refait: `Le due file hanno 31: è il refait, e solo di questo vive il banco. Metà puntata indietro adesso, o tutta in prigione. ${press(table.allPrison)}`,
  confirm: press(table.confirm),
  locked: `La puntata è in prigione. Se ora vince Rouge, torna libera; se no, è persa. ${press(table.deal)}`,
  freed: ({ noir, rouge }) =>
    `Di nuovo libera, perché Rouge ha ${rouge} e Noir ${noir}: le fiches sono tue, senza vincita. Il gioco è tutto qui.`,
  second: 'Al sicuro dal refait',
  insurance: 'Il banco vince solo con il refait: metà di ogni puntata. Contro il refait puoi assicurare una puntata.',
  large:
    'Metti delle fiches su Couleur. L’assicurazione si paga per ogni 500: più la puntata ci si avvicina, meno costa in proporzione.',
  insure: press(table.insure),
  insured: `Il costo dell’assicurazione è lì accanto. ${press(table.deal)}`,
  spared: ({ noir }) =>
    `Le due file hanno ${noir}: il refait. La puntata assicurata non si tocca; è costata solo l’assicurazione.`,
};

export const drills: DrillText = {
  title: 'Quali chance vincono?',
  asks: 'Sopra c’è Noir, sotto Rouge. Che cosa vince?',
  answers: ['Noir e Couleur', 'Noir e Inverse', 'Rouge e Couleur', 'Rouge e Inverse', 'Niente: pari', 'Refait'],
  because: (noir, rouge, isRed) =>
    `Noir fa ${noir}, Rouge ${rouge}; la primissima carta è ${isRed ? 'rossa' : 'nera'}.`,
};

export const terms: Readonly<Record<Term, string>> = {
  couleur: 'D è Couleur: vince se la primissima carta ha il colore della fila che vince.',
  inverse: 'E è Inverse: vince se la primissima carta non ha il colore della fila che vince.',
  'prison A': 'A è la prima prigione: la puntata vi resta finché la sua chance vince una volta; se perde, è persa.',
  'prison B':
    'B è la seconda prigione: ci si arriva con un refait in A. Una sola vincita non sempre libera la puntata.',
  'prison C': 'C è la terza prigione, la più profonda. Con un altro refait qui la puntata di solito è persa.',
  insure: 'Con una piccola spesa la puntata è al sicuro se le due file fanno 31: il banco non ne prende nulla.',
  once: 'Dà le carte del prossimo colpo senza nessuna tua puntata.',
};

/** The panel of odds. */
export const text: BoardLazyText = {
  oddsPanel: {
    came: 'Che cosa è uscito',
    outcome: 'Esito',
    count: 'Colpi',
    share: 'Frequenza',
    expected: 'Attesa',
    refait: 'Refait 31:31',
    void: 'Nullo',
    costs: 'Quanto costa una puntata',
    chance: 'Chance',
    half: 'metà',
    prison: 'prigione',
    insured: 'assicurata',
    note: (unseen, most) =>
      `Perdita media di una puntata nel prossimo colpo, esatta per le ${unseen} carte non ancora viste. Assicurata: per una puntata di ${most}, assicurazione compresa.`,
    halfNote: 'Metà: prima dell’arrotondamento a fiches intere.',
    oddNote: stakes =>
      `Di una puntata dispari il banco tiene la fiche che avanza: la prigione costa meno con ${stakes}.`,
    prisonNote: 'Prigione: come se in tutti i colpi successivi le probabilità fossero quelle del prossimo.',
    coups: coups => `Colpi dall’apertura del tavolo: ${coups}. Attesa: con un sabot pieno.`,
    insureAt: stakes => `Una puntata assicurata costa meno solo se è di ${stakes}.`,
    insureNever: 'Una puntata assicurata costa sempre di più.',
    session: 'Quanto rende una sessione',
    stakes: 'Puntate',
    mean: 'In media',
    spread: 'Scarto (±)',
    ahead: 'In attivo',
    sessionNote:
      'Valori in puntate, tutte uguali e su una sola chance, senza assicurazione, con sabot pieni. Scarto: non superato in 19 sessioni su 20. In attivo: la probabilità di aver vinto qualcosa alla fine.',
    reckoning: 'Calcolo in corso…',
  },
};
