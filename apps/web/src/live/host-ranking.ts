import type { BoardEntry, HostPlayer } from '@clockbeat/domain';

export interface RankedPlayer extends HostPlayer {
  position: number;
}

/**
 * The host's list by the rule (docs/protocol.md, "Places"): by score; ties as the server's board orders them, because only
 * the server knows the answering times; without a board they share the position.
 */
export const rankPlayers = (
  players: Iterable<HostPlayer>,
  board: readonly Pick<BoardEntry, 'id' | 'score' | 'position'>[],
): RankedPlayer[] => {
  const onBoard = new Map(board.map((entry) => [entry.id, entry]));
  const boardPlace = ({ id, score }: HostPlayer): number => {
    const entry = onBoard.get(id);
    // A board that is a moment older than the score says nothing about the tie.
    return entry?.score === score ? entry.position : Number.MAX_SAFE_INTEGER;
  };
  const sorted = [...players].sort((a, b) => b.score - a.score || boardPlace(a) - boardPlace(b));
  const ranked: RankedPlayer[] = [];
  for (const player of sorted) {
    const before = ranked.at(-1);
    const tied = before && before.score === player.score && boardPlace(before) === boardPlace(player);
    ranked.push({ ...player, position: tied ? before.position : ranked.length + 1 });
  }
  return ranked;
};
