import { games } from './games.js';
import { texts } from './texts.js';

const LANGUAGES = ['en', 'de', 'fr'];
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

/** A tag as a page writes it: attributes in lines of their own where the line would be long. */
function tagText(tag, attributes) {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const open = `<${tag}${list.join('')}>`;
  const short = `${open}</${tag}>`;
  if (short.length < 50) return short;
  return open.length < 50 ? `${open}\n</${tag}>` : `<${tag}${list.map(each => `\n ${each}`).join('')}\n></${tag}>`;
}

// ---- tables --------------------------------------------------------------------------------------------------------

let game = games.find(({ ready }) => ready);
/** What each table on the page says beside its tag. */
const attributes = { stage: {}, look: {}, rules: {}, players: {}, events: {}, languageA: {}, languageB: {} };
const tableIn = place => find(`[data-table="${place}"] > *`);

/** Tables are made when they come near the screen. */
const near = new IntersectionObserver(
  seen => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      target.replaceChildren(make(game.tag, attributes[target.dataset.table]));
    }
  },
  { rootMargin: '900px' },
);

/** Changes attributes of a table and of the snippet beside it; `undefined` takes one away. */
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
  look: () => tagText(game.tag, attributes.look),
  rules: () => tagText(game.tag, attributes.rules),
  players: () => tagText(game.tag, attributes.players),
  language: () =>
    [attributes.languageA, attributes.languageB].map(({ lang }) => tagText(game.tag, { lang })).join('\n'),
  events: () => `const table = document.querySelector('${game.tag}');

table.addEventListener('tv-settle', ({ detail }) => {
  console.log(detail.view.accounts.purses);
});`,
  headless: () => game.headless.code,
};

/** The two languages that the page does not speak. */
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
    choices('look', 'theme', 'theme', ['green', 'bordeaux', 'midnight', 'plain']),
    choices('look', 'faces', 'faces', ['french', 'german']),
    choices('look', 'four-colours', 'fourColours', ['off', 'on']),
  );
  find('[data-example="rules"] form').replaceChildren(
    ...Object.entries(game.rules).map(([name, rule]) => ruleField(name, rule)),
  );
  find('[data-example="players"] form').replaceChildren(choices('players', 'players', 'players', game.players));
}

// ---- events --------------------------------------------------------------------------------------------------------

const log = find('.log');
const inShort = detail => {
  const { actor, action, events, message } = detail;
  if (message) return message;
  const settled = events?.filter(({ type }) => type === 'line').map(({ line }) => `${line.chance} ${line.net}`);
  if (settled?.length) return settled.join(', ');
  // nothing stands for the action that was taken back
  return [actor, action !== undefined && JSON.stringify(action)].filter(part => part || part === 0).join(' ');
};

for (const type of ['tv-intent', 'tv-action', 'tv-deal', 'tv-settle', 'tv-turn', 'tv-over', 'tv-refused', 'tv-error']) {
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

/** A link to the page that teaches a game; in English where there is none in the language of the page. */
function guideTo(guide) {
  const language = guide[root.lang] ? root.lang : 'en';
  return make('a', { href: guide[language], hreflang: language }, word('guide'));
}

function showGames() {
  const ready = games.filter(each => each.ready);
  find('.games').replaceChildren(
    ...games.map(each =>
      make(
        'li',
        {},
        make('h3', {}, each.name),
        make('p', {}, each.about[root.lang] ?? each.about.en),
        make('code', {}, `<${each.tag}>`),
        ...(each.ready ? [make('a', { href: '#top', 'data-tag': each.tag }, word('play'))] : []),
        ...(each.guide ? [guideTo(each.guide)] : []),
      ),
    ),
  );
  const chooser = find('.chooser');
  chooser.hidden = ready.length < 2;
  chooser.replaceChildren(
    ...ready.map(each =>
      make('a', { href: '#top', 'data-tag': each.tag, 'aria-current': each === game ? 'true' : undefined }, each.name),
    ),
  );
}

/** Puts a game on the page: its table on the first screen, and all examples. */
function choose(chosen) {
  game = chosen;
  for (const place of Object.keys(attributes)) {
    attributes[place] = {};
    const box = find(`[data-table="${place}"]`);
    if (box.firstElementChild?.localName === game.tag) continue;
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
    speak(link.lang);
  } else if (link?.dataset.tag && link.dataset.tag !== game.tag) {
    choose(games.find(({ tag }) => tag === link.dataset.tag));
  }
});
for (const form of all('form')) form.addEventListener('submit', event => event.preventDefault());

const asked = new URLSearchParams(location.search).get('lang');
if (LANGUAGES.includes(asked)) root.lang = asked;
choose(game);
