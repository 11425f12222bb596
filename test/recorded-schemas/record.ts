import { existsSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { knownMigrations, migrateTo } from '../../libs/persistence/src/migrate.js';
import { recordingFile } from '../../libs/persistence/test-support/recorded-schemas.js';
import { schemaText } from '../../libs/persistence/test-support/schema-text.js';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';

/** `npm run migration:record`: writes the schema after each migration that has no recording; never over one. */
const { url, dispose } = await startTemporaryPostgres();
const client = new pg.Client({ connectionString: url });
try {
  await client.connect();
  const run = new Set<string>();
  for (const migration of knownMigrations()) {
    await migrateTo(url, run.add(migration));
    const file = recordingFile(migration);
    if (existsSync(file)) continue;
    writeFileSync(file, await schemaText(client));
    console.log(`Recorded ${file}`);
  }
} finally {
  await client.end();
  await dispose();
}
