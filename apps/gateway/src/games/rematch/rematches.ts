import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type FinishedGame,
  type GameContent,
  type GameId,
  type PlayableGame,
  type RematchQuestions,
  type UserId,
} from '@clockbeat/domain';
import { OverlayStore, sameBeginningMs } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../http/http-problem.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { gameIdOf } from '../../live/game/new-game-id.js';
import { newCommandId } from '../../live/game/run-game-command.js';
import { CarriedSeats } from '../../live/join/carried-seats.js';
import { GameDesk } from '../game-desk.js';
import { GameMaker } from '../game-maker.js';
import { asCorrected, askedAgain, playedAs } from '../played-again.js';
import { TeamGames } from '../team-games.js';
import { idsOf, OtherQuestions } from './other-questions.js';

/**
 * The id of the game that follows this one, if it is made at that time (ms): the same for whoever asks within an hour, so that
 * two clicks, or a call that is made again after its answer was lost, lead to one game. Once that is followed by another,
 * the next one has another id.
 */
const idAfter = ({ gameId, nextGameId }: FinishedGame, at: number): GameId => {
  const hash = createHash('sha256').update(`${gameId} ${nextGameId ?? ''}`);
  return gameIdOf(at, hash.digest('base64url'));
};

/** Games that go on with the people of a finished one (decision 051). */
@Injectable()
export class Rematches {
  constructor(
    private readonly others: OtherQuestions,
    private readonly teams: TeamGames,
    private readonly carried: CarriedSeats,
    private readonly desk: GameDesk,
    private readonly maker: GameMaker,
    private readonly clock: ServerClock,
    private readonly overlays: OverlayStore,
  ) {}

  /** The game that waits for its start already, if there is one, with the questions that are wanted now; else a new one. */
  async make(id: string, wanted: RematchQuestions, hostId: UserId): Promise<PlayableGame> {
    const parent = await this.desk.find(id);
    if (parent.hostId !== hostId) throw new HttpProblem('not_host');
    if (parent.status !== 'finished') throw new HttpProblem('wrong_state');
    const by = { as: 'host', userId: hostId } as const;
    const next = parent.nextGameId && (await this.desk.peek(parent.nextGameId));
    if (next?.status === 'waiting') return this.withQuestions(next, parent, wanted, hostId);
    const now = this.clock.now();
    // made by a call that broke off before anybody was told, perhaps when the hour had not struck yet
    const before = await this.desk.peek(idAfter(parent, now - sameBeginningMs));
    const begun = before ?? (await this.desk.peek(idAfter(parent, now)));
    const gameId = begun?.gameId ?? idAfter(parent, now);
    const made = begun
      ? await this.withQuestions(begun, parent, wanted, hostId)
      : await this.maker.make({
          hostId,
          team: await this.teams.of(parent),
          content: await this.contentOf(parent, wanted, hostId),
          ...playedAs(parent),
          after: { parentGameId: parent.gameId, gameId },
        });
    await this.overlays.follow(parent.gameId, gameId);
    const parts = { gameId: parent.gameId, at: this.clock.now(), commandId: newCommandId() };
    await this.desk.run({ type: 'FollowGame', ...parts, by, nextGameId: gameId });
    return made;
  }

  /** Who has changed its mind takes nobody out of the lobby. A game that was given other questions by hand keeps them. */
  private async withQuestions(
    game: PlayableGame,
    parent: FinishedGame,
    wanted: RematchQuestions,
    hostId: UserId,
  ): Promise<PlayableGame> {
    const has = isDeepStrictEqual(game.content, asCorrected(parent)) ? 'same' : 'new';
    if (game.status !== 'waiting' || has === wanted) return game;
    return this.desk.run({
      type: 'ReviseGame',
      gameId: game.gameId,
      at: this.clock.now(),
      commandId: newCommandId(),
      by: { as: 'host', userId: hostId },
      content: await this.contentOf(parent, wanted, hostId),
    });
  }

  private async contentOf(
    parent: FinishedGame,
    wanted: RematchQuestions,
    hostId: UserId,
  ): Promise<GameContent> {
    if (wanted === 'same') return askedAgain(parent);
    const before = [parent, ...(await this.carried.before(parent))];
    const asked = before.flatMap(({ content }) => idsOf(content.questions));
    return {
      ...parent.content,
      questions: await this.others.like(parent.content.questions, asked, hostId),
    };
  }
}
