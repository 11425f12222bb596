import * as nodeModule from 'node:module';
import { tellOurLines } from './stack-traces.mjs';
import * as hooks from './typescript-hooks.mjs';

/** With `--import`: from then on this process, and each that it forks, loads TypeScript. */
const { registerHooks } = /** @type {{ registerHooks?: (all: typeof hooks) => void }} */ (nodeModule);
// newer releases ask on this very thread, which is quicker, and warn of the older way
if (registerHooks) registerHooks(hooks);
else nodeModule.register('./typescript-hooks.mjs', import.meta.url);

tellOurLines();
