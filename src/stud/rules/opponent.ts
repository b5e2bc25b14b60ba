/** Computer players of stud for programs; a table's element loads what `hard` has learnt only when one sits down. */
import { atOnce } from '../../game/at-once.js';
import { policyFor, type PolicyName } from './policies.js';
import { POLICY as HIGH_2 } from './policies/high-2.js';
import { POLICY as HIGH_3 } from './policies/high-3.js';
import { POLICY as HIGH_4 } from './policies/high-4.js';
import { POLICY as HIGH_6 } from './policies/high-6.js';
import { POLICY as HIGH_LOW_2 } from './policies/high-low-2.js';
import { POLICY as RAZZ_2 } from './policies/razz-2.js';
import { POLICY as RAZZ_3 } from './policies/razz-3.js';
import { POLICY as RAZZ_6 } from './policies/razz-6.js';
import { trained } from './trained.js';

/** What `hard` has learnt, for every variant and table size. */
export const POLICIES: Readonly<Record<PolicyName, string>> = {
  'high-2': HIGH_2,
  'high-3': HIGH_3,
  'high-4': HIGH_4,
  'high-6': HIGH_6,
  'razz-2': RAZZ_2,
  'razz-3': RAZZ_3,
  'razz-6': RAZZ_6,
  'high-low-2': HIGH_LOW_2,
};

/** A computer player of a level that decides synchronously: for programs without frames to keep. */
export const opponent = atOnce(
  trained(view => {
    const name = policyFor(view);
    return name && POLICIES[name];
  }),
);
