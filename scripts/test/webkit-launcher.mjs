// Starts WebKitGTK's MiniBrowser for the test runner (Debian: webkit2gtk-driver, xvfb) and speaks W3C WebDriver to it.
import { spawn } from 'node:child_process';
import { ensureWebKit } from './browser.mjs';
import { freePort } from './free-port.mjs';

const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  Space: ' ',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

const sleep = milliseconds => new Promise(done => setTimeout(done, milliseconds));

/** A virtual screen; resolves to its name. */
const startXvfb = children =>
  new Promise((done, fail) => {
    const words = ['-displayfd', '1', '-screen', '0', '1280x1200x24', '-nolisten', 'tcp'];
    const xvfb = spawn('Xvfb', words, { stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(xvfb);
    xvfb.once('error', fail);
    xvfb.stdout.once('data', display => done(`:${String(display).trim()}`));
  });

export function webkitLauncher() {
  const binary = ensureWebKit();
  const children = [];
  const urls = new Map();
  let base;
  let webDriverSession;
  let starting;

  async function request(method, path, body) {
    const response = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message ?? ''}`);
    return value;
  }
  const command = (method, path, body) => request(method, `/session/${webDriverSession}${path}`, body);

  async function start() {
    // painted straight to memory: through a graphics buffer, without a graphics card, painting took half the time of a test
    const env = { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
    env.DISPLAY ||= await startXvfb(children);
    const port = await freePort();
    children.push(spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }));
    base = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries++) {
      try {
        await request('GET', '/status');
        break;
      } catch (error) {
        if (tries > 200) throw error;
        await sleep(100);
      }
    }
    const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    webDriverSession = (await request('POST', '/session', { capabilities: { alwaysMatch: options } })).sessionId;
    // a whole table must be within reach of the mouse
    await command('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 1200 });
  }

  const pointer = actions =>
    command('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, x, y });
  const down = button => ({ type: 'pointerDown', button: BUTTONS[button] });
  const up = button => ({ type: 'pointerUp', button: BUTTONS[button] });

  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1, // one window
    initialize() {},
    async startSession(id, url) {
      await (starting ??= start());
      urls.set(id, url);
      await command('POST', '/url', { url });
    },
    isActive: id => urls.has(id),
    /** Whether the browser still answers; a busy page may keep it waiting. */
    async isAlive() {
      if (!webDriverSession) return true;
      const address = `${base}/session/${webDriverSession}/url`;
      return fetch(address, { signal: AbortSignal.timeout(120_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    getBrowserUrl: id => urls.get(id),
    async stopSession(id) {
      urls.delete(id);
      await command('POST', '/url', { url: 'about:blank' });
      return {};
    },
    async stop() {
      try {
        if (webDriverSession) await request('DELETE', `/session/${webDriverSession}`);
      } catch {
        // it is killed below anyway
      }
      for (const child of children.reverse()) child.kill();
    },
    async sendKeys(_id, keys) {
      const actions = keys.flatMap(key => {
        const value = KEYS[key] ?? key;
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
      });
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    sendMouseMove: (_id, x, y) => pointer([move(x, y)]),
    sendMouseClick: (_id, x, y, button = 'left') => pointer([move(x, y), down(button), up(button)]),
    sendMouseDown: (_id, button = 'left') => pointer([down(button)]),
    sendMouseUp: (_id, button = 'left') => pointer([up(button)]),
    resetMouse: () => command('DELETE', '/actions'),
  };
}
