import type { AnyGame } from '../../src/game/contract.ts';
import { settled } from '../host/hand-clock.ts';
import { DishonestHost } from './dishonest-host.ts';
import { Visitor, type VisitorSetup } from './visitor.ts';

/** A guest comes to a dishonest host. @param more what else the guest has, of this host. */
export async function visit(game: AnyGame, options: object, more?: (host: DishonestHost) => Partial<VisitorSetup>) {
  const host = new DishonestHost(game, options);
  const visitor = new Visitor({
    ...{ game, options, seed: 'the guest', after: host.clock.after, ...more?.(host) },
    connect: line => host.connect(line),
  });
  await settled();
  return { host, visitor };
}
