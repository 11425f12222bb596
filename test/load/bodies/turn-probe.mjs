import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into a gateway before it starts (`node --import`): tells its longest turn since it was last asked, in ms, on a
 * port of its own. The gateway's metrics have the same, but making them is a long turn itself.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

createServer((_request, response) => {
  response.end(String(delay.max / 1e6));
  // what this very answer takes is nobody's turn
  setTimeout(() => delay.reset(), 2);
})
  .listen(Number(process.env.TURN_PROBE_PORT), '127.0.0.1')
  .unref();
