import {
  type AnswersByQuestion,
  type Arrivals,
  apply,
  type FinishedGame,
  type Game,
  GameId,
  hasResults,
  noArrivals,
  noteAnswer,
  noteArrival,
  unborn,
} from '@clockbeat/domain';
import { GameIsArchived } from '../archive/game-is-archived.js';
import { type EventRow, eventColumns, toRecordedEvent } from '../event-store/event-row.js';
import { openNames } from '../names/open-names.js';
import { type Batch, batchOf, boundsOf, type ProjectionTransaction } from '../projections/projection.js';
import { SealedNamesOfGame } from './winners.js';

/** A live game that was played to its end, from its log. */
export interface PlayedGame {
  /** As it ended, before any correction. */
  readonly told: FinishedGame;
  /** As it counts at the end of the batch. */
  readonly game: FinishedGame;
  /** As they were told. */
  readonly answers: AnswersByQuestion;
  readonly arrivals: Arrivals;
  readonly sealedNames: SealedNamesOfGame;
}

/** Events folded in one turn: some ms of a gateway that has games to run. */
const pageEvents = 2_000;

/** What makes or changes the results of a game. Of players they keep no names, unless these lie in the open; of teams they do. */
export const endings = ['GameFinished', 'QuestionCorrected', 'CorrectionUndone', 'NameForgotten'] as const;

const gamesOfBatch = /* sql */ `with ${batchOf(endings)}
select b.game_id as id, max(b.version) as length from batch b
join events c on c.game_id = b.game_id and c.version = 1
where c.data->>'kind' = 'live'
  and (b.type <> 'NameForgotten' or b.data->>'of' = 'team' or not c.data ? 'sealedNames')
group by b.game_id order by id`;

/** The streams $1 up to the versions $2, after version $3, a page of them. */
export const eventsOf = /* sql */ `
select ${eventColumns} from unnest($1::text[], $2::int[]) g(id, length)
join events on game_id = g.id and version > $3 and version <= g.length
order by game_id, version limit ${pageEvents}`;

interface Stream {
  readonly id: string;
  readonly length: number;
}

const isArchived = /* sql */ `
select exists (select from archived_months where from_id <= $1 and $1 < to_id) as "isArchived"`;

/** A hole in a log is somebody's doing, or its game is in the archive: then there are no results to be made of what is left. */
const refuseArchived = async (transaction: ProjectionTransaction, gameId: GameId): Promise<void> => {
  const { rows } = await transaction.query<{ isArchived: boolean }>(isArchived, [gameId]);
  if (rows[0]?.isArchived) throw new GameIsArchived(gameId);
};

/** As many streams at a time as fit into a page; a longer one is alone, and read page by page. */
const inPages = (streams: readonly Stream[]): Stream[][] => {
  const pages: Stream[][] = [];
  let left = 0;
  for (const stream of streams) {
    left -= stream.length;
    if (left >= 0) pages.at(-1)?.push(stream);
    else {
      pages.push([stream]);
      left = pageEvents - stream.length;
    }
  }
  return pages;
};

/** One stream, folded as it is read. */
class Reading {
  private game: Game;
  private told: FinishedGame | null = null;
  private readonly answers: AnswersByQuestion = new Map();
  private readonly arrivals = noArrivals();
  private readonly sealedNames = new SealedNamesOfGame();
  private isSound = true;
  private version = 0;

  constructor(readonly gameId: GameId) {
    this.game = unborn(gameId);
  }

  /** Whether it follows on what was read. */
  isNext({ version }: EventRow): boolean {
    return version === this.version + 1;
  }

  read(row: EventRow, stored: EventRow): void {
    this.version = row.version;
    if (!this.isSound) return;
    this.sealedNames.note(stored.data);
    const event = toRecordedEvent(row);
    try {
      this.game = apply(this.game, event);
    } catch {
      // A log that was tampered with has no results, and the other games go on; verifying it says what is wrong.
      this.isSound = false;
      return;
    }
    noteAnswer(this.answers, event);
    noteArrival(this.arrivals, event);
    if (event.type === 'GameFinished' && hasResults(this.game)) this.told = this.game;
  }

  get played(): PlayedGame | null {
    const { game, told, answers, arrivals, sealedNames } = this;
    return this.isSound && told && hasResults(game) ? { told, game, answers, arrivals, sealedNames } : null;
  }
}

/** The live games that a batch ends or corrects, each from its stream up to there, one after the other. */
export async function* playedGames(
  batch: Batch,
  transaction: ProjectionTransaction,
): AsyncGenerator<PlayedGame> {
  const { rows: streams } = await transaction.query<Stream>(gamesOfBatch, boundsOf(batch));
  let reading = new Reading(GameId(''));
  for (const page of inPages(streams)) {
    for (let after = 0, isMore = true; isMore; ) {
      const { rows } = await transaction.query<EventRow>(eventsOf, [
        page.map(({ id }) => id),
        page.map(({ length }) => length),
        after,
      ]);
      const opened = await openNames(transaction, rows);
      for (const [index, row] of opened.entries()) {
        if (reading.gameId !== row.game_id) {
          if (reading.played) yield reading.played;
          reading = new Reading(row.game_id);
        }
        if (!reading.isNext(row)) await refuseArchived(transaction, row.game_id);
        reading.read(row, rows[index] ?? row);
      }
      after = rows.at(-1)?.version ?? after;
      isMore = page.length === 1 && rows.length === pageEvents;
    }
  }
  if (reading.played) yield reading.played;
}
