/** What the stud table says. `~` parts what is said of another from what is said to the player. */
export const STUD_WORDS = {
  open: 'up|offen|visibles',
  down: 'down|verdeckt|cachées',
  hidden: '{0} face down|{0} verdeckt|{0} cachées',
  third: 'Third street|Dritte Straße|Troisième carte',
  highLow: 'High-low|High-Low|Haut-bas',
  dealer: 'Dealer|Geber|Donneur',
  bringIn: 'Bring-in|Bring-in|Ouverture',
  allIn: 'All-in|All-in|Tapis',
  mainPot: 'Main pot|Hauptpot|Pot principal',
  // who may not win it
  or: '{0} or {1}|{0} oder {1}|{0} ou {1}',
  // what players do: name, amount
  brings:
    '{0} brings it in for {1}~You bring it in for {1}|{0} zahlt Bring-in {1}~Sie zahlen Bring-in {1}|{0} ouvre de {1}~Vous ouvrez de {1}',
  calls: '{0} calls {1}~You call {1}|{0} hält {1}~Sie halten {1}|{0} suit {1}~Vous suivez {1}',
  completes:
    '{0} completes to {1}~You complete to {1}|{0} füllt auf {1} auf~Sie füllen auf {1} auf|{0} complète à {1}~Vous complétez à {1}',
  raises:
    '{0} raises to {1}~You raise to {1}|{0} erhöht auf {1}~Sie erhöhen auf {1}|{0} relance à {1}~Vous relancez à {1}',
  folds: '{0} folds~You fold|{0} steigt aus~Sie steigen aus|{0} se couche~Vous vous couchez',
  speaks:
    '{0} speaks first~You speak first|{0} spricht zuerst~Sie sprechen zuerst|{0} parle en premier~Vous parlez en premier',
  owes: '{0} must bring it in~You must bring it in|{0} muss eröffnen~Sie müssen eröffnen|{0} doit ouvrir~Vous devez ouvrir',
  // the state of a seat
  sitsOut: 'sits out|setzt aus|absent',
  inFor: '{0} in|{0} im Einsatz|{0} misés',
  high: 'High|Hoch|Haut',
  low: 'Low|Tief|Bas',
  // the line
  newHand: 'A new hand|Ein neues Spiel|Une nouvelle donne',
  newHandBecause:
    'Everybody pays {0} into the pot; then come two cards face down and one face up.|Jeder zahlt {0} in den Pot; dann kommen zwei Karten verdeckt und eine offen.|Chacun verse {0} au pot ; puis viennent deux cartes cachées et une visible.',
  dealing: 'Cards are dealt.|Karten werden gegeben.|On donne les cartes.',
  waiting: '{0} is to speak.|{0} ist am Zug.|La parole est à {0}.',
  turn: 'Your turn: {0}.|Sie sind am Zug: {0}.|À vous : {0}.',
  // what may be done, within `turn`
  doCall: 'call {0}|{0} halten|suivre {0}',
  doFold: 'fold|aussteigen|vous coucher',
  doRaise: 'raise|erhöhen|relancer',
  doComplete: 'complete to {0}|auf {0} auffüllen|compléter à {0}',
  doBringIn: 'bring it in for {0}|mit {0} eröffnen|ouvrir de {0}',
  toTo: '{0} to {1}|{0} bis {1}|{0} à {1}',
  // the buttons, and their keys
  keys: 'fcr|ahe|psr',
  fold: 'Fold|Aussteigen|Se coucher',
  check: 'Check|Abwarten|Parole',
  call: 'Call {0}|Halten {0}|Suivre {0}',
  allInFor: 'All-in {0}|All-in {0}|Tapis {0}',
  raise: 'Raise to {0}|Erhöhen auf {0}|Relancer à {0}',
  complete: 'Complete to {0}|Auffüllen auf {0}|Compléter à {0}',
  bringInFor: 'Bring in {0}|Bring-in {0}|Ouvrir de {0}',
  amount: 'Amount|Betrag|Montant',
  raising: 'Bet or raise|Setzen oder erhöhen|Miser ou relancer',
  checkFold: 'Check or fold|Abwarten, sonst aussteigen|Parole, sinon se coucher',
  next: 'Next hand|Nächstes Spiel|Donne suivante',
  deal: 'Deal|Austeilen|Donner',
  // the rail
  street: 'Street|Straße|Tour',
  burnt: '{0} burnt|{0} gebrannt|{0} brûlées',
  seats: 'Players|Spieler|Joueurs',
  ownHand: 'Your cards|Ihre Karten|Vos cartes',
} as const;
