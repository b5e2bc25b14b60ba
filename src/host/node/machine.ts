/** The machine's own time and randomness. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Secrets } from '../clock.js';

/** The length of a secret (bytes). */
const SECRET = 16;

export const machineClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

export const machineSecrets: Secrets = {
  make: () => randomBytes(SECRET).toString('base64url'),
  hash: secret => createHash('sha256').update(secret).digest('base64url'),
};
