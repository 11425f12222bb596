import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** The least that serving a picture can be, in a thread of its own: the same bytes to whoever asks. Tells its address. */
const picture = Buffer.alloc(workerData.bytes);
const server = createServer((_request, response) => response.end(picture)).listen(0, '127.0.0.1', () =>
  parentPort?.postMessage(server.address()),
);
