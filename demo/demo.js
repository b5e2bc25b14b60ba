import { EVENTS, games, THEMES } from './games.js';
import { texts } from './texts.js';

const LANGUAGES = Object.keys(texts);
const LOG_LENGTH = 60;
const root = document.documentElement;
const find = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** An element with attributes and children. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// ---- the page's language -------------------------------------------------------------------------------------------

/** The English of the page is what index.html says. */
for (const element of all('[data-text]')) texts.en[element.dataset.text] = element.textContent.trim();
for (const element of all('[data-label]')) texts.en[element.dataset.label] = element.getAttribute('aria-label');

const word = key => texts[root.lang]?.[key] ?? texts.en[key];

function speak(language) {
  root.lang = language;
  for (const element of all('[data-text]')) element.textContent = word(element.dataset.text);
  for (const element of all('[data-label]')) element.setAttribute('aria-label', word(element.dataset.label));
  for (const link of all('.languages a')) {
    if (link.lang === language) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  change('stage', { learn: staged(table).learn });
  leadToFriends();
  showGames();
  showLanguages();
  if (!find('.log li:not(.none)')) find('.log').replaceChildren(make('li', { class: 'none' }, word('none')));
}

// ---- snippets ------------------------------------------------------------------------------------------------------

const TOKENS =
  /(?<comment>\/\/.*)|(?<string>"[^"]*"|'[^']*')|(?<tag><\/?[a-z][\w-]*|\/?>)|(?<key>\b(?:import|from|const|let|while|await)\b)|[^]/g;

/** Shows a snippet with a button that copies it. */
function showCode(place, code) {
  const box = find(`[data-code="${place}"]`);
  const lines = make('code');
  for (const { 0: text, groups } of code.matchAll(TOKENS)) {
    const kind = Object.keys(groups).find(name => groups[name] !== undefined);
    lines.append(kind ? make('span', { class: kind }, text) : text);
  }
  lines.normalize();
  const copy = make('button', { type: 'button', class: 'copy', 'data-text': 'copy' }, word('copy'));
  copy.addEventListener('click', async () => {
    if (!navigator.clipboard) return;
    await navigator.clipboard.writeText(code);
    copy.textContent = word('copied');
    setTimeout(() => (copy.textContent = word('copy')), 1500);
  });
  box.className = 'code';
  box.replaceChildren(make('pre', { tabindex: '0' }, lines), copy);
}

/** A tag as a page writes it: attributes on lines of their own if the line would be long. */
function tagText(tag, attributes) {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const open = `<${tag}${list.join('')}>`;
  const short = `${open}</${tag}>`;
  if (short.length < 50) return short;
  return open.length < 50 ? `${open}\n</${tag}>` : `<${tag}${list.map(each => `\n ${each}`).join('')}\n></${tag}>`;
}

// ---- tables --------------------------------------------------------------------------------------------------------

const ready = games.filter(each => each.ready);
/** The tables by name: each variant of a game that has a name of its own. */
const tables = ready.flatMap(of =>
  (of.tables ?? [of]).map(({ about = of.about, attributes = {}, id, name, names }) => ({
    ...{ of, about, attributes, id, name, names },
  })),
);
const nameOf = table => table.names?.[root.lang] ?? table.name;

/** The table in the address: by its id (`#razz`), beside a shared hand (`#table=razz&tv=stud.…`). */
function addressed() {
  const hash = location.hash.slice(1);
  const wanted = new URLSearchParams(hash).get('table') ?? hash;
  return wanted === '' ? tables[0] : tables.find(({ id }) => id === wanted);
}

/** The reader's last choice, if the browser stores anything. */
const kept = {
  read(name) {
    try {
      return localStorage.getItem(`page:${name}`);
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      localStorage.setItem(`page:${name}`, value);
    } catch {
      // then the page begins as for a newcomer
    }
  },
};

// without a table in its address the page opens with the one played last, and puts it into the address
const last = tables.find(({ id }) => id === kept.read('table'));
if (last && location.hash === '') history.replaceState(null, '', `#${last.id}`);

/** The table on the first screen, and the game of the examples. */
let table = addressed() ?? last ?? tables[0];
let game = ready[0];
/** Which games the examples show until the reader has chosen one. */
const SHOWN = { look: 2, languageA: 0, languageB: 1, rules: 3, players: 1, events: 0 };
let isChosen = false;
const gameOf = place => (place === 'stage' ? table.of : isChosen ? game : (ready[SHOWN[place]] ?? game));
/**
 * A table for the reader to play: the browser saves it, its hands can be shared, and its rules link to the page that
 * teaches the game.
 */
const staged = ({ of, attributes, id }) => ({
  ...{ autosave: id, links: 'on', 'links-to': `./#table=${id}`, learn: of.guide?.[root.lang] ?? of.guide?.en },
  ...attributes,
});
/** The attributes of each table on the page. */
const attributes = { stage: staged(table), look: {}, rules: {}, players: {}, events: {}, languageA: {}, languageB: {} };
const tableIn = place => find(`[data-table="${place}"] > *`);

/** Tables are created when they come near the screen. */
const near = new IntersectionObserver(
  seen => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      const { table: place } = target.dataset;
      const shown = make(gameOf(place).tag, attributes[place]);
      if (place !== 'stage') begin(shown);
      target.replaceChildren(shown);
    }
  },
  { rootMargin: '900px' },
);

