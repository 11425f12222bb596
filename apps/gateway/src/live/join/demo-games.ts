import { type GameContent, type GameId, patience, standardRules } from '@clockbeat/domain';
import { JoinCodeStore, QuestionStore, RoomClaimStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Environment } from '../../config/environment.js';
import { bankQuestion } from '../../content/game-content.js';
import { ServerClock } from '../clock/server-clock.js';
import type { LiveGame } from '../game/live-game.js';
import { LiveGames } from '../game/live-games.js';
import { newGameId } from '../game/new-game-id.js';
import { newCommandId, RunGameCommand } from '../game/run-game-command.js';
import { type Refusal, refuse } from '../wire/refusal.js';

/**
 * The four codes that always open a game. One exists only while somebody plays: the first join opens it, and which game a
 * code means is claimed in one row before the game is made, so two gateways that open the same demo end in one.
 */
@Injectable()
export class DemoGames {
  constructor(
    private readonly claims: RoomClaimStore,
    private readonly codes: JoinCodeStore,
    private readonly questions: QuestionStore,
    private readonly games: LiveGames,
    private readonly clock: ServerClock,
    private readonly commands: CommandBus,
    private readonly environment: Environment,
  ) {}

  /** The demo that runs under this code now, or null. */
  async running(code: string): Promise<LiveGame | null> {
    const gameId = await this.claims.current(code);
    const live = gameId === null ? null : await this.games.findCurrent(gameId);
    return live && live.game.status !== 'unborn' && live.game.status !== 'finished' ? live : null;
  }

  /** The demo to join under this code: the running one, else a new one, where `mayMake` says so of what it would hold. */
  async open(code: string, mayMake: (content: GameContent) => Promise<boolean>): Promise<LiveGame | Refusal> {
    for (;;) {
      const current = await this.claims.current(code);
      const live = current === null ? null : await this.games.findCurrent(current);
      if (current !== null && (!live || live.game.status === 'unborn')) return this.create(current, mayMake);
      if (live && live.game.status !== 'finished') return live;
      const next = newGameId(this.clock.now());
      if (await this.claims.replace(code, current, next)) return this.create(next, mayMake);
    }
  }

  private async create(
    gameId: GameId,
    mayMake: (content: GameContent) => Promise<boolean>,
  ): Promise<LiveGame | Refusal> {
    const content = await this.content();
    if (!(await mayMake(content))) return refuse('too_many_requests');
    const at = this.clock.now();
    const outcome = await this.commands.execute(
      new RunGameCommand({
        type: 'CreateGame',
        gameId,
        at,
        commandId: newCommandId(),
        kind: 'demo',
        hostId: null,
        teamId: null,
        hostTeamName: this.environment.face.name,
        gameCode: await this.codes.reserveForGame(gameId, null),
        autoStartAt: at + patience.demoLobby,
        teamMode: false,
        rules: standardRules,
        content,
        ...(this.environment.nameKeys && { sealedNames: true as const }),
      }),
    );
    return outcome.outcome === 'rejected' ? refuse('unavailable') : outcome.live;
  }

  private async content(): Promise<GameContent> {
    const questions = await this.questions.defaults();
    return {
      title: 'Demo game',
      category: 'General Knowledge',
      difficulty: 'mixed',
      timePerQuestion: 10,
      questions: questions.map((question) => ({ ...bankQuestion(question, null), timeLimit: 10 })),
    };
  }
}
