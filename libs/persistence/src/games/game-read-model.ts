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
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';

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

const listing = /* sql */ `
select id as "gameId", game_code as "gameCode", title, category, difficulty, kind, status, ended_by as "endedBy",
       questions_per_game as "questionsPerGame", time_per_question as "timePerQuestion", team_mode as "teamMode",
       created_by as "hostId", team_id as "teamId", participant_count as "participantCount",
       created_at as "createdAt", started_at as "startedAt", completed_at as "completedAt",
       (extract(epoch from created_at) * 1000000)::bigint::text as "createdMicros"
from games`;

type Row = GameListing & { createdMicros: string };

/** What lists and statistics read of games; filled by the projection "games". */
export class GameReadModel {
  constructor(private readonly pool: pg.Pool) {}

  /** A host's games, the newest first. */
  async listByHost(hostId: UserId, { limit, cursor }: PageRequest): Promise<PageOf<GameListing>> {
    const [micros, id] = decodeCursor(cursor) ?? ['9223372036854775807', ''];
    const { rows } = await this.pool.query<Row>(
      `${listing} where created_by = $1
         and ((extract(epoch from created_at) * 1000000)::bigint, id) < ($2::bigint, $3)
       order by created_at desc, id desc limit $4`,
      [hostId, micros, id, limit + 1],
    );
    const page = pageOf(rows, limit, (row) => [row.createdMicros, row.gameId]);
    return { ...page, items: page.items.map(({ createdMicros: _, ...game }) => game) };
  }

  /** Null while the game is unknown to the read model. */
  async find(gameId: GameId): Promise<GameListing | null> {
    const { rows } = await this.pool.query<Row>(`${listing} where id = $1`, [gameId]);
    const [row] = rows;
    if (!row) return null;
    const { createdMicros: _, ...game } = row;
    return game;
  }
}
