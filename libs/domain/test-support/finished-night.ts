import { apply, fold } from '../src/apply.js';
import { hasResults } from '../src/corrections.js';
import { decide } from '../src/decide/index.js';
import type { RecordedEvent } from '../src/events.js';
import { finishGame, knowing, theGame, type Wish } from './commands.js';
import { type Night, play } from './game-night.js';
import { record } from './given.js';

/**
 * The log of a night of a host, ended where it still runs, and what is wished for after that; null where nothing was played
 * to its end.
 */
export const finishedNight = (night: Night, ...after: readonly Wish[]): RecordedEvent[] | null => {
  const log = [...play({ ...night, kind: 'live' }, (_, __, ask) => ask()).stream.events];
  let game = fold(theGame, log);
  for (const wish of [finishGame(), ...after]) {
    const decision = decide(knowing(wish(game, log.at(-1)?.at ?? 0), log), game);
    if (decision.outcome !== 'accepted') continue;
    const event = record(decision.event, log.length + 1);
    log.push(event);
    game = apply(game, event);
  }
  return hasResults(game) ? log : null;
};
