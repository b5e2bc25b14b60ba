/**
 * A launcher for the test runner whose browser may die or fail to start: it is restarted for the next file, so that it
 * does not take all later files with it. What it had open is lost; `lost` has the sessions, so that they can be run
 * again.
 *
 * @param engine our name of the browser: `chromium`, `firefox`, `webkit`
 * @param make makes the launcher
 * @param isAlive whether a launcher's browser still answers
 */
export function revived(engine, make, isAlive) {
  let launcher = make();
  let beginnings = [];
  let reviving;
  const lost = new Set();

  const anew = why => (reviving ??= revive(why).finally(() => (reviving = undefined)));

  async function revive(why) {
    console.error(`\n${launcher.name} ${why} and is started anew.`);
    // errors of what is left of it do not matter
    await Promise.resolve(launcher.stop()).catch(() => undefined);
    launcher = make();
    await launcher.initialize(...beginnings);
  }

  const own = {
    engine,
    lost,
    initialize: (...words) => launcher.initialize(...(beginnings = words)),
    async startSession(id, url) {
      if (!(await isAlive(launcher))) await anew('has died');
      const asked = launcher;
      try {
        await asked.startSession(id, url);
      } catch (error) {
        // one that cannot even open a page; another may have been started in the meantime
        if (asked === launcher) await anew(`opens no page (${error.message})`);
        await launcher.startSession(id, url);
      }
    },
    async stopSession(id) {
      if (launcher.isActive(id) && (await isAlive(launcher))) return launcher.stopSession(id);
      lost.add(id);
      return {};
    },
  };
  return new Proxy(own, {
    get(_, name) {
      const value = own[name] ?? launcher[name];
      return typeof value === 'function' && !(name in own) ? value.bind(launcher) : value;
    },
  });
}