/** Actions taken at a table of the examples, so that they show it in mid-hand. */
const FIRST_ACTS = ['bringIn', 'call', 'check', 'turnUp', 'stake', 'done'];
function begin(shown) {
  let acts = 0;
  const act = ({ detail: { legal } }) => {
    const wanted =
      acts === 0 && legal.some(({ type }) => type === 'stake')
        ? ['stake']
        : FIRST_ACTS.filter(type => type !== 'stake');
    const offer = wanted.flatMap(type => legal.filter(each => each.type === type))[0];
    if (++acts > 3 || !offer) return shown.removeEventListener('tv-turn', act);
    const amounts = Object.entries(offer).map(([name, value]) => [name, value?.min ?? value]);
    shown.act(Object.fromEntries(amounts));
  };
  shown.addEventListener('tv-turn', act);
}

/** Changes attributes of a table and of the snippet beside it; `undefined` removes one. */
function change(place, changes) {
  attributes[place] = Object.fromEntries(
    Object.entries({ ...attributes[place], ...changes }).filter(([, value]) => value !== undefined),
  );
  const table = tableIn(place);
  for (const [name, value] of table ? Object.entries(changes) : []) {
    if (value === undefined) table.removeAttribute(name);
    else table.setAttribute(name, value);
  }
  if (place in SNIPPETS) showCode(place, SNIPPETS[place]());
}

const SNIPPETS = {
  use: () => `<script type="module" src="tapis-vert.min.js"></script>\n\n${tagText(game.tag, {})}`,
  look: () => tagText(gameOf('look').tag, attributes.look),
  rules: () => tagText(gameOf('rules').tag, attributes.rules),
  players: () => tagText(gameOf('players').tag, attributes.players),
  language: () =>
    ['languageA', 'languageB'].map(place => tagText(gameOf(place).tag, { lang: attributes[place].lang })).join('\n'),
  events: () => `const table = document.querySelector('${gameOf('events').tag}');

table.addEventListener('tv-settle', ({ detail }) => {
  console.log(detail.view.accounts.purses);
});`,
  headless: () => game.headless.code,
};

/** The two languages other than the page's. */
function showLanguages() {
  const [first, second] = LANGUAGES.filter(language => language !== root.lang);
  change('languageA', { lang: first });
  change('languageB', { lang: second });
  showCode('language', SNIPPETS.language());
}

// ---- controls ------------------------------------------------------------------------------------------------------

