import {
  countedQuestions,
  finalEntry,
  type PlayableGame,
  type WebhookBody,
  type WebhookGame,
  type WebhookResults,
  webhookLimits,
} from '@clockbeat/domain';
import type { DueWebhook } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { GameDesk } from '../games/game-desk.js';
import { FinishedGames, type PlayedGame } from '../games/results/finished-games.js';

/** Writes what is posted, anew at each attempt: nothing of a game is kept beside its log. */
@Injectable()
export class WebhookBodies {
  constructor(
    private readonly desk: GameDesk,
    private readonly finished: FinishedGames,
  ) {}

  /** Null: there is no such game any more. */
  async of({ type, gameId, at, endpointId }: DueWebhook): Promise<WebhookBody | null> {
    const timestamp = at.toISOString();
    if (gameId === null) return { type, timestamp, data: { webhookId: endpointId } };
    const game = await this.desk.peek(gameId);
    if (game === null) return null;
    const tellsResults = type === 'game.finished' || type === 'game.corrected';
    if (!tellsResults || game.status !== 'finished') return { type, timestamp, data: gameOf(game) };
    const results = resultsOf(game, await this.finished.of(game));
    return { type, timestamp, data: { ...gameOf(game), results } };
  }
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const gameOf = (game: PlayableGame): WebhookGame => {
  const ended = game.status === 'finished' ? game : null;
  return {
    gameId: game.gameId,
    title: game.content.title,
    gameCode: ended ? null : game.gameCode,
    kind: game.kind,
    status: game.status,
    createdAt: new Date(game.createdAt).toISOString(),
    startedAt: iso(game.startedAt),
    endedAt: iso(ended?.endedAt ?? null),
    endedBy: ended?.endedBy ?? null,
  };
};

/** The head of what `GET /api/games/{id}/results` tells its host, with the names that stand there. */
const resultsOf = (game: PlayableGame, { ranked, teams }: PlayedGame): WebhookResults => ({
  participantCount: game.seats.participants,
  questionCount: game.content.questions.length,
  scores: ranked.slice(0, webhookLimits.top).map((place) => finalEntry(place, countedQuestions(game))),
  teams: teams.slice(0, webhookLimits.top),
});
