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
