import { parseArgs } from 'node:util';
import { asProgram, withPersistence } from '../program.js';
import { forgetAll, listed, readList, toldOf } from './forgotten-list.js';

const usage =
  'Say what to do: npm run -s names -- --list > FILE writes down which names were forgotten, --forget FILE forgets them again, after a restore of your own';

/** For operators, against DATABASE_URL: the list of forgotten names, and a list that is to be forgotten again. */
const run = async (args: readonly string[]): Promise<string[] | undefined> => {
  const { values } = parseArgs({
    args: [...args],
    options: { list: { type: 'boolean', default: false }, forget: { type: 'string' } },
  });
  const { list, forget } = values;
  if (list === (forget !== undefined)) throw new Error(usage);
  const names = forget === undefined ? [] : readList(forget);
  return withPersistence({ applicationName: 'clockbeat operator' }, async ({ forgottenNames }) => {
    if (forget === undefined) {
      process.stdout.write(listed(await forgottenNames.all()));
      return undefined;
    }
    const again = await forgetAll(forgottenNames, names);
    if (again.archived.length > 0) process.exitCode = 1;
    return toldOf(again);
  });
};

await asProgram(run);
