import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { sendStream } from './send-stream.js';
import { csvOf, type Rows, type Streams } from './spreadsheet.js';

const download = { type: 'text/csv', fileName: 'rows.csv' };

/** Serves it once, as a controller and the filter of errors would, and asks for it. */
const asked = async (body: Streams): Promise<Response> => {
  const server = createServer((_, response) => {
    response.shouldKeepAlive = false;
    sendStream(response, body, download).catch(() => {
      if (response.headersSent) return response.destroy();
      return response.writeHead(503).end('away');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await fetch(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
};

async function* failing(after: number, when = Promise.resolve()): AsyncGenerator<[string]> {
  for (let nth = 0; nth < after; nth += 1) yield ['x'.repeat(100)];
  await when;
  throw new Error('PostgreSQL is away');
}

const csv = (rows: Rows): Streams => csvOf(['name'], rows, { mark: false });

it('sends the whole of it, and of nothing the heading alone', async () => {
  const rows = Array.from({ length: 20_000 }, (_, nth) => [nth]);
  const answer = await asked(csv(rows));
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rows.csv"');
  expect((await answer.text()).split('\n')).toHaveLength(rows.length + 2);
  expect(await (await asked(csv([]))).text()).toBe('name\n');
});

it.each([
  ['rows', () => csv(failing(0))],
  ['lines', () => [Readable.from(failing(0))] as const],
])('leaves it to others to answer when the first of the %s cannot be read', async (_, body) => {
  const answer = await asked(body());
  expect([answer.status, answer.headers.get('content-disposition'), await answer.text()]).toEqual([
    503,
    null,
    'away',
  ]);
});

it('ends the answer at once where a later one cannot be read', async () => {
  let fail = (): void => undefined;
  const failure = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const answer = await asked(csv(failing(5_000, failure)));
  expect(answer.status).toBe(200);
  fail();
  await expect(answer.text()).rejects.toThrow('terminated');
});
