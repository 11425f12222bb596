import type { GameId, PlayerId } from '@clockbeat/domain';
import { openTexts } from '../names/open-names.js';
import { isSealed, sealedWinnersText } from '../names/sealed-names.js';

/** A first place as the table keeps it where names are sealed: whose, and the name as it lies in the log. */
interface SealedWinner {
  readonly playerId: PlayerId;
  readonly sealed: string;
}
interface SealedWinners {
  readonly winners: readonly SealedWinner[];
  /** Whether there are more of them than are named. */
  readonly more: boolean;
}

/** Of a game's players what they are called at last, as it lies in the log; those whose names lie there in the open are left out. */
export class SealedNamesOfGame {
  private readonly names = new Map<PlayerId, string>();

  /** The data of an event that names a player, as it is stored. */
  note(data: Readonly<Record<string, unknown>>): void {
    const shown = isSealed(data['shownName']) ? data['shownName'] : data['name'];
    if (isSealed(shown)) this.names.set(data['playerId'] as PlayerId, shown.sealed);
  }

  /** What the column `winner` gets, if their names are sealed; `inTheOpen` else. */
  winner(winners: readonly PlayerId[], more: boolean, inTheOpen: string | null): string | null {
    const sealed = winners.flatMap((playerId) => {
      const name = this.names.get(playerId);
      return name === undefined ? [] : [{ playerId, sealed: name }];
    });
    if (sealed.length === 0) return inTheOpen;
    return JSON.stringify({ winners: sealed, more } satisfies SealedWinners);
  }
}

const areSealed = new RegExp(sealedWinnersText);

const sealedWinners = (winner: string | null): SealedWinners | null =>
  winner !== null && areSealed.test(winner) ? (JSON.parse(winner) as SealedWinners) : null;

interface Won {
  readonly gameId: GameId;
  readonly winner: string | null;
}

/** The rows with their winners' names, as they are called by now. */
export const openWinners = async <Row extends Won>(
  asked: Parameters<typeof openTexts>[0],
  rows: readonly Row[],
): Promise<Row[]> => {
  const sealed = rows.flatMap(({ gameId, winner }) =>
    (sealedWinners(winner)?.winners ?? []).map(({ playerId, sealed: name }) => ({
      gameId,
      playerId,
      name: JSON.stringify({ sealed: name }),
    })),
  );
  const opened = await openTexts(asked, sealed);
  return rows.map((row) => {
    const known = sealedWinners(row.winner);
    if (known === null) return row;
    const names = opened.filter(({ gameId }) => gameId === row.gameId).map(({ name }) => name);
    return { ...row, winner: names.join(', ') + (known.more ? ', …' : '') };
  });
};
