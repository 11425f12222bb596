import {
  coHostOf,
  type GameCard,
  gameCard,
  type PlayableGame,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { type GameListing, TeamStore, UserStore } from '@clockbeat/persistence';
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
    private readonly users: UserStore,
  ) {}

  /** One game, from its log; its questions for the owner only. A co-host is told whose game it leads. */
  async of(game: PlayableGame, request: Request): Promise<GameCard> {
    const user = userOf(request);
    const leads = user !== null && game.hostId !== null && coHostOf(game, UserId(user.id)) !== null;
    return gameCard(game, {
      joinUrl: this.address.joinUrl(request, game.gameCode),
      isOwner: isOwner(game, user),
      ...(leads && { coHostOf: await this.users.nameOf(game.hostId) }),
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
