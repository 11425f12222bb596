import { buildIfStale } from './build.mjs';
import { startGateway } from './gateway.mjs';
import { nothingRuns, readSettings } from './on-database.mjs';
import { program } from './paths.mjs';
import { urlOfRunning } from './postgres/embedded.mjs';
import { runUntilStopped } from './run.mjs';

/** `npm run projector`: follows the log for gateways with PROJECTIONS=off, on DATABASE_URL or the PostgreSQL that `npm start` runs. */
await runUntilStopped(async ({ onStop, ended }) => {
  const { databaseUrl, dataDir } = readSettings();
  await buildIfStale();
  const url = databaseUrl ?? urlOfRunning(dataDir);
  if (!url) throw new Error(nothingRuns(dataDir));
  const projector = startGateway({
    env: { ...process.env, DATABASE_URL: url },
    main: program('projector'),
  });
  onStop(projector.stop);
  projector.exited.then(ended);
});
