// What the tables fire, for the Actions panel: one line that can be read, and behind it what the detail holds.

/** A field of an action: a word, cards one after the other, and what has fields of its own as JSON. */
const inWord = value =>
  [value]
    .flat()
    .map(each => (each !== null && typeof each === 'object' ? JSON.stringify(each) : String(each)))
    .join(' ');

/** `{ type: 'raise', to: 20 }` as “raise, to 20”. */
const inWords = ({ type, ...rest }) =>
  [type, ...Object.entries(rest).map(([name, value]) => `${name} ${inWord(value)}`)].join(', ');

const who = actor => (typeof actor === 'number' ? `seat ${actor}` : actor);

/** A detail in one line. */
export function lineOf({ actor, seat, action, legal, message }) {
  if (message) return message;
  if (seat !== undefined) return `${who(seat)} is asked: ${[...new Set(legal.map(({ type }) => type))].join(', ')}`;
  const what = action === null ? 'takes the last action back' : action && inWords(action);
  return [actor !== undefined && who(actor), what].filter(Boolean).join(': ');
}

/** A detail as far as it can be looked through: of a view the phase, of offers and events their kinds. */
export function shortOf({ view, legal, events, ...rest }) {
  const kinds = list => list.map(({ type }) => type).join(', ');
  return {
    ...rest,
    ...(legal && { legal: kinds(legal) }),
    ...(events && { events: kinds(events) }),
    ...(view && { view: `hand ${view.hand}, phase ${view.phase}` }),
  };
}
