/** Auf Deutsch: what the guides of Einundvierzig say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';

const guides = guidesOf({
  first: 'Eine erste Hand, Schritt für Schritt',
  aim: 'Sammeln Sie Karten einer Farbe: ihre Augen zählen zusammen, das Ass elf, Bilder zehn. Lassen Sie geben.',
  three: sum =>
    `Drei Ihrer Karten haben eine Farbe und zählen zusammen ${sum}. Höher sind nur eine größere Summe (bis 31), drei eines Ranges und vier, die zusammengehören.`,
  open: 'Zwei Karten sehen jetzt alle. Öffnen Sie die Acht und den König: so ahnt niemand Ihre Hand. Dann „Offen legen“.',
  call: 'Ein anderer hat 10 gesetzt. Drei einer Farbe sind stark: halten Sie.',
  won: ({ net, own, other }) =>
    `+${net}, denn Ihre drei Karten einer Farbe zählen ${own}. Die beste Hand der anderen sind nur zwei Karten, ${other}.`,
  second: 'Einundvierzig, und das Haus zahlt',
  rare: 'Ein Ass und drei Karten zu zehn, alle von einer Farbe: das ist die Einundvierzig. Lassen Sie geben.',
  openAny: 'Da ist sie, eine unter 2 248 Händen. Tippen Sie zwei Karten an, gleich welche; dann „Offen legen“.',
  bet: 'Setzen Sie: je mehr im Pot liegt, desto besser für Sie.',
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, denn ${own} schlägt ${other}: ${pot} kommen aus dem Pot, und ${bonus} zahlt das Haus für die Einundvierzig.`,
});

/** The guides for a table of Einundvierzig; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;
