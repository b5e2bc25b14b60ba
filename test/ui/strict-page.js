// What the two strict pages do: they load the built script twice, as two copies, and note what goes wrong.
window.violations = [];
window.failures = [];
addEventListener('securitypolicyviolation', event =>
  window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
);
addEventListener('error', event => window.failures.push(event.message));
addEventListener('unhandledrejection', event => window.failures.push(String(event.reason)));
await import('../../dist/cdn/trente-quarante-board.min.js');
await import('../../dist/cdn/tapis-vert.min.js');
await import('../../dist/cdn/trente-quarante-board.min.js?again');
window.loaded = true;
