import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sendStream } from './send-stream.js';
import { csvOf, type Rows, type Streams } from './spreadsheet.js';

const download = { type: 'text/csv', fileName: 'rows.csv' };

interface Answer {
  readonly status: number | undefined;
  readonly disposition: string | undefined;
  /** Rejects when the answer was cut off. */
  text(): Promise<string>;
}

/** Serves it once, as a controller and the filter of errors would, and asks for it. */
const asked = async (body: Streams): Promise<Answer> => {
  const server = createServer((_, response) => {
    sendStream(response, body, download).catch(() => {
      if (response.headersSent) return response.destroy();
      return response.writeHead(503).end('away');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(get({ port, host: '127.0.0.1', agent: false }), 'response');
  server.close();
  return {
    status: answer.statusCode,
    disposition: answer.headers['content-disposition'],
    text: () => text(answer),
  };
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
  expect(answer.disposition).toBe('attachment; filename="rows.csv"');
  expect((await answer.text()).split('\n')).toHaveLength(rows.length + 2);
  expect(await (await asked(csv([]))).text()).toBe('name\n');
});

it.each([
  ['rows', () => csv(failing(0))],
  ['lines', () => [Readable.from(failing(0))] as const],
])('leaves it to others to answer when the first of the %s cannot be read', async (_, body) => {
  const answer = await asked(body());
  expect([answer.status, answer.disposition, await answer.text()]).toEqual([503, undefined, 'away']);
});

it('ends the answer at once where a later one cannot be read', async () => {
  let fail = (): void => undefined;
  const failure = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const answer = await asked(csv(failing(5_000, failure)));
  expect(answer.status).toBe(200);
  fail();
  await expect(answer.text()).rejects.toThrow('aborted');
});
