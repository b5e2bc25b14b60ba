// What the two strict pages do: they load the built script twice, as two copies, and note what goes wrong.
globalThis.violations = [];
globalThis.failures = [];
globalThis.addEventListener('securitypolicyviolation', event =>
  globalThis.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
);
globalThis.addEventListener('error', event => globalThis.failures.push(event.message));
globalThis.addEventListener('unhandledrejection', event => globalThis.failures.push(String(event.reason)));
await import('../../dist/cdn/trente-quarante-board.min.js');
await import('../../dist/cdn/stud-table.min.js');
await import('../../dist/cdn/einundvierzig-table.min.js');
await import('../../dist/cdn/faro-layout.min.js');
await import('../../dist/cdn/tapis-vert.min.js');
await import('../../dist/cdn/trente-quarante-board.min.js?again');
globalThis.loaded = true;
