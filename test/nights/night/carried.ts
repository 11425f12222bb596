import { type PlayableGame, PlayerId, type RecordedEvent } from '@clockbeat/domain';
import { eventsOf, walk } from '../../faults/checker/reading.js';
import type { SimulatedPlayer } from '../people/player.js';
import type { Broken } from './watch.js';

/** Whoever has a seat in a game comes over into its rematch by that name and in that team, whatever it says. */
export const carriedOver = (
  before: readonly SimulatedPlayer[],
  logBefore: readonly RecordedEvent[],
  after: readonly SimulatedPlayer[],
  log: readonly RecordedEvent[],
): Broken[] => {
  const [first] = logBefore;
  const parent = first ? walk({ gameId: first.gameId, log: logBefore }, () => undefined) : null;
  if (!parent || parent.status === 'unborn') return [];
  return after.flatMap(({ playerId, token, name }): Broken[] => {
    const seat = seatOf(parent, before.find((one) => one.token === token)?.playerId);
    const taken = eventsOf(log, 'PlayerJoined').find(({ data }) => data.playerId === playerId);
    if (!seat || seat.left || seat.removed || !taken) return [];
    const { data } = taken;
    if (data.name === seat.name && (data.teamName ?? null) === (seat.teamName ?? null)) return [];
    const what = `${name} was ${seat.name} of ${seat.teamName}, and is ${data.name} of ${data.teamName}`;
    return [{ promise: 'a rematch carries its people', what }];
  });
};

const seatOf = ({ seats }: PlayableGame, playerId: string | null | undefined) =>
  playerId ? seats.byId.get(PlayerId(playerId)) : undefined;
