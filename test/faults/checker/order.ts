import { versionOf } from './reading.js';
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
const comingBack = new Set(['joinGame', 'hostConnect', 'watchGame']);

/** One connection's messages never go back; and who comes back is shown nothing older than what it knew, wherever. */
export const order = ({ witnesses }: GameRecord): Violation[] =>
  witnesses
    .flatMap((witness) => [...backwards(witness), ...olderThanKnown(witness)])
    .map((what) => ({ promise: 'nobody is shown an older state', what }));

const backwards = ({ name, frames }: Witness): string[] => {
  const newest = new Map<number, number>();
  return frames.flatMap((frame) => {
    const version = versionOf(frame.body);
    if (frame.kind !== 'message' || !toAll.has(frame.name) || version === null) return [];
    const before = newest.get(frame.connection) ?? 0;
    newest.set(frame.connection, Math.max(before, version));
    return version < before ? [`${name}: ${frame.name} of version ${version} after one of ${before}`] : [];
  });
};

const olderThanKnown = ({ name, frames }: Witness): string[] => {
  const knownAt = new Map<unknown, number>();
  let known = 0;
  return frames.flatMap((frame: Frame) => {
    if (frame.kind === 'sent') {
      knownAt.set(frame.body, known);
      return [];
    }
    const version = versionOf(frame.body);
    if (version === null) return [];
    known = Math.max(known, version);
    const before = frame.kind === 'ack' && comingBack.has(frame.name) ? (knownAt.get(frame.request) ?? 0) : 0;
    return version < before
      ? [`${name}: came back to version ${version} and had been told of ${before}`]
      : [];
  });
};
