/** The rules in short and the reasons of the odd ones, as this table plays them; loaded when first asked for. */
import { drawerStyles } from '../../table/drawer.styles.js';
import { LANGUAGES, type Language } from '../../table/lang.js';
import { say } from '../../table/messages.js';
import type { Options } from '../rules/options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'sides' | 'cover' | 'odd' | 'broken' | 'copper' | 'split' | 'call' | 'bound';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
}

const WORDS = {
  buch: 'The banker holds a whole pack, each punter a suit of another one, his book. Before a turn he lays cards of it with chips on them.|Der Bankhalter hat ein ganzes Spiel, jeder Mitspieler aus einem zweiten eine ganze Farbe, sein Buch. Vor jedem Zug legt man Karten daraus vor sich und Marken darauf.|Le banquier tient un jeu entier, chaque ponte une couleur d’un second, son livret. Avant chaque tour, il en pose des cartes et mise dessus.',
  // side of the first card {0}
  buchTurn:
    'Then two cards are turned up, first the one on the {0}.|Dann werden zwei Karten aufgedeckt, zuerst die {0}.|Puis on retourne deux cartes, d’abord celle {0}.',
  // side that pays {0}, side that takes {1}
  buchPays:
    'Who has staked on the card that lies {0} gets as much again; what lies on the card {1} goes to the bank. Rank and suit must agree.|Wer auf die Karte gesetzt hat, die {0} liegt, bekommt ebenso viel dazu; der Einsatz auf die Karte {1} geht an die Bank. Wert und Farbe müssen übereinstimmen.|Qui a misé sur la carte {0} reçoit autant de la banque ; la mise sur la carte {1} va à la banque. Rang et couleur doivent concorder.',
  laidAway: 'Played cards are laid away.|Gespielte Karten werden weggelegt.|Les cartes jouées sont écartées.',
  right: 'right|rechts|de droite',
  left: 'left|links|de gauche',
  cap: 'All stakes of a punter that stand may come to {0} together.|Die stehenden Einsätze eines Mitspielers dürfen zusammen {0} ausmachen.|Toutes les mises d’un ponte peuvent atteindre {0} ensemble.',
  noCap:
    'There is no highest stake but the purse.|Einen Höchstsatz gibt es nicht, nur die Kasse.|Il n’y a d’autre maximum que la caisse.',
  least:
    'On one card at least {0} must lie.|Auf einer Karte müssen mindestens {0} liegen.|Sur une carte on mise au moins {0}.',
  range:
    'On one card from {0} to {1} may lie.|Auf einer Karte dürfen {0} bis {1} liegen.|Sur une carte on mise de {0} à {1}.',
  addOnly:
    'What stands stays until it is decided; more may be added.|Was steht, bleibt bis zur Entscheidung; zulegen darf man.|Ce qui est posé reste jusqu’à la décision ; on peut ajouter.',
  replaceOnly:
    'What stands stays as it is; only played cards are replaced.|Was steht, bleibt unverändert; nur gespielte Karten werden ersetzt.|Ce qui est posé reste ; seules les cartes jouées sont remplacées.',
  free: 'Stakes may be changed and taken back before every turn.|Einsätze dürfen vor jedem Zug geändert und zurückgenommen werden.|Les mises peuvent être changées ou reprises avant chaque tour.',
  dead: 'A card that has fallen cannot be staked on: nothing can decide it any more.|Auf eine gefallene Karte kann nicht gesetzt werden: nichts kann sie mehr entscheiden.|On ne mise pas sur une carte tombée : rien ne peut plus la décider.',
  deadAllowed:
    'Chips may be laid on a card that has fallen; nothing decides it any more, and they come back at the end.|Auch auf eine gefallene Karte darf gesetzt werden; nichts entscheidet sie mehr, und am Schluss kommt der Einsatz zurück.|On peut miser sur une carte tombée ; rien ne la décide plus, et la mise revient à la fin.',
  deadRank:
    'A rank whose cards have all fallen cannot be staked on: nothing can decide it any more.|Auf einen Wert, dessen Karten alle gefallen sind, kann nicht gesetzt werden: nichts kann ihn mehr entscheiden.|On ne mise pas sur un rang dont toutes les cartes sont tombées : rien ne peut plus le décider.',
  mustStake:
    'Whoever can must have a stake standing before each turn.|Wer kann, muss vor jedem Zug einen Einsatz stehen haben.|Qui le peut doit avoir une mise posée avant chaque tour.',
  stands:
    'A stake that has won stays where it lies; what it has won goes to the purse.|Ein Einsatz, der gewonnen hat, bleibt liegen; der Gewinn kommt in die Kasse.|Une mise qui a gagné reste en place ; le gain va à la caisse.',
  cover:
    'Who has no chips is out. A card of his suit is covered at once by the next, until one lies on top that somebody owns.|Wer keine Marken hat, ist ausgeschieden. Eine Karte seiner Farbe wird sogleich mit der nächsten gedeckt, bis eine obenauf liegt, die jemandem gehört.|Qui n’a plus de jetons est dehors. Une carte de sa couleur est aussitôt couverte par la suivante, jusqu’à ce qu’une carte vivante soit dessus.',
  oddVoid:
    'A single card at the end has no partner and counts for nothing: everybody knows which it is.|Eine einzelne Karte am Schluss hat keine Partnerin und zählt nicht: jeder weiß, welche es ist.|Une carte seule à la fin n’a pas de partenaire et ne compte pas : chacun sait laquelle c’est.',
  oddRight:
    'A single card at the end counts as one on the right.|Eine einzelne Karte am Schluss zählt wie eine rechte.|Une carte seule à la fin compte à droite.',
  oddLeft:
    'A single card at the end counts as one on the left.|Eine einzelne Karte am Schluss zählt wie eine linke.|Une carte seule à la fin compte à gauche.',
  oddBurnFirst:
    'Of an odd pack the first card is laid aside unseen, so that none is left over.|Von einem ungeraden Spiel wird die erste Karte ungesehen weggelegt, damit keine übrig bleibt.|D’un jeu impair, la première carte est écartée sans être vue.',
  broken:
    'The bank has {0} at the start. It collects what it has won, then pays as far as it can; when it cannot pay in full, or has nothing left, it is broken and the deal is over.|Die Bank hat anfangs {0}. Sie zieht ein, was sie gewonnen hat, und zahlt dann, so weit sie kann; kann sie nicht voll zahlen oder hat sie nichts mehr, ist sie gesprengt und das Spiel aus.|La banque a {0} au début. Elle encaisse, puis paie tant qu’elle peut ; si elle ne peut tout payer ou n’a plus rien, elle saute et la taille est finie.',
  brokenPayFirst:
    'The bank has {0} at the start. It pays as far as it can, then collects what it has won; when it cannot pay in full, or has nothing left, it is broken and the deal is over.|Die Bank hat anfangs {0}. Sie zahlt, so weit sie kann, und zieht dann ein, was sie gewonnen hat; kann sie nicht voll zahlen oder hat sie nichts mehr, ist sie gesprengt und das Spiel aus.|La banque a {0} au début. Elle paie tant qu’elle peut, puis encaisse ; si elle ne peut tout payer ou n’a plus rien, elle saute et la taille est finie.',
  noBounds:
    'The bank has no bounds: it can pay everything.|Die Bank hat keine Grenze: sie kann alles zahlen.|La banque est sans limite : elle peut tout payer.',
  lot: 'The banker is drawn by lot among the players; he stakes nothing, and wins and loses with his own purse.|Der Bankhalter wird unter den Spielern ausgelost; er setzt nichts und gewinnt und verliert mit seiner eigenen Kasse.|Le banquier est tiré au sort parmi les joueurs ; il ne mise pas, gagne et perd de sa propre caisse.',
  // number of the seat {0}
  seat: 'The player on seat {0} holds the bank first; he stakes nothing, and wins and loses with his own purse.|Die Bank hält zuerst der Spieler auf Platz {0}; er setzt nichts und gewinnt und verliert mit seiner eigenen Kasse.|Le joueur à la place {0} tient d’abord la banque ; il ne mise pas, gagne et perd de sa propre caisse.',
  none: 'He keeps the bank in the next deal.|Im nächsten Spiel behält er die Bank.|À la taille suivante, il garde la banque.',
  winner:
    'In the next deal the fullest purse holds it.|Im nächsten Spiel hält sie, wer die vollste Kasse hat.|À la taille suivante, elle va à la caisse la plus pleine.',
  clockwise:
    'In the next deal the next one clockwise holds it.|Im nächsten Spiel hält sie der Nächste im Uhrzeigersinn.|À la taille suivante, elle passe au suivant dans le sens horaire.',
  halfBank:
    'The odd chip of a half goes to the bank.|Der überzählige Chip einer Hälfte geht an die Bank.|Le jeton impair d’une moitié va à la banque.',
  halfPlayer:
    'The odd chip of a half goes to the player.|Der überzählige Chip einer Hälfte geht an den Spieler.|Le jeton impair d’une moitié va au joueur.',
  chance:
    'It is chance alone: a staked card falls right or left with the same chance.|Alles ist Zufall: eine besetzte Karte fällt gleich oft rechts wie links.|Tout est hasard : une carte tombe aussi souvent à droite qu’à gauche.',
  classic:
    'Suits do not count. The first card of a turn loses for those who have staked on its rank, the second wins.|Farben zählen nicht. Die erste Karte eines Zugs verliert für die, die auf ihren Wert gesetzt haben, die zweite gewinnt.|Les couleurs ne comptent pas. La première carte d’un tour perd pour qui a misé sur son rang, la seconde gagne.',
  classicEnds:
    'The first card of the pack, the soda, and the last, the hock, do not play.|Die erste Karte des Spiels, die Soda, und die letzte, die Hock, spielen nicht mit.|La première du jeu, la soda, et la dernière, la hock, ne jouent pas.',
  groups:
    'A chip lies on a card, between two cards or in a corner of four: it wins with each of them and loses with each. On the bar it wins when the winning card is higher than the losing one, the ace being lowest.|Ein Chip liegt auf einer Karte, zwischen zweien oder in der Ecke von vieren: er gewinnt mit jeder und verliert mit jeder. Auf „Hohe Karte“ gewinnt er, wenn die gewinnende Karte höher ist; das Ass ist die niedrigste.|Un jeton est posé sur une carte, entre deux ou au coin de quatre : il gagne avec chacune et perd avec chacune. Sur la barre, il gagne si la carte gagnante est plus haute ; l’as est le plus bas.',
  setStays:
    'If one of its cards wins and another loses in the same turn, the chip stays.|Gewinnt eine davon und verliert im selben Zug eine andere, bleibt der Chip liegen.|Si l’une gagne et une autre perd au même tour, le jeton reste.',
  returned:
    'A stake that has won comes back to the purse with what it has won.|Ein Einsatz, der gewonnen hat, kommt mit dem Gewinn in die Kasse zurück.|Une mise qui a gagné revient à la caisse avec son gain.',
  copper:
    'A copper on a stake turns it round: it wins where it would lose, and loses where it would win.|Ein Kupfer auf dem Einsatz kehrt ihn um: er gewinnt, wo er verlöre, und verliert, wo er gewänne.|Un cuivre sur la mise la retourne : elle gagne où elle perdrait, et perd où elle gagnerait.',
  split:
    'If both cards are of one rank, half of each stake on it is lost: on that the bank lives, and on calls.|Sind beide Karten vom selben Wert, ist von jedem Einsatz darauf die Hälfte verloren: davon lebt die Bank, und von Ansagen.|Si les deux cartes ont le même rang, la moitié de chaque mise est perdue : c’est le gain de la banque, avec les annonces.',
  highHalf:
    'On the bar, too, half is lost then.|Auch auf „Hohe Karte“ ist dann die Hälfte verloren.|Sur la barre aussi, la moitié est alors perdue.',
  highPush:
    'On the bar the stake then stands.|Auf „Hohe Karte“ bleibt der Einsatz dann stehen.|Sur la barre, la mise reste alors.',
  call: 'With three cards left, shown by rank and never in the order of the pack, their order may be called: losing, winning, last. It pays 4 to 1, and 2 to 1 if two of them are of one rank.|Sind noch drei Karten da, gezeigt nach dem Wert und nie in der Reihenfolge des Spiels, darf man ihre Reihenfolge ansagen: Verliererin, Gewinnerin, letzte. Das zahlt 4 zu 1, bei zweien vom selben Wert 2 zu 1.|Quand il reste trois cartes, montrées par rang et jamais dans l’ordre du jeu, on peut annoncer leur ordre : perdante, gagnante, dernière. C’est payé 4 contre 1, ou 2 contre 1 si deux ont le même rang.',
  pharo:
    'Each punter has a livret of thirteen cards; suits do not count, several may stake on the same rank.|Jeder hat ein Büchlein von dreizehn Karten; Farben zählen nicht, mehrere dürfen auf denselben Wert setzen.|Chacun a un livret de treize cartes ; les couleurs ne comptent pas, plusieurs peuvent miser sur le même rang.',
  pharoTurn:
    'The first card of a turn takes for the bank, the second pays the punters.|Die erste Karte eines Abzugs zieht für die Bank, die zweite zahlt den Spielern.|La première carte d’un tour est à la banque, la seconde paie les pontes.',
  // side of the bank {0}, of the punters {1}
  sides:
    'The bank’s lies on the {0}, the punters’ on the {1}.|Die der Bank liegt {0}, die der Spieler {1}.|Celle de la banque est la carte {0}, celle des pontes la carte {1}.',
  plie: 'If both are of one rank, a plié, half of the stake is lost.|Sind beide vom selben Wert, ein Plié, ist der halbe Einsatz verloren.|Si les deux sont de même rang, c’est un plié : la moitié de la mise est perdue.',
  pharoBottom:
    'The bottom card is shown first and does not play.|Die unterste Karte wird vorher gezeigt und spielt nicht mit.|La carte du dessous est montrée d’abord et ne joue pas.',
  oddBank:
    'The card before it has no partner: it takes the whole stake on its rank for the bank.|Die Karte davor hat keine Partnerin: sie zieht den ganzen Einsatz auf ihren Wert für die Bank.|La carte précédente n’a pas de partenaire : elle prend pour la banque toute la mise sur son rang.',
  oddNone:
    'The card before it has no partner and decides nothing.|Die Karte davor hat keine Partnerin und entscheidet nichts.|La carte précédente n’a pas de partenaire et ne décide rien.',
  paroli:
    'A win may be left on its card with a bent corner, paroli: if it wins again, three times the first stake is won.|Einen Gewinn darf man mit gebogener Ecke stehen lassen, Paroli: gewinnt er noch einmal, ist das Dreifache des ersten Einsatzes gewonnen.|On peut laisser un gain sur sa carte en cornant, c’est le paroli : s’il gagne encore, on a gagné trois fois la première mise.',
} as const;

