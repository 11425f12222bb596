import {
  type CoHostInvitation,
  type CoHostsView,
  coHostOf,
  type GameCommand,
  type GameId,
  type PlayableGame,
  presentCoHosts,
  type UserId,
} from '@clockbeat/domain';
import { UserStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { HttpProblem } from '../../http/http-problem.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { newCommandId } from '../../live/game/run-game-command.js';
import { GameDesk } from '../game-desk.js';
import { CoHostLinks } from './co-host-links.js';

const overText = 'This link opens nothing any more. Please ask the host for a new one.';
const fullText = 'This game has as many co-hosts as it may have.';

/** Who may lead a game beside its host: let in by a link, and taken back (docs/decisions/053). */
@Injectable()
export class CoHosts {
  constructor(
    private readonly desk: GameDesk,
    private readonly links: CoHostLinks,
    private readonly users: UserStore,
    private readonly clock: ServerClock,
  ) {}

  /** A new link, which ends the one before it. */
  async makeLink(id: string, host: UserId, request: Request): Promise<CoHostsView> {
    const { gameId } = await this.desk.find(id);
    const by = { as: 'host', userId: host } as const;
    const game = await this.desk.run({ type: 'MakeCoHostLink', ...this.parts(gameId), by });
    return this.view(game, request);
  }

  async list(id: string, host: UserId, request: Request): Promise<CoHostsView> {
    const game = await this.desk.find(id);
    if (game.hostId !== host) throw new HttpProblem('not_host');
    return this.view(game, request);
  }

  /** Ends the link, and what these co-hosts may do by it. */
  async dismiss(
    id: string,
    coHosts: GameCommand<'DismissCoHosts'>['coHosts'],
    host: UserId,
    request: Request,
  ): Promise<CoHostsView> {
    const { gameId } = await this.desk.find(id);
    const by = { as: 'host', userId: host } as const;
    const game = await this.desk.run({ type: 'DismissCoHosts', ...this.parts(gameId), by, coHosts });
    return this.view(game, request);
  }

  /** This account leads the game no more, by its own wish; nothing where it has done so, or was dismissed, before. */
  async stepDown(id: string, userId: UserId): Promise<void> {
    const game = await this.desk.find(id);
    if (!game.coHosts.admitted.some((each) => each.userId === userId)) throw new HttpProblem('not_host');
    const coHost = coHostOf(game, userId);
    if (!coHost) return;
    const by = { as: 'cohost', userId } as const;
    const coHosts = [coHost.number];
    await this.desk.run({ type: 'DismissCoHosts', ...this.parts(game.gameId), by, coHosts });
  }

  /** What a link leads to, for whoever has it. */
  async invitation(id: string, secret: string): Promise<CoHostInvitation> {
    const { game } = await this.opened(id, secret);
    const { gameId, content, status } = game;
    return {
      gameId,
      title: content.title,
      status,
      host: game.hostId && (await this.users.nameOf(game.hostId)),
    };
  }

  /** From now on this account may lead the game. */
  async admit(id: string, secret: string, userId: UserId): Promise<PlayableGame> {
    const { game, link } = await this.opened(id, secret);
    try {
      return await this.desk.run({ type: 'AdmitCoHost', ...this.parts(game.gameId), userId, link });
    } catch (error) {
      if (error instanceof HttpProblem && error.code === 'unknown_code') throw over();
      if (error instanceof HttpProblem && error.code === 'wrong_state')
        throw new HttpProblem('wrong_state', fullText);
      throw error;
    }
  }

  /** A game that is not there is answered as a link that is over. */
  private async opened(id: string, secret: string): Promise<{ game: PlayableGame; link: number }> {
    const game = await this.desk.peek(id);
    const link = game && this.links.numberOf(game, secret);
    if (game === null || link === null) throw over();
    if (game.status === 'finished') throw new HttpProblem('game_finished');
    return { game, link };
  }

  private parts(gameId: GameId) {
    return { gameId, at: this.clock.now(), commandId: newCommandId() };
  }

  private async view(game: PlayableGame, request: Request): Promise<CoHostsView> {
    const coHosts = presentCoHosts(game).map(async ({ number, userId }) => ({
      number,
      name: await this.users.nameOf(userId),
    }));
    return { link: this.links.of(game, request), coHosts: await Promise.all(coHosts) };
  }
}

const over = (): HttpProblem => new HttpProblem('unknown_code', overText);
