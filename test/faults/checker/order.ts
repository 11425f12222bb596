import { comingBack, isLed, knownAt, versionOf } from './reading.js';
import type { Frame, GameRecord, Violation, Witness } from './record.js';

/** Acks and what is told to one client alone travel beside the messages to all, and may be overtaken by them. */
const toAll = new Set([
  'gameStarted',
  'nextQuestion',
  'gamePaused',
  'gameResumed',
  'gameUpdated',
  'questionClosed',
  'liveLeaderboard',
  'lobbyUpdated',
  'updateScores',
  'gameFinished',
]);

/**
 * One connection's messages never go back, but for the board of a paced game: who comes while it is shown sees it as it was
 * shown, which must be no older than a board that it has seen. And who comes back is shown nothing older than what it knew, wherever.
 */
export const order = ({ witnesses, log }: GameRecord): Violation[] =>
  witnesses
    .flatMap((witness) => [...backwards(witness, isLed(log)), ...olderThanKnown(witness)])
    .map((what) => ({ promise: 'nobody is shown an older state', what }));

const backwards = ({ name, frames }: Witness, isPaced: boolean): string[] => {
  const newest = new Map<string, number>();
  return frames.flatMap((frame) => {
    const version = versionOf(frame.body);
    if (frame.kind !== 'message' || !toAll.has(frame.name) || version === null) return [];
    const isBoard = isPaced && frame.name === 'liveLeaderboard';
    const among = `${frame.connection} ${isBoard ? 'boards' : 'states'}`;
    const before = newest.get(among) ?? 0;
    newest.set(among, Math.max(before, version));
    return version < before ? [`${name}: ${frame.name} of version ${version} after one of ${before}`] : [];
  });
};

const olderThanKnown = (witness: Witness): string[] => {
  const known = knownAt(witness);
  return witness.frames.flatMap(({ kind, name, body, request }: Frame) => {
    const version = versionOf(body);
    const before = kind === 'ack' && comingBack.has(name) ? (known.get(request) ?? 0) : 0;
    return version !== null && version < before
      ? [`${witness.name}: came back to version ${version} and had been told of ${before}`]
      : [];
  });
};
