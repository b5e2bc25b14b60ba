/** The command `tapis-vert-host`. */
import { OptionError } from '../../game/options.js';
import { serveHost } from './server.js';
import { help, readSettings } from './settings.js';
import { sqliteStore, StoreError } from './sqlite.js';

const DAY = 86_400;

/** Runs a host until it is told to end. */
export async function command(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) return console.log(help());
  try {
    const { store: file, sync, keepDays, ...settings } = readSettings(words, process.env);
    const store = sqliteStore(file, sync);
    const tidy = (): void => {
      if (keepDays > 0 && served.host.rooms === 0) store.forgetRooms(Math.floor(Date.now() / 1000) - keepDays * DAY);
    };
    const served = await serveHost({
      ...settings,
      store,
      failed: (error, room) => console.error(`${new Date().toISOString()} room ${room || '-'}:`, error),
    });
    tidy();
    const tidying = setInterval(tidy, DAY * 1000);
    console.log(`Tapis Vert: tables at ${served.address}, kept in ${file} (Ctrl+C ends it)`);
    const end = (): void => {
      clearInterval(tidying);
      void served.close().then(() => store.close());
    };
    process.once('SIGINT', end).once('SIGTERM', end);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isKnown = error instanceof OptionError || error instanceof StoreError;
    if (!isKnown && code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'EADDRNOTAVAIL') throw error;
    console.error(isKnown ? message : `The host cannot listen there: ${message}`);
    process.exitCode = 1;
  }
}
