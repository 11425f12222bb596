import { apply, type PlayableGame, type PlayerId, unborn, upcast } from '@clockbeat/domain';
import type { EventStore } from '../event-store/event-store.js';
import { SealReckoner } from '../seals/seal.js';

/** What came of comparing a game with the one that it goes on from. */
export interface ParentCompared {
  readonly parent: 'fits' | 'missing';
  readonly difference: string | null;
}

/**
 * Whether the parent's log, up to the event that the game goes on from, still has the seal that the game's first event tells,
 * and whether each seat came along as it was. `seats`: what each brought. Null: the game goes on from none. A parent that was
 * deleted since says nothing.
 */
export const parentDifference = async (
  events: EventStore,
  { parentGameId, forkedFrom, seats }: PlayableGame,
): Promise<ParentCompared | null> => {
  if (parentGameId === null || forkedFrom === null) return null;
  const sealed = new SealReckoner(parentGameId);
  let then: PlayableGame | null = null;
  pages: for await (const page of events.storedPages(parentGameId))
    for (const event of page) {
      sealed.add(event);
      then = apply(then ?? unborn(parentGameId), upcast(event));
      if (event.version === forkedFrom.version) break pages;
    }
  if (then === null) return { parent: 'missing', difference: null };
  const from = `the game that it goes on from, ${parentGameId} at version ${forkedFrom.version},`;
  const differs = (difference: string): ParentCompared => ({ parent: 'fits', difference });
  if (sealed.seal !== forkedFrom.seal)
    return differs(`The log of ${from} has the seal ${sealed.seal}, and had ${forkedFrom.seal}.`);
  const otherwise = [...seats.byId.values()].find(
    ({ playerId, carried }) => carried && !isSame(then.seats.byId.get(playerId), carried),
  );
  return otherwise
    ? differs(`${otherwise.playerId} did not come along as it was in ${from.slice(0, -1)}.`)
    : { parent: 'fits', difference: null };
};

type Sums = Pick<
  NonNullable<ReturnType<PlayableGame['seats']['byId']['get']>>,
  'score' | 'correct' | 'answered' | 'correctMs' | 'chosen' | 'chosenMs'
>;

const isSame = (was: (Sums & { playerId: PlayerId }) | undefined, brought: Sums): boolean =>
  was !== undefined &&
  (['score', 'correct', 'answered', 'correctMs', 'chosen', 'chosenMs'] as const).every(
    (sum) => was[sum] === brought[sum],
  );
