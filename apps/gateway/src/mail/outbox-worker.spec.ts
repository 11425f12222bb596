import type { PinoLogger } from 'nestjs-pino';
import type { MailServer } from './mail-server.js';
import { OutboxWorker } from './outbox-worker.js';

class Worker extends OutboxWorker<{ attempt: number }> {}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A worker whose outbox holds what is put into `due`, and notes when it was looked into. */
const lookedInto = () => {
  const looks: number[] = [];
  const due: { attempt: number }[] = [];
  const sent: number[] = [];
  const server = { isThere: true, send: async () => undefined } as unknown as MailServer;
  const worker = new Worker(server, {} as PinoLogger, {
    claim: async () => {
      looks.push(performance.now());
      return due.shift() ?? null;
    },
    write: async () => ({ id: 'x', to: 'ada@example.org', subject: '', text: '', html: '' }),
    sent: async () => void sent.push(performance.now()),
    putOff: async () => undefined,
    failure: 'It could not be mailed',
  });
  worker.onApplicationBootstrap();
  return { worker, looks, due, sent };
};

it('looks seldom while nothing is expected, and finds what others left within half a minute', async () => {
  const { worker, looks, due, sent } = lookedInto();
  await jest.advanceTimersByTimeAsync(30_000);
  looks.length = 0;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(looks.length).toBeLessThanOrEqual(20);
  due.push({ attempt: 1 });
  await jest.advanceTimersByTimeAsync(30_500);
  expect(sent).toHaveLength(1);
  await worker.onModuleDestroy();
});

it('looks at once and every two seconds for a while, when a mail is expected', async () => {
  const { worker, looks, due, sent } = lookedInto();
  await jest.advanceTimersByTimeAsync(90_000);
  looks.length = 0;
  const since = performance.now();
  worker.expect();
  await jest.advanceTimersByTimeAsync(0);
  expect(looks).toEqual([since]);
  // as late as a follower of the log that stands still may note it
  await jest.advanceTimersByTimeAsync(13_000);
  due.push({ attempt: 1 });
  await jest.advanceTimersByTimeAsync(2_500);
  expect(sent).toHaveLength(1);
  await worker.onModuleDestroy();
});

it('never looks where there is no mail server', async () => {
  const claim = jest.fn();
  const outbox = { claim } as unknown as ConstructorParameters<typeof Worker>[2];
  const worker = new Worker({ isThere: false } as MailServer, {} as PinoLogger, outbox);
  worker.onApplicationBootstrap();
  worker.expect();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(claim).not.toHaveBeenCalled();
});

it('waits at a shutdown for the mail that is on its way, and takes no further one', async () => {
  const done: string[] = [];
  const note = async (what: string) => void done.push(what);
  let deliver = (): void => undefined;
  const send = () =>
    new Promise<void>((resolve) => {
      deliver = resolve;
    });
  const server = { isThere: true, send } as unknown as MailServer;
  const worker = new Worker(server, {} as PinoLogger, {
    claim: async () => {
      await note('claimed');
      return { attempt: 1 };
    },
    write: async () => ({ id: 'x', to: 'ada@example.org', subject: '', text: '', html: '' }),
    sent: () => note('sent'),
    putOff: () => note('put off'),
    failure: 'It could not be mailed',
  });
  worker.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(3_000);
  const stopped = worker.onModuleDestroy().then(() => note('stopped'));
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['claimed']);
  deliver();
  await stopped;
  expect(done).toEqual(['claimed', 'sent', 'stopped']);
});
