import type { ReactiveControllerHost } from 'lit';

/** Resolves when the element has been drawn, or has left the page. */
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
