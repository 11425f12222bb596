import { schemaOf } from '@clockbeat/domain';
import pg from 'pg';
import type { NewEvent } from '../../libs/persistence/src/index.js';
import { appendOn } from '../../libs/persistence/test-support/store.js';
import type { SimulatedGame } from './play.js';
import type { Fact } from './table.js';

/** Games that are stored side by side: their rounds share an append. */
const sideBySide = 20;

const newEvent = ({ decision, round, event: { gameId } }: Fact): NewEvent => {
  const { event, key, transition } = decision;
  const { type, data, at, actor } = event;
  return { gameId, round, transition, type, schema: schemaOf(event), data, key, at, actor };
};

/** Up to a transition, and with it: what the fence lets through in one append. */
const rounds = ({ facts }: SimulatedGame): Fact[][] => {
  const parts: Fact[][] = [[]];
  for (const fact of facts) {
    parts.at(-1)?.push(fact);
    if (fact.decision.transition) parts.push([]);
  }
  return parts;
};

const append = async (client: pg.Client, facts: readonly Fact[]): Promise<void> => {
  const verdicts = await appendOn(client, ...facts.map(newEvent));
  for (const [index, [verdict, , , commandId]] of verdicts.entries()) {
    const fact = facts[index];
    const own = verdict === 'duplicate' && commandId === fact?.event.data.commandId;
    if (verdict !== 'stored' && !own) throw new Error(`${fact?.event.gameId} is not stored: ${verdict}`);
  }
};

const storeTogether = async (client: pg.Client, games: readonly SimulatedGame[]): Promise<void> => {
  const parts = games.map(rounds);
  const longest = Math.max(...parts.map(({ length }) => length));
  await client.query('begin');
  for (let round = 0; round < longest; round += 1)
    await append(
      client,
      parts.flatMap((of) => of[round] ?? []),
    );
  await client.query('commit');
};

/**
 * Appends each game in its order, by the store's own function; what a former run of the same seed has stored stays as it
 * is. Whole games are one transaction: their times have passed, and a gateway on that database that saw one begun would
 * end it.
 */
export const storeGames = async (url: string, games: readonly SimulatedGame[]): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let from = 0; from < games.length; from += sideBySide)
      await storeTogether(client, games.slice(from, from + sideBySide));
  } finally {
    await client.end();
  }
  return games.reduce((sum, { facts }) => sum + facts.length, 0);
};
