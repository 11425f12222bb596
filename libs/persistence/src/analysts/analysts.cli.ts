import { parseArgs } from 'node:util';
import { connectOperator } from '../backup/operator-client.js';
import { asProgram, databaseUrl } from '../program.js';
import { addAnalyst, listAnalysts, newAnalyst, removeAnalyst } from './analysts.js';

const usage =
  'Say what to do: npm run analysts -- --add metabase, --list, --remove metabase, or --sql metabase for an administrator of the database';

const addressOf = (url: string, name: string, password: string): string => {
  const address = new URL(url);
  [address.username, address.password] = [name, password];
  return address.href;
};

/** For operators, against DATABASE_URL, while games go on: logins that read the views of `analysis` and nothing else (docs/analysis.md). */
const run = async (args: readonly string[]): Promise<string[]> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      add: { type: 'string' },
      sql: { type: 'string' },
      list: { type: 'boolean', default: false },
      remove: { type: 'string' },
    },
  });
  const { add, sql, list, remove } = values;
  if ([add, sql, remove, list || undefined].filter((one) => one !== undefined).length !== 1)
    throw new Error(usage);
  if (sql !== undefined) return [newAnalyst(sql).sql.trim()];
  const url = databaseUrl();
  const client = await connectOperator(url, 'clockbeat operator');
  try {
    if (add !== undefined) {
      const analyst = newAnalyst(add);
      await addAnalyst(client, add, analyst);
      return [
        `${addressOf(url, add, analyst.password)}`,
        'reads the views of analysis. The password is shown once.',
      ];
    }
    if (remove !== undefined) {
      await removeAnalyst(client, remove);
      return [`${remove} may not log in any more.`];
    }
    const names = await listAnalysts(client);
    return names.length > 0 ? names : ['Nobody reads the views.'];
  } finally {
    await client.end();
  }
};

await asProgram(run);
