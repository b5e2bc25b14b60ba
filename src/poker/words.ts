/** What every table of poker says. `~` parts what is said of another from what is said to the player. */
import { COMMON_WORDS, type Words } from '../table/messages.js';

export const BETTING_WORDS = {
  ...COMMON_WORDS,
  dealer: 'Dealer|Geber|Donneur',
  // the state of a seat
  sitsOut: 'sits out|setzt aus|absent',
  // the line
  newHand: 'A new hand|Ein neues Spiel|Une nouvelle donne',
  antes: 'Everybody pays {0} into the pot.|Jeder zahlt {0} in den Pot.|Chacun verse {0} au pot.',
  dealing: 'Cards are dealt.|Karten werden gegeben.|On donne les cartes.',
  // the buttons, and their keys
  keys: 'fcr|ahe|psr',
  next: 'Next hand|Nächstes Spiel|Donne suivante',
  deal: 'Deal|Austeilen|Donner',
  buysIn:
    '{0} buys in and has {1}~You buy in and have {1}|{0} kauft nach und hat {1}~Sie kaufen nach und haben {1}|{0} recave et a {1}~Vous recavez et avez {1}',
  ownHand: 'Your cards|Ihre Karten|Vos cartes',
  down: 'down|verdeckt|cachées',
  hidden: '{0} face down|{0} verdeckt|face cachée : {0}',
  or: '{0} or {1}|{0} oder {1}|{0} ou {1}',
  // what players do: name, amount
  calls: '{0} calls {1}~You call {1}|{0} hält {1}~Sie halten {1}|{0} suit {1}~Vous suivez {1}',
  raises:
    '{0} raises to {1}~You raise to {1}|{0} erhöht auf {1}~Sie erhöhen auf {1}|{0} relance à {1}~Vous relancez à {1}',
  folds: '{0} folds~You fold|{0} steigt aus~Sie steigen aus|{0} se couche~Vous vous couchez',
  speaks:
    '{0} acts first~You act first|{0} spricht zuerst~Sie sprechen zuerst|{0} parle en premier~Vous parlez en premier',
  inFor: '{0} in|{0} im Einsatz|{0} en jeu',
  waiting: '{0} is to act.|{0} ist am Zug.|La parole est à {0}.',
  turn: 'Your turn: {0}.|Sie sind am Zug: {0}.|À vous : {0}.',
  // what may be done, within `turn`
  doCall: 'call {0}|{0} halten|suivre {0}',
  doFold: 'fold|aussteigen|vous coucher',
  doRaise: 'raise to {0}|auf {0} erhöhen|relancer à {0}',
  allIn: 'All-in|All-in|Tapis',
  isAllIn: ', all-in|, All-in|, à tapis',
  allInFor: 'All-in {0}|All-in {0}|Tapis {0}',
  fold: 'Fold|Aussteigen|Se coucher',
  check: 'Check|Abwarten|Parole',
  call: 'Call {0}|Halten {0}|Suivre {0}',
  raise: 'Raise to {0}|Erhöhen auf {0}|Relancer à {0}',
  amount: 'Amount|Betrag|Montant',
  raising: 'Bet or raise|Setzen oder erhöhen|Miser ou relancer',
  checkFold: 'Check or fold|Abwarten, sonst aussteigen|Parole, sinon se coucher',
  mainPot: 'Main pot|Hauptpot|Pot principal',
  sidePot: 'Side pot|Nebenpot|Pot annexe',
  without: ', without {0}|, ohne {0}|, sans {0}',
  and: '{0} and {1}|{0} und {1}|{0} et {1}',
  shows: '{0} shows~You show|{0} zeigt~Sie zeigen|{0} montre~Vous montrez',
  mucks: '{0} mucks~You muck|{0} legt weg~Sie legen weg|{0} jette sa main~Vous jetez votre main',
  onlyMain: 'in the main pot only|nur im Hauptpot|pot principal seul',
  upToSide: 'up to side pot {1}|bis Nebenpot {1}|jusqu’au pot annexe {1}',
  youFolded:
    'You have folded; the hand goes on faster.|Sie sind ausgestiegen; das Spiel läuft schneller weiter.|Vous vous êtes couché ; la donne va plus vite.',
  show: 'Show|Zeigen|Montrer',
  muck: 'Muck|Weglegen|Jeter',
  look: 'Look at the hand|Hand ansehen|Revoir la main',
  sitOut: 'Sit out the next hand|Nächstes Spiel aussetzen|Passer la prochaine donne',
  checks: '{0} checks~You check|{0} wartet ab~Sie warten ab|{0} fait parole~Vous faites parole',
  bets: '{0} bets {1}~You bet {1}|{0} setzt {1}~Sie setzen {1}|{0} mise {1}~Vous misez {1}',
  doCheck: 'check|abwarten|faire parole',
  doBet: 'bet {0}|{0} setzen|miser {0}',
  bet: 'Bet {0}|Setzen {0}|Miser {0}',
  folded: 'folded|ausgestiegen|couché',
  // one screen for several, chips and seats between hands, the menu
  handTo: 'Hand this to {0}|Weitergeben an {0}|Passez l’écran à {0}',
  handToBecause:
    'The cards stay face down until the next player takes over.|Die Karten bleiben verdeckt, bis übernommen wird.|Les cartes restent cachées jusqu’à ce qu’on prenne le relais.',
  uncover: 'Look at the cards|Karten ansehen|Voir les cartes',
  sitIn: 'Play again|Wieder mitspielen|Rejouer',
  buyIn: 'Buy in for {0}|Nachkaufen auf {0}|Recaver à {0}',
  noChips:
    'You have no chips left: buy in, or sit out the next hand.|Sie haben keine Chips mehr: kaufen Sie nach, oder setzen Sie das nächste Spiel aus.|Vous n’avez plus de jetons : recavez-vous, ou passez la prochaine donne.',
  history: 'Hands played|Bisherige Spiele|Donnes jouées',
  exportLog: 'Save the log|Protokoll sichern|Enregistrer le journal',
  exportFile: 'Save as {0}|Als {0} sichern|Enregistrer en {0}',
  import: 'Open a file|Datei öffnen|Ouvrir un fichier',
} as const;

export type BettingWords = Words<typeof BETTING_WORDS>;