/** A row of choices, the first the default. */
function choices(place, name, label, values) {
  const group = make('fieldset', {}, make('legend', { 'data-text': label }, word(label)));
  values.forEach((value, index) => {
    const input = make('input', { type: 'radio', name: `${place}-${name}`, value });
    input.checked = index === 0;
    input.addEventListener('change', () => change(place, { [name]: index === 0 ? undefined : value }));
    group.append(make('label', {}, input, make('span', {}, value)));
  });
  return group;
}

function ruleField(name, rule) {
  const field = Array.isArray(rule)
    ? make('select', {}, ...rule.map(value => make('option', {}, value)))
    : make('input', { type: 'number', value: rule, inputmode: 'numeric' });
  const standard = String(Array.isArray(rule) ? rule[0] : rule);
  field.addEventListener('change', () => {
    find('.complaint').textContent = '';
    change('rules', { [name]: field.value === standard || field.value === '' ? undefined : field.value });
  });
  return make('label', {}, make('code', {}, name), field);
}

function showControls() {
  find('[data-example="look"] form').replaceChildren(
    choices('look', 'theme', 'theme', THEMES),
    choices('look', 'deck-pattern', 'faces', ['french', 'german']),
    choices('look', 'four-colours', 'fourColours', ['off', 'on']),
  );
  find('[data-example="rules"] form').replaceChildren(
    ...Object.entries(gameOf('rules').rules).map(([name, rule]) => ruleField(name, rule)),
  );
  find('[data-example="players"] form').replaceChildren(
    choices('players', 'players', 'players', gameOf('players').players),
  );
}

// ---- events --------------------------------------------------------------------------------------------------------

const log = find('.log');
const inShort = detail => {
  const { actor, action, events, message } = detail;
  if (message) return message;
  const settled = events?.filter(({ type }) => type === 'entry').map(({ entry }) => `${entry.chance} ${entry.net}`);
  if (settled?.length) return settled.join(', ');
  // null stands for the action that was taken back
  return [actor, action !== undefined && JSON.stringify(action)].filter(part => part || part === 0).join(' ');
};

for (const type of EVENTS) {
  find('[data-table="events"]').addEventListener(type, ({ detail }) => {
    find('.none', log)?.remove();
    log.prepend(make('li', { class: type }, make('b', {}, type), ' ', inShort(detail)));
    while (log.children.length > LOG_LENGTH) log.lastChild.remove();
  });
}
find('[data-table="rules"]').addEventListener('tv-error', ({ detail }) => {
  find('.complaint').textContent = detail.message;
});

find('.act').addEventListener('click', async () => {
  const button = find('.act');
  button.disabled = true;
  await new Promise(done => setTimeout(done, 30));
  const rows = await game.headless.run();
  const number = new Intl.NumberFormat(root.lang);
  const line = cells => make('tr', {}, make('th', { scope: 'row' }, cells[0]), ...cells.slice(1).map(cell));
  const cell = value => make('td', {}, number.format(value));
  find('.outcome').replaceChildren(
    make(
      'table',
      {},
      make(
        'thead',
        {},
        make('tr', {}, ...['result', 'dealt', 'expected'].map(key => make('th', { 'data-text': key }, word(key)))),
      ),
      make('tbody', {}, ...rows.map(line)),
    ),
  );
  button.disabled = false;
});

// ---- games ---------------------------------------------------------------------------------------------------------

/** A link to the page that teaches a game; in English if there is none in the page's language. */
function guideTo(guide) {
  const language = guide[root.lang] ? root.lang : 'en';
  return make('a', { href: guide[language], hreflang: language }, word('guide'));
}

/** A link that opens a table on the first screen. */
const linkTo = (each, text, extra = {}) => make('a', { href: `#${each.id}`, 'data-table-id': each.id, ...extra }, text);

