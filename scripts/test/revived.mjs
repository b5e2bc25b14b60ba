/**
 * A launcher for the test runner whose browser may die or not start: it is started anew for the next file, so that it does
 * not take all files after it along. What it had open is lost; `lost` has the sessions, so that they can be run again.
 *
 * @param engine what the house calls the browser: `chromium`, `firefox`, `webkit`
 * @param make makes the launcher
 * @param isAlive says of a launcher whether its browser still answers
 */
export function revived(engine, make, isAlive) {
  let launcher = make();
  let beginnings = [];
  let reviving;
  const lost = new Set();

  const anew = why => (reviving ??= revive(why).finally(() => (reviving = undefined)));

  async function revive(why) {
    console.error(`\n${launcher.name} ${why} and is started anew.`);
    // what is left of it has nothing to say
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
        // one that does not even open a page; another may have been started in the meantime
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
