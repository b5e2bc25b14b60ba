// Finds the browsers for the tests. On Debian it installs what is missing, as root or through passwordless sudo.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox does not start as root; the rest keeps the browser from phoning home during tests. */
export const CHROME_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const inBin = names =>
  names.flatMap(name => ['/usr/bin/', '/usr/local/bin/', '/snap/bin/'].map(folder => folder + name));

const PLACES = {
  chrome: {
    linux: inBin(['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']),
    darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      name => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap(folder => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ]),
  },
  firefox: {
    linux: inBin(['firefox-esr', 'firefox']),
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: [`${env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`],
  },
};

/** Some distributions install a script that only says how to install the browser: so check the version. */
function version(path) {
  if (platform === 'win32') return existsSync(path) ? 'version not asked' : undefined;
  if (!existsSync(path)) return undefined;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 ? stdout.trim().split('\n').at(-1).trim() : undefined;
}

function find(kind, chosen) {
  for (const path of chosen ? [chosen] : (PLACES[kind][platform] ?? [])) {
    const said = version(path);
    if (said) return { path, said };
  }
  if (chosen) throw new Error(`${chosen} is not a browser that starts`);
  return undefined;
}

function install(packages) {
  if (platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...args) => {
    const words = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', '-qq', ...args];
    const [command, ...rest] = isRoot ? words : ['sudo', '-n', ...words];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  console.log(`Installing ${packages.join(', ')}`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** In a run of several scripts a browser is looked for once, and reported once in each script. */
const known = new Map();
function ensure(kind, look, packages, advice) {
  if (!known.has(kind)) {
    let found = look();
    if (!found) {
      install(packages);
      found = look();
    }
    if (!found) throw new Error(`No ${kind} found. ${advice}`);
    console.log(`Browser: ${found.said} (${found.path})`);
    known.set(kind, found.path);
  }
  return known.get(kind);
}

/** The path of a Chrome, Chromium or Edge; CHROME_PATH chooses one. */
export const ensureChrome = () =>
  ensure('Chrome', () => find('chrome', env.CHROME_PATH), ['chromium'], 'Install Chrome or set CHROME_PATH.');

/** The path of a Firefox; FIREFOX_PATH chooses one. */
export const ensureFirefox = () =>
  ensure('Firefox', () => find('firefox', env.FIREFOX_PATH), ['firefox-esr'], 'Install Firefox or set FIREFOX_PATH.');

/** The path of WebKitGTK's MiniBrowser, which WebKitWebDriver starts; only on Linux. */
export const ensureWebKit = () =>
  ensure(
    'WebKitGTK',
    findWebKit,
    ['webkit2gtk-driver', 'xvfb', 'xauth'],
    'It runs on Linux only (Debian: webkit2gtk-driver, xvfb). BROWSERS=chromium,firefox leaves it out.',
  );

function findWebKit() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !(env.DISPLAY || existsSync('/usr/bin/Xvfb'))) return undefined;
  for (const folder of readdirSync('/usr/lib').filter(name => name.endsWith('-linux-gnu')))
    for (const api of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const path = `/usr/lib/${folder}/${api}/MiniBrowser`;
      if (existsSync(path)) return { path, said: 'WebKitGTK MiniBrowser' };
    }
  return undefined;
}

if (import.meta.filename === process.argv[1])
  for (const kind of process.argv.length > 2 ? process.argv.slice(2) : ['chromium'])
    ({ chromium: ensureChrome, firefox: ensureFirefox, webkit: ensureWebKit })[kind]();

const PAINTED = 1 / 8;

/**
 * Makes Chrome paint a page at an eighth of its width and height, as its device tools show a large screen in a small
 * window. Layout and mouse coordinates stay exact; but without a graphics card, painting a page that nobody looks at
 * took two thirds of the time.
 * @param {import('puppeteer-core').Page} page whose `setViewport` then keeps the scale.
 * @param {import('puppeteer-core').CDPSession} client a session of the page.
 * @param {{ width: number, height: number }} viewport its first size.
 */
export async function paintSmall(page, client, viewport) {
  page.setViewport = size => {
    const screen = { ...size, deviceScaleFactor: 1, mobile: false, scale: PAINTED };
    return client.send('Emulation.setDeviceMetricsOverride', screen);
  };
  const { mouse } = page;
  const move = mouse.move.bind(mouse);
  mouse.move = (x, y, options) => move(x * PAINTED, y * PAINTED, options);
  await page.setViewport(viewport);
}
