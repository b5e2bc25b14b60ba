// npm start: the demo with the built files. PORT=… chooses another port.
import { buildIfOld } from './build.mjs';
import { serve } from './static-server.mjs';

const port = Number(process.env.PORT ?? 8000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is a number from 0 to 65535, not ${process.env.PORT}`);
  process.exit(1);
}
try {
  buildIfOld();
  const { address } = await serve({
    folders: { '/': 'demo', '/demo/': 'demo', '/dist/': 'dist', '/docs/': 'docs' },
    port,
  });
  console.log(`Tapis Vert: ${address}  (Ctrl+C ends it)`);
} catch (error) {
  const busy = error.code === 'EADDRINUSE';
  console.error(busy ? `Port ${port} is in use. Choose another: PORT=8001 npm start` : error.message);
  process.exit(1);
}
