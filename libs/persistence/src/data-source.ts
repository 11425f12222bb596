import pg from 'pg';
import { DataSource } from 'typeorm';
import { migrations } from './migrations/index.js';
import { QuestionEntity } from './questions/question.entity.js';
import { SavedSetEntity } from './sets/saved-set.entity.js';
import { SetQuestionEntity } from './sets/set-question.entity.js';
import { TeamEntity } from './teams/team.entity.js';
import { UserEntity } from './users/user.entity.js';

/**
 * A data source on a database, not yet connected. Tables come from migrations only, never from the entities.
 * `pool` goes to node-pg as it is.
 */
export const makeDataSource = (url: string, pool: pg.PoolConfig = {}): DataSource =>
  new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    entities: [UserEntity, TeamEntity, QuestionEntity, SavedSetEntity, SetQuestionEntity],
    migrations,
    migrationsTableName: 'migrations',
    // each in a transaction of its own, but those that say that they cannot
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    extra: pool,
  });

/** The pool that a connected data source uses: plain SQL and entities share the same connections. */
export const poolOf = (dataSource: DataSource): pg.Pool => {
  const { driver } = dataSource;
  const pool: unknown = 'master' in driver ? driver.master : null;
  if (pool instanceof pg.Pool) return pool;
  throw new Error('The data source is not connected');
};