/** The rules and reasons in a language, as these options have them. */
export function helpIn(language: Language, options: Options): Help {
  const place = LANGUAGES.indexOf(language);
  const words = Object.fromEntries(
    Object.entries(WORDS).map(([name, said]) => [name, said.split('|')[place]]),
  ) as Record<keyof typeof WORDS, string>;
  const { variant, payingSide, cap, min, max, restake, oddCard, bank, banker, paroli } = options;
  const buch = variant === 'buch';
  const sided = oddCard === 'left' || oddCard === 'right' ? words.oddBank : words.oddNone;
  const odd = buch
    ? { void: words.oddVoid, right: words.oddRight, left: words.oddLeft, burnFirst: words.oddBurnFirst }[oddCard]
    : sided;
  const takingSide = payingSide === 'right' ? 'left' : 'right';
  const pays = say(words.buchPays, words[payingSide], words[takingSide]);
  const sides = `${say(words.buchTurn, words[options.firstCard])} ${pays} ${words.laidAway}`;
  const limits = [
    cap > 0 && say(words.cap, cap),
    max > 0 ? say(words.range, min, max) : min > 1 && say(words.least, min),
    max + cap === 0 && words.noCap,
    words[restake],
    buch && options.mustStake && words.mustStake,
    !buch && words[options.afterWin],
  ].filter(Boolean);
  const settled = options.settleOrder === 'payFirst' ? words.brokenPayFirst : words.broken;
  const purse = options.purses[banker === 'seat' ? options.bankerSeat : 0]!;
  const broken = bank > 0 || banker !== 'house' ? say(settled, banker === 'house' ? bank : purse) : words.noBounds;
  const holder =
    banker === 'house' ? '' : `${say(words[banker], options.bankerSeat + 1)} ${words[options.bankRotation]}`;
  const pharo = `${words.pharoTurn} ${say(words.sides, words[takingSide], words[payingSide])}`;
  const half = options.oddHalf === 'bank' ? words.halfBank : words.halfPlayer;
  const split =
    variant === 'pharo'
      ? `${words.plie} ${words.pharoBottom} ${odd} ${half}`
      : `${words.split} ${options.highCardTie === 'half' ? words.highHalf : words.highPush} ${half}`;
  const rules = {
    buch: [words.buch, sides, `${words.cover} ${odd}`],
    classic: [
      `${words.classic} ${words.classicEnds}`,
      `${words.groups} ${words.setStays} ${words.copper}`,
      `${split} ${words.call}`,
    ],
    pharo: [`${words.pharo} ${pharo}`, `${split}${paroli ? ` ${words.paroli}` : ''}`],
  }[variant];
  const dead = !buch ? words.deadRank : options.deadCards === 'allow' ? words.deadAllowed : words.dead;
  const bound = `${limits.join(' ')} ${dead}`;
  return {
    rules: [...rules, bound, holder, broken, buch && sided === words.oddNone ? words.chance : ''].filter(Boolean),
    why: {
      sides: { buch: pays, classic: words.classic, pharo }[variant],
      cover: words.cover,
      odd,
      broken,
      copper: words.copper,
      split: `${variant === 'pharo' ? words.plie : words.split} ${half}`,
      call: words.call,
      bound,
    },
  };
}
