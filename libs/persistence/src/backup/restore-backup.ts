import { type GameId, readableSchemas } from '@clockbeat/domain';
import type pg from 'pg';
import { ArchiveUnavailable } from '../archive/archive-unavailable.js';
import type { ArchivePlace } from '../archive/place.js';
import { knownMigrations, migrateTo, migrationLock } from '../migrate.js';
import { type ForgottenAgain, forgetAll } from '../names/forgotten-list.js';
import type { ForgottenName } from '../names/forgotten-names.store.js';
import { connectPersistence } from '../persistence.js';
import { GameVerifier } from '../verify/verify-game.js';
import { type Filled, fillTables } from './fill-tables.js';
import type { Manifest } from './format.js';
import { connectOperator } from './operator-client.js';
import { examineBackup } from './read-backup.js';
import {
  refuseFilled,
  refuseNewerRelease,
  refuseOtherShape,
  refuseRunningGateways,
  UnfitTarget,
} from './target.js';

/** How many games are verified afterwards; chosen at random where it is not all of them. */
export type VerifiedGames = number | 'all';

export interface Restored extends Filled {
  readonly manifest: Manifest;
  readonly verified: number;
  /** Games whose log is not what was sealed, or does not follow the rules, with what is wrong. */
  readonly unsound: readonly { readonly gameId: GameId; readonly difference: string }[];
  /** Games that could not be verified, for the archive that has them cannot be read, and why. */
  readonly unread: { readonly games: number; readonly why: string } | null;
  /** What became of the names that were to be forgotten again. */
  readonly names: ForgottenAgain;
}

/**
 * Restores a backup into an empty database while no gateway runs. The file is read through before anything is touched, its
 * tables come in one transaction, and a gateway that starts meanwhile waits. Afterwards the logs are compared with the
 * seals that came along, and the read models are left for the first gateway to make. Names that were forgotten since the
 * backup are forgotten again, before anything can read them.
 */
export const restoreBackup = async (
  url: string,
  file: string,
  games: VerifiedGames,
  archive?: ArchivePlace,
  forgotten: readonly ForgottenName[] = [],
): Promise<Restored> => {
  const { manifest } = await examineBackup(file);
  const known = knownMigrations();
  refuseNewerRelease(manifest, { migrations: known, eventSchemas: readableSchemas });
  const client = await connectOperator(url, 'clockbeat restore');
  try {
    await takeLock(client);
    await refuseRunningGateways(client);
    await refuseOtherShape(client, manifest.migrations);
    await migrateTo(url, new Set(manifest.migrations));
    await refuseFilled(client);
    const filled = await fillTables(client, file);
    await migrateTo(url, new Set(known));
    await client.query('analyze');
    return { ...filled, manifest, ...(await verify(url, client, { games, archive, forgotten })) };
  } finally {
    await client.end();
  }
};

/** The lock under which gateways migrate: who starts waits until we are done. It goes with our connection. */
const takeLock = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    migrationLock,
  ]);
  if (!rows[0]?.taken) throw new UnfitTarget('A gateway is starting on this database: stop it first.');
};

const verify = async (
  url: string,
  client: pg.Client,
  {
    games,
    archive,
    forgotten,
  }: { games: VerifiedGames; archive: ArchivePlace | undefined; forgotten: readonly ForgottenName[] },
): Promise<Pick<Restored, 'verified' | 'unsound' | 'unread' | 'names'>> => {
  const chosen = await client.query<{ gameId: GameId }>(
    'select game_id as "gameId" from game_streams order by random() limit $1',
    [games === 'all' ? null : games],
  );
  const options = { url, poolSize: 2, writers: 1, applicationName: 'clockbeat restore', archive };
  const store = await connectPersistence(options);
  const unsound: { gameId: GameId; difference: string }[] = [];
  const unread: string[] = [];
  let names: ForgottenAgain;
  try {
    names = await forgetAll(store.forgottenNames, forgotten);
    const verifier = new GameVerifier(store);
    for (const { gameId } of chosen.rows) {
      try {
        const verification = await verifier.verify(gameId);
        const difference = verification === null ? 'It has no log.' : verification.difference;
        if (difference !== null) unsound.push({ gameId, difference });
      } catch (error) {
        if (!(error instanceof ArchiveUnavailable)) throw error;
        unread.push(error.message);
      }
    }
  } finally {
    await store.close();
  }
  const [why] = unread;
  return {
    verified: chosen.rows.length - unread.length,
    unsound,
    unread: why === undefined ? null : { games: unread.length, why },
    names,
  };
};
