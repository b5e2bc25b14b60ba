import type { ReactiveControllerHost } from 'lit';

/** Resolves when something has been drawn, or is gone from the page. */
export function nextDrawing(element: ReactiveControllerHost): Promise<void> {
  return new Promise(resolve => {
    const drawn = (): void => {
      element.removeController(controller);
      resolve();
    };
    const controller = { hostUpdated: drawn, hostDisconnected: drawn };
    element.addController(controller);
  });
}
