import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownMigrations } from '../src/migrate.js';

/** FeedbackAndNewsletter1700000008000 stands in 1700000008000-feedback-and-newsletter.ts, and so does its recording. */
const stemOf = (migration: string): string => {
  const words = migration.slice(0, -13).split(/(?=[A-Z])/);
  return [migration.slice(-13), ...words].join('-').toLowerCase();
};

export const migrationFile = (migration: string): string =>
  join(import.meta.dirname, '../src/migrations', `${stemOf(migration)}.ts`);

/** Where the schema is recorded that this migration leaves behind (test/recorded-schemas/README.md). */
export const recordingFile = (migration: string): string =>
  join(import.meta.dirname, '../../../test/recorded-schemas', `${stemOf(migration)}.sql`);

export const recordedSchema = (migration: string): string => {
  const file = recordingFile(migration);
  // Git may write the lines of other systems
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  throw new Error(
    `The schema after ${migration} is not recorded: npm run migration:record, read it and commit it.`,
  );
};

/** The names of all migrations until this one, itself among them. */
export const migrationsUpTo = (migration: string): string[] => {
  const names = knownMigrations();
  return names.slice(0, names.indexOf(migration) + 1);
};

/** The function that stored events after this migration, as a statement that puts it in place of today's. */
export const recordedAppend = (migration: string): string => {
  const text = /CREATE OR REPLACE FUNCTION public\.append_events\([^;]*fresh_until[\s\S]*?\$function\$;/;
  const [found] = text.exec(recordedSchema(migration)) ?? [];
  if (found === undefined) throw new Error(`No append_events is recorded after ${migration}`);
  return found;
};
