import { pipeline } from 'node:stream/promises';
import { connectPersistence } from '@clockbeat/persistence';
import { type Cell, csvOf } from './spreadsheet/spreadsheet.js';

/**
 * For operators, against DATABASE_URL: `npm run newsletter -- export` and `npm run feedback -- export` write CSV to the
 * standard output. Of the newsletter everybody who may be written to now, each with the address that unsubscribes.
 */
const [what = '', command = ''] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
const publicUrl = (process.env['PUBLIC_URL'] ?? '').replace(/\/$/, '');
if (!url) throw new Error('Bad environment: DATABASE_URL is missing');
if (command !== 'export') throw new Error(`Unknown command ${command}: export`);
if (what === 'newsletter' && publicUrl === '')
  throw new Error('Bad environment: PUBLIC_URL is missing, and every mail needs a link to unsubscribe');

const store = await connectPersistence({
  url,
  poolSize: 2,
  writers: 1,
  applicationName: 'clockbeat operator',
});
try {
  const { columns, rows } = what === 'newsletter' ? await newsletter() : await feedback();
  await pipeline([...csvOf(columns, rows, { mark: false }), process.stdout], { end: false });
} finally {
  await store.close();
}

async function newsletter(): Promise<{ columns: string[]; rows: Cell[][] }> {
  const rows = (await store.newsletter.active()).map(({ email, interests, subscribedAt, token }) => [
    email,
    interests.join('; '),
    subscribedAt.toISOString(),
    `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  ]);
  return { columns: ['email', 'interests', 'subscribedAt', 'unsubscribeUrl'], rows };
}

async function feedback(): Promise<{ columns: string[]; rows: Cell[][] }> {
  const rows = (await store.feedback.all()).map(({ createdAt, email, text }) => [
    createdAt.toISOString(),
    email,
    text,
  ]);
  return { columns: ['createdAt', 'email', 'text'], rows };
}