function showGames() {
  find('.games').replaceChildren(
    ...tables.map(each =>
      make(
        'li',
        {},
        make('h2', {}, nameOf(each)),
        make('p', {}, each.about[root.lang] ?? each.about.en),
        linkTo(each, word('play'), { class: 'act' }),
        linkTo(each, word('sixty'), { 'data-guide': 'first' }),
        ...(each.of.guide ? [guideTo(each.of.guide)] : []),
      ),
    ),
    ...games
      .filter(each => !each.ready)
      .map(each => make('li', {}, make('h2', {}, each.name), make('p', {}, each.about[root.lang] ?? each.about.en))),
  );
  const isCurrent = is => (is ? 'true' : undefined);
  const [first, examples] = all('.chooser');
  first.replaceChildren(
    ...tables.map(each => linkTo(each, nameOf(each), { 'aria-current': isCurrent(each === table) })),
  );
  showTab();
  examples.replaceChildren(
    ...ready.map(each =>
      make(
        'a',
        { href: '#examples', 'data-tag': each.tag, 'aria-current': isCurrent(isChosen && each === game) },
        each.name,
      ),
    ),
  );
}

/** Scrolls the strip of games so that the tab of the current table is fully visible. */
function showTab() {
  const strip = find('.first .chooser');
  const tab = find('[aria-current]', strip)?.getBoundingClientRect();
  const { left, width } = strip.getBoundingClientRect();
  if (tab) strip.scrollLeft += tab.left + tab.width / 2 - left - width / 2;
}
window.addEventListener('resize', showTab);

// the head of the page folds away with the player's first act (on a low screen: demo.css), until the page is scrolled
find('.first').addEventListener('tv-intent', () => {
  root.classList.add('folded');
  if (window.scrollY > 0 && window.innerHeight <= 520) find('#top').scrollIntoView({ behavior: 'instant' });
});
window.addEventListener('scroll', () => window.scrollY > 60 && root.classList.remove('folded'), { passive: true });

/** The page for friends opens in this page's language and with its game. */
function leadToFriends() {
  find('.places [data-text="navFriend"]').search = new URLSearchParams({ lang: root.lang, game: table.of.tag });
}

/** Opens a table on the first screen. */
function seat(chosen) {
  table = chosen;
  leadToFriends();
  attributes.stage = staged(table);
  find('[data-table="stage"]').replaceChildren(make(table.of.tag, attributes.stage));
  showGames();
}

// a link, a bookmark, or Back
window.addEventListener('hashchange', () => {
  const chosen = addressed();
  if (chosen && chosen.id !== table.id) seat(chosen);
});

/** Makes all examples show a game. */
function choose(chosen) {
  game = chosen;
  for (const place of Object.keys(attributes).filter(each => each !== 'stage')) {
    attributes[place] = {};
    const box = find(`[data-table="${place}"]`);
    box.replaceChildren();
    near.observe(box);
  }
  showControls();
  find('.outcome').replaceChildren();
  log.replaceChildren();
  for (const [place, code] of Object.entries(SNIPPETS)) if (place !== 'language') showCode(place, code());
  speak(root.lang);
}

document.addEventListener('click', event => {
  const link = event.target.closest('a');
  if (link?.closest('.languages')) {
    event.preventDefault();
    history.replaceState(null, '', link.href + location.hash);
    kept.write('language', link.lang);
    speak(link.lang);
  } else if (link?.dataset.tableId) {
    event.preventDefault();
    const { tableId, guide } = link.dataset;
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    kept.write('table', tableId);
    if (tableId !== table.id) seat(tables.find(({ id }) => id === tableId));
    if (!link.closest('.first')) find('#top').scrollIntoView();
    if (guide) tableIn('stage').startGuide(guide).catch(console.error);
  } else if (link?.dataset.tag) {
    event.preventDefault();
    isChosen = true;
    choose(games.find(({ tag }) => tag === link.dataset.tag));
  }
});
for (const form of all('form')) form.addEventListener('submit', event => event.preventDefault());

const inAddress = new URLSearchParams(location.search).get('lang');
const asked = inAddress ?? kept.read('language') ?? navigator.language.slice(0, 2);
if (LANGUAGES.includes(asked)) root.lang = asked;
if (LANGUAGES.includes(inAddress)) kept.write('language', inAddress);
choose(game);
seat(table);
