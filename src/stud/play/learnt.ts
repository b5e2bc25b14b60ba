/** What `hard` has learnt of a variant of stud, loaded when such a player is first to act at a table of that size. */
import type { Thinker } from '../../game/computer-player.js';
import { policyFor, type PolicyName } from '../rules/policies.js';
import type { Action, View } from '../rules/table.js';

const POLICIES: Readonly<Record<PolicyName, () => Promise<{ readonly POLICY: string }>>> = {
  'high-2': () => import('../rules/policies/high-2.js'),
  'high-3': () => import('../rules/policies/high-3.js'),
  'high-4': () => import('../rules/policies/high-4.js'),
  'high-6': () => import('../rules/policies/high-6.js'),
  'razz-2': () => import('../rules/policies/razz-2.js'),
  'razz-3': () => import('../rules/policies/razz-3.js'),
  'razz-6': () => import('../rules/policies/razz-6.js'),
  'high-low-2': () => import('../rules/policies/high-low-2.js'),
};

/**
 * What was learnt for the variant and the number of players of a hand; undefined if nothing was, or it fails to load.
 */
export async function textFor(view: Pick<View, 'options' | 'dealtIn'>): Promise<string | undefined> {
  const name = policyFor(view);
  return (
    name &&
    POLICIES[name]().then(
      ({ POLICY }) => POLICY,
      () => undefined,
    )
  );
}

/**
 * A player of what was learnt for the variant and the number of players of a hand; undefined if nothing was, or it
 * fails to load.
 */
export function learnt(view: View): Promise<Thinker<Action, View> | undefined> | undefined {
  const name = policyFor(view);
  if (!name) return undefined;
  return Promise.all([import('../rules/trained.js'), POLICIES[name]()]).then(
    ([{ trained }, { POLICY }]) => trained(() => POLICY),
    () => undefined,
  );
}
