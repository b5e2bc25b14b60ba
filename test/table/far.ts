/** A croupier far away: slow connections, and ports that say what they should not. */
import { connectPort, servePort, type PortListener, type SeatPort, type Step } from '../../src/croupier.js';
import type { AnyAction, Turn } from '../../src/game/contract.js';

/**
 * A connection to a port: messages are on their way until the page has been idle, or, while the connection is held, until
 * it is released.
 */
export function lineTo<Action, Event, View extends { readonly turn: Turn }>(port: SeatPort<Action, Event, View>) {
  const ways = { up: new MessageChannel(), down: new MessageChannel() };
  const held: { up: string[]; down: string[] } = { up: [], down: [] };
  let holds = false;
  const say =
    (way: 'up' | 'down') =>
    (message: string): void => {
      if (holds) held[way].push(message);
      else ways[way].port1.postMessage(message);
    };
  const guest = connectPort<Action, Event, View>(say('up'));
  ways.down.port2.onmessage = ({ data }) => guest.receive(data);
  const served = servePort(port, say('down'));
  ways.up.port2.onmessage = ({ data }) => served.receive(data);
  return {
    guest,
    served,
    held,
    hold: () => void (holds = true),
    letGo(...which: readonly ('up' | 'down')[]): void {
      holds = false;
      for (const way of which.length > 0 ? which : (['up', 'down'] as const))
        for (const message of held[way].splice(0)) ways[way].port1.postMessage(message);
    },
  };
}

/** A port at which a test decides what comes; requests are only recorded. */
export function puppet(seat: number | 'onlooker', step?: unknown) {
  const listeners = new Set<PortListener<AnyAction, AnyAction, unknown>>();
  const asked: (AnyAction | null)[] = [];
  const port = {
    seat,
    step: step as Step<AnyAction, AnyAction, unknown>,
    act: (action: AnyAction) => void asked.push(action),
    undo: () => void asked.push(null),
    listen(listener: PortListener<AnyAction, AnyAction, unknown>) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    port,
    asked,
    listeners,
    say(now: unknown): void {
      port.step = now as typeof port.step;
      for (const listener of [...listeners]) listener.onStep(port.step);
    },
    refuse(refusal: unknown, action: unknown): void {
      for (const listener of [...listeners]) listener.onRefused?.(refusal as never, action);
    },
  };
}
