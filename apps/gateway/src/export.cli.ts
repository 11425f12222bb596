import { pipeline } from 'node:stream/promises';
import { asProgram, type Persistence, withPersistence } from '@clockbeat/persistence';
import { type Cell, csvOf } from './spreadsheet/spreadsheet.js';

interface Table {
  columns: string[];
  rows: Cell[][];
}

const newsletter = async (store: Persistence): Promise<Table> => {
  const rows = (await store.newsletter.active()).map(({ email, interests, subscribedAt, token }) => [
    email,
    interests.join('; '),
    subscribedAt.toISOString(),
    `${publicUrl()}/api/newsletter/unsubscribe?token=${token}`,
  ]);
  return { columns: ['email', 'interests', 'subscribedAt', 'unsubscribeUrl'], rows };
};

const feedback = async (store: Persistence): Promise<Table> => {
  const rows = (await store.feedback.all()).map(({ createdAt, email, text }) => [
    createdAt.toISOString(),
    email,
    text,
  ]);
  return { columns: ['createdAt', 'email', 'text'], rows };
};

const publicUrl = (): string => (process.env['PUBLIC_URL'] ?? '').replace(/\/$/, '');

/** Says what is missing before anything is asked of the database. */
const refuseIncomplete = (what: string, command: string): void => {
  if (command !== 'export') throw new Error(`Say what to do: npm run -s ${what} -- export > FILE`);
  if (what === 'newsletter' && publicUrl() === '')
    throw new Error(
      'PUBLIC_URL is missing, and every mail needs a link to unsubscribe: PUBLIC_URL=https://quiz.example.org npm run -s newsletter -- export > FILE',
    );
};

/**
 * For operators, against DATABASE_URL: `npm run newsletter -- export` and `npm run feedback -- export` write CSV to the
 * standard output. Of the newsletter everybody who may be written to now, each with the address that unsubscribes.
 */
await asProgram(async ([what = '', command = '']) => {
  refuseIncomplete(what, command);
  await withPersistence({ applicationName: 'clockbeat operator' }, async (store) => {
    const { columns, rows } = await (what === 'newsletter' ? newsletter(store) : feedback(store));
    await pipeline([...csvOf(columns, rows, { mark: false }), process.stdout], { end: false });
  });
});
