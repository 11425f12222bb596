import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GameId } from '@clockbeat/domain';
import { asProgram, GameVerifier, type Persistence, withPersistence } from '@clockbeat/persistence';
import { followedLog, paced, storedLog } from './replay/read-log.js';
import { type ReplayOptions, readReplayOptions } from './replay/replay-options.js';
import { tellMissing } from './replay/tell-missing.js';
import { stateAt, stateJson, stateText, storedLines, storyLines } from './replay/tell-replay.js';
import { judge } from './replay/tell-verification.js';

/**
 * For operators, against DATABASE_URL: `npm run replay -- GAME` tells a game as a story, follows one that runs, plays it at
 * a pace, shows its state at a version, or verifies its log. Names are shown as they are in the log.
 */
async function* linesOf(store: Persistence, { game, mode, format }: ReplayOptions): AsyncGenerator<string> {
  const gameId = GameId(game);
  const { events } = store;
  if ((await events.readStored(gameId, 0, 1)).length === 0 && mode.kind !== 'verify')
    throw new Error(await tellMissing(store, game));
  if (mode.kind === 'verify') {
    const verification = await new GameVerifier(store).verify(gameId);
    if (!verification) throw new Error(await tellMissing(store, game, mode.seal));
    const { sound, text } = judge(game, verification, mode.seal);
    if (!sound) process.exitCode = 1;
    yield format === 'text' ? text : JSON.stringify({ gameId, sound, ...verification });
    return;
  }
  if (mode.kind === 'at') {
    const state = await stateAt(gameId, mode.version, storedLog(events, gameId));
    yield format === 'text' ? stateText(state) : stateJson(state);
    return;
  }
  const log = mode.kind === 'follow' ? followedLog(events, gameId) : storedLog(events, gameId);
  const told = mode.kind === 'pace' ? paced(log, mode.speed) : log;
  yield* format === 'text' ? storyLines(gameId, told) : storedLines(told);
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

await asProgram(async (args) => {
  const options = readReplayOptions(args);
  await withPersistence({ applicationName: 'clockbeat replay' }, (store) =>
    pipeline(Readable.from(ended(linesOf(store, options))), process.stdout, { end: false }),
  );
});
