import type { BoardEntry } from '@clockbeat/domain/contract';
import type { GamePicture } from '../../../live/picture.js';

/** This player's line while the game runs, as of the last question that ended: the live board has the best ten only. */
export const ownLine = ({ me, standing }: GamePicture, name: string): BoardEntry | null =>
  me &&
  standing && {
    id: me.playerId,
    name,
    teamName: me.teamName,
    score: standing.score,
    position: standing.position,
    correct: standing.correct,
  };

/** The list, with the own line below it where it ends before that. */
export const withOwn = (entries: readonly BoardEntry[], own: BoardEntry | null): readonly BoardEntry[] =>
  own === null || entries.length === 0 || entries.some(({ id }) => id === own.id)
    ? entries
    : [...entries, own];
