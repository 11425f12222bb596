import { type GameCard, gameCard, type PlayableGame, type UserView } from '@clockbeat/domain';
import { type GameListing, TeamStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { userOf } from '../http/current-user.decorator.js';
import { PublicAddress } from '../http/public-address.js';

/** Whether this account is the game's host. Solo and demo games are nobody's. */
export const isOwner = (game: PlayableGame, user: UserView | null): boolean =>
  game.hostId !== null && game.hostId === user?.id;

/** Games as this caller may see them, with links that work where the caller is. */
@Injectable()
export class GameCards {
  constructor(
    private readonly address: PublicAddress,
    private readonly teams: TeamStore,
  ) {}

  /** One game, from its log; its questions for the owner only. */
  of(game: PlayableGame, request: Request): GameCard {
    return gameCard(game, {
      joinUrl: this.address.joinUrl(request, game.gameCode),
      isOwner: isOwner(game, userOf(request)),
    });
  }

  /** The caller's own games, as lists show them: without questions. */
  async ofListings(listings: readonly GameListing[], request: Request): Promise<GameCard[]> {
    const teamIds = listings.flatMap(({ teamId }) => (teamId === null ? [] : [teamId]));
    const names = await this.teams.names([...new Set(teamIds)]);
    return listings.map((game) => ({
      id: game.gameId,
      gameCode: game.gameCode,
      title: game.title,
      name: game.title,
      kind: game.kind,
      category: game.category,
      difficulty: game.difficulty,
      status: game.status,
      questionCount: game.questionsPerGame,
      timePerQuestion: game.timePerQuestion,
      participantCount: game.participantCount,
      teamMode: game.teamMode,
      teamId: game.teamId,
      hostTeamName: (game.teamId && names.get(game.teamId)) ?? null,
      createdAt: game.createdAt.toISOString(),
      startedAt: game.startedAt?.toISOString() ?? null,
      completedAt: game.completedAt?.toISOString() ?? null,
      endedBy: game.endedBy,
      joinUrl: this.address.joinUrl(request, game.gameCode),
      isOwner: true,
    }));
  }
}
