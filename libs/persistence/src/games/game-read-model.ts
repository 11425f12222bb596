import type {
  EndedBy,
  GameDifficulty,
  GameId,
  GameKind,
  GameStatus,
  TeamId,
  UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { microsOf, olderThan, type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import type { Reader } from '../replica/reader.js';

/** A game as lists show it. It follows the log within 2 s; calls about one game read its stream instead. */
export interface GameListing {
  gameId: GameId;
  gameCode: string;
  title: string;
  category: string;
  difficulty: GameDifficulty;
  kind: GameKind;
  status: GameStatus;
  endedBy: EndedBy | null;
  questionsPerGame: number;
  /** Whole seconds. */
  timePerQuestion: number;
  teamMode: boolean;
  hostId: UserId | null;
  teamId: TeamId | null;
  /** Seats neither removed nor given back before the start. */
  participantCount: number;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
}

/** Of host $1, $4 at most; attempts at what it gave to many stand in their reports. */
const gamesOfHost = /* sql */ `
select id as "gameId", game_code as "gameCode", title, category, difficulty, kind, status, ended_by as "endedBy",
       questions_per_game as "questionsPerGame", time_per_question as "timePerQuestion", team_mode as "teamMode",
       created_by as "hostId", team_id as "teamId", participant_count as "participantCount",
       created_at as "createdAt", started_at as "startedAt", completed_at as "completedAt",
       ${microsOf('created_at')} as "createdMicros"
from games
where created_by = $1 and kind = 'live' and ${olderThan('created_at', 'id', 2)}
order by created_at desc, id desc limit $4`;

/**
 * The running live games of the accounts $1, the newest first: their own, to which the streams that are due lead (few are open
 * at any time), and by their logs those that they were ever admitted to as co-hosts, which the index co_hosts finds.
 */
const runningGames = /* sql */ `
select "userId", "gameId" from (
  select g.created_by as "userId", g.id as "gameId", g.created_at as since
  from game_streams s join games g on g.id = s.game_id
  where s.due_at is not null and g.kind = 'live' and g.created_by = any($1::uuid[])
  union all
  select (e.data->>'userId')::uuid, e.game_id, max(e.recorded_at)
  from events e join game_streams s using (game_id)
  where e.type = 'CoHostAdmitted' and e.data->>'userId' = any($1::text[]) and s.due_at is not null
  group by e.data->>'userId', e.game_id
) led order by since desc, "gameId" desc`;

/** Whether a game has started and not ended its stream says: that is so from the commit on, whatever the lists know yet. */
const questionsInPlay = /* sql */ `
select distinct unnest(g.selected_questions) as id
from games g join game_streams s on s.game_id = g.id
where g.kind = 'live' and g.status <> 'finished' and s.due_at is not null and s.round > 1`;

export interface RunningGame {
  readonly userId: UserId;
  readonly gameId: GameId;
}

/** What lists read of games; filled by the projection "games". */
export class GameReadModel {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: Reader,
  ) {}

  /** A host's games, the newest first. */
  async listByHost(hostId: UserId, { limit, cursor }: PageRequest): Promise<PageOf<GameListing>> {
    const { rows } = await this.lists.query<GameListing & { createdMicros: string }>(gamesOfHost, [
      hostId,
      ...placeAfter(cursor),
      limit + 1,
    ]);
    const page = pageOf(rows, limit, ({ createdMicros, gameId }) => [createdMicros, gameId]);
    return { ...page, items: page.items.map(({ createdMicros: _, ...game }) => game) };
  }

  /** Ids of the stored questions that hosts' games ask which run just now, here or on other gateways. */
  async questionsInPlay(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'questions-in-play',
      text: questionsInPlay,
    });
    return rows.map(({ id }) => id);
  }

  /** The live games that have not ended of all these accounts, or led by them once. */
  async running(userIds: readonly UserId[]): Promise<RunningGame[]> {
    const { rows } = await this.pool.query<RunningGame>(runningGames, [userIds]);
    return rows;
  }
}
