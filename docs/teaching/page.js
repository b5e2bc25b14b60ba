// Plays the prepared deals of a page that teaches a game on the table itself. The reader goes on from scene to scene; a log in
// the page says what happens, and data-scenes after which of its actions each scene ends. Where there is a table to play at
// (class try), it is opened at once (data-open) or when it is asked for, and “Show me” starts its guide.

const WORDS = {
  de: {
    play: 'Vorspielen',
    next: 'Weiter',
    back: 'Zurück',
    again: 'Noch einmal',
    sit: 'An den Tisch',
    show: 'Zeigen Sie es mir',
    place: (scene, scenes) => `Schritt ${scene} von ${scenes}`,
    trouble: 'Der Tisch lässt sich hier nicht laden.',
  },
  en: {
    play: 'Play',
    next: 'Next',
    back: 'Back',
    again: 'Once more',
    sit: 'To the table',
    show: 'Show me',
    place: (scene, scenes) => `Step ${scene} of ${scenes}`,
    trouble: 'The table cannot be loaded here.',
  },
};
const words = WORDS[document.documentElement.lang];

const tag = document.querySelector('main').dataset.table;

/** The element; it and the rules of its game are loaded when the first is asked for. */
const loadTable = () => import(`../../dist/cdn/${tag}.min.js`);
const load = async game => {
  const [rules] = await Promise.all([import('../../dist/rules.js'), loadTable()]);
  return Object.values(rules).find(each => each.id === game);
};

/** All steps of a log as a seat sees them, the empty table first. */
function stepsOf(game, log, seat) {
  let table = game.open(log.options);
  const steps = [{ number: 0, actor: 'croupier', action: null, events: [], view: game.view(table, seat), legal: [] }];
  for (const { actor, action } of log.actions) {
    const shown = game.redactAction(table, action, seat);
    const { state, events } = game.apply(table, actor, action);
    table = state;
    steps.push({
      ...{ number: steps.length, actor, action: shown, legal: [] },
      ...{ events: events.map(event => game.redactEvent(event, seat)), view: game.view(table, seat) },
    });
  }
  return steps;
}

/** A seat's port to a game that is over: it tells what happened, and nothing can be done at it. */
class ToldPort {
  #steps;
  #listeners = new Set();
  constructor(seat, steps, at) {
    this.seat = seat;
    this.#steps = steps;
    this.at = at;
  }
  get step() {
    return this.#steps[this.at];
  }
  act() {}
  undo() {}
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  tellUntil(end) {
    while (this.at < end) {
      this.at++;
      for (const listener of [...this.#listeners]) listener.onStep(this.step);
    }
  }
}

const button = (text, kind = '') =>
  Object.assign(document.createElement('button'), { type: 'button', textContent: text, className: kind });
/** Says in the place of something that the table has not come. */
function complain(error, place) {
  console.error(error);
  place.replaceWith(Object.assign(paragraph('trouble'), { textContent: words.trouble }));
}
const paragraph = name => Object.assign(document.createElement('p'), { className: name });

for (const deal of document.querySelectorAll('.deal')) {
  const stage = deal.querySelector('.stage');
  const poster = deal.querySelector('.poster');
  const lines = [...deal.querySelectorAll('.scenes li')];
  const data = deal.querySelector('[data-deal]');
  const ends = data.dataset.scenes.split(' ').map(Number);
  const seat = Number(stage.dataset.seat);

  const back = button(words.back);
  const next = button(words.play, 'prime');
  const place = paragraph('place');
  const now = paragraph('now');
  now.setAttribute('role', 'status');
  const controls = document.createElement('div');
  controls.className = 'controls';
  controls.append(now, next);
  // which of them it is, for who hears only the button
  const title = deal.querySelector('h3');
  next.setAttribute('aria-describedby', title.id);
  stage.after(controls);
  deal.classList.add('ready');

  let steps;
  let table;
  let port;
  /** How many scenes have been told. */
  let scene = 0;
  /** How many steps the table has begun to show. */
  let shown = 0;

  const show = () => {
    lines.forEach((line, index) => {
      if (index === scene - 1) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    });
    now.textContent = lines[scene - 1]?.textContent.trim().replace(/\s+/g, ' ') ?? '';
    place.textContent = words.place(scene, ends.length);
    next.textContent = scene === ends.length ? words.again : words.next;
    back.disabled = scene < 2;
    // on a small screen the controls lie over the foot of a table that is not wholly in sight
    const { top, bottom } = stage.getBoundingClientRect();
    const over = window.getComputedStyle(controls).position === 'sticky';
    const foot = over ? controls.getBoundingClientRect().top : window.innerHeight;
    if (top < 0 || bottom > foot) stage.scrollIntoView();
  };

  /** Puts the table where a scene ended, without a movement. */
  const stand = told => {
    scene = told;
    shown = scene === 0 ? 0 : ends[scene - 1];
    port = new ToldPort(seat, steps, shown);
    table.ports = [port];
  };

  const open = async () => {
    next.disabled = true;
    const log = JSON.parse(data.textContent);
    try {
      steps = stepsOf(await load(log.game), log, seat);
    } catch (error) {
      complain(error, controls);
      return false;
    }
    table = document.createElement(tag);
    if (log.options.variant) table.setAttribute('variant', log.options.variant);
    table.setAttribute('players', stage.dataset.players);
    table.addEventListener('tv-action', () => shown++);
    stand(0);
    poster.hidden = true;
    poster.after(table);
    deal.classList.replace('ready', 'playing');
    controls.append(back, place);
    next.disabled = false;
    await table.updateComplete;
    return true;
  };

  next.addEventListener('click', async () => {
    if (!table && !(await open())) return;
    if (scene === ends.length) stand(0);
    // who presses while cards still travel has seen enough
    else if (shown < port.at) stand(scene);
    await table.updateComplete;
    scene++;
    port.tellUntil(ends[scene - 1]);
    show();
  });
  back.addEventListener('click', () => {
    stand(scene - 1);
    show();
  });
}

// tables to play at
const places = [];
for (const place of document.querySelectorAll('.try')) {
  const { players, variant, open } = place.dataset;
  const sit = button(words.sit, 'prime');
  const show = button(words.show, 'prime');
  const buttons = document.createElement('p');
  buttons.className = 'ways';
  buttons.append(...(open === undefined ? [sit] : []), show);
  place.append(buttons);
  let table;
  const seat = async () => {
    if (table) return table;
    try {
      await loadTable();
    } catch (error) {
      complain(error, buttons);
      return undefined;
    }
    table = document.createElement(tag);
    table.setAttribute('players', players);
    table.setAttribute('links', 'on');
    if (variant) table.setAttribute('variant', variant);
    sit.remove();
    if (open === undefined) {
      show.className = '';
      buttons.before(table);
    } else buttons.after(table);
    return table;
  };
  sit.addEventListener('click', seat);
  show.addEventListener('click', async () => {
    const seated = await seat();
    if (!seated) return;
    seated.scrollIntoView({ block: 'nearest' });
    seated.startGuide('first').catch(console.error);
  });
  if (open !== undefined) seat();
  places.push(seat);
}

// a hand that was shared: the first table of the page shows it
if (location.hash.startsWith('#tv=')) places[0]?.().then(table => table?.scrollIntoView({ block: 'nearest' }));
