/** The command `tapis-vert-host`: runs a host, or checks deals of one. */
import { inspect } from 'node:util';
import { OptionError } from '../../game/options.js';
import type { PromptStore } from '../records.js';
import { serveHost } from './server.js';
import { help, readSettings } from './settings.js';
import { sqliteStore, StoreError } from './sqlite.js';
import { verifyFiles } from './verify.js';

const DAY = 86_400;
/** System errors for an address or port where the host cannot listen. */
const NOT_THERE: readonly string[] = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

const say = (what: string): void => console.error(`${new Date().toISOString()} ${what}`);

/** Runs a host until it is stopped. */
export async function command(words: readonly string[]): Promise<void> {
  if (words.includes('--help') || words.includes('-h')) return console.log(help());
  if (words[0] === 'verify') return verify(words.slice(1));
  let store: PromptStore | undefined;
  try {
    const { store: file, sync, keepDays, ...settings } = readSettings(words, process.env);
    const opened = (store = sqliteStore(file, sync));
    const tidy = async (): Promise<void> => {
      if (keepDays === 0) return;
      try {
        const { rooms, left } = await served.host.forgetRooms(Math.floor(Date.now() / 1000) - keepDays * DAY);
        const rest = left > 0 ? `; ${left} more are as old and were kept for now: is the machine's clock right?` : '.';
        if (rooms > 0) say(`${rooms} rooms deleted after ${keepDays} days without activity${rest}`);
      } catch (error) {
        served.host.onError(error);
      }
    };
    const served = await serveHost({
      ...settings,
      store: opened,
      onEvent(event) {
        if (event.type !== 'failed') return;
        const { room = '-', error } = event;
        say(`room ${room}: ${error instanceof StoreError ? error.message : inspect(error)}`);
      },
    });
    void tidy();
    const tidying = setInterval(() => void tidy(), DAY * 1000);
    console.log(`Tapis Vert: tables at ${served.address}, stored in ${file} (Ctrl+C to stop)`);
    const end = (): void => {
      clearInterval(tidying);
      void served.close().then(() => opened.close());
    };
    process.once('SIGINT', end).once('SIGTERM', end);
  } catch (error) {
    store?.close();
    const { code, message } = error as NodeJS.ErrnoException;
    const isKnown = error instanceof OptionError || error instanceof StoreError;
    if (!isKnown && !NOT_THERE.includes(code ?? '')) throw error;
    console.error(isKnown ? message : `The host cannot listen there: ${message}`);
    process.exitCode = 1;
  }
}

function verify(files: readonly string[]): void {
  try {
    if (files.length === 0)
      throw new Error(
        'tapis-vert-host verify FILE …: expected at least one file. A table saves one with “Save the proof”.',
      );
    if (!verifyFiles(files, line => console.log(line))) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
