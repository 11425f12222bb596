import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { writeHeapSnapshot } from 'node:v8';

/**
 * Loaded into a process that is measured (`node --expose-gc --import`): tells on GAUGE_PORT what only the process itself knows.
 * Node's own inspector would keep each script's source and every promise's stack, which is memory that is not the crowd's.
 */
const collected = async () => {
  // What a collection frees may have finalizers, and what these free is there for the next one.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await turn();
  }
  return process.memoryUsage();
};

/** @type {Session | null} */
let profiling = null;

/** @type {Record<string, (file: string) => unknown>} */
const asked = {
  '/memory': collected,
  '/snapshot': (file) => writeHeapSnapshot(file),
  '/profile': async () => {
    profiling = new Session();
    profiling.connect();
    await profiling.post('Profiler.enable');
    await profiling.post('Profiler.setSamplingInterval', { interval: 500 });
    await profiling.post('Profiler.start');
  },
  '/profiled': async (file) => {
    const { profile } = (await profiling?.post('Profiler.stop')) ?? {};
    profiling?.disconnect();
    writeFileSync(file, JSON.stringify(profile));
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const answer = await asked[pathname]?.(searchParams.get('file') ?? '');
  response.end(JSON.stringify(answer ?? null));
});
server.listen(Number(process.env['GAUGE_PORT']), '127.0.0.1').unref();
