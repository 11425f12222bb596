import {
  type AsksOn,
  apply,
  awaitsSeats,
  type FinishedGame,
  type ForkBody,
  forkedFrom,
  type GameContent,
  type GameQuestion,
  isVoided,
  type PlayableGame,
  PlayerId,
  questionAsCounted,
  questionsLeft,
  type SeatBrought,
  seatsBrought,
  type UserId,
  unborn,
  upcast,
} from '@clockbeat/domain';
import { EventStore, OverlayStore, SealReckoner } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem, invalid, unavailable } from '../../http/http-problem.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { newCommandId } from '../../live/game/run-game-command.js';
import { CarriedSeats } from '../../live/join/carried-seats.js';
import { GameDesk, type Place } from '../game-desk.js';
import { GameMaker } from '../game-maker.js';
import { askedAgain, playedAs } from '../played-again.js';
import { idsOf, OtherQuestions } from '../rematch/other-questions.js';
import { TeamGames } from '../team-games.js';

/** A finished game as it was after one of its events, and its seal up to there, hex. */
interface Moment {
  readonly then: PlayableGame;
  readonly seal: string;
}

/** Games that go on from an event of a finished one (decision 101). */
@Injectable()
export class Forks {
  constructor(
    private readonly log: EventStore,
    private readonly others: OtherQuestions,
    private readonly carried: CarriedSeats,
    private readonly teams: TeamGames,
    private readonly desk: GameDesk,
    private readonly maker: GameMaker,
    private readonly overlays: OverlayStore,
    private readonly clock: ServerClock,
  ) {}

  /**
   * A new game in its lobby. Who asks the same again while it waits there, with two clicks or after an answer that was lost,
   * gets that one, with the seats that were missing.
   */
  async make(id: string, body: ForkBody, hostId: UserId): Promise<PlayableGame> {
    const parent = await this.desk.find(id);
    if (parent.hostId !== hostId) throw new HttpProblem('not_host');
    if (parent.kind !== 'live') throw new HttpProblem('wrong_state', 'It was played alone.');
    if (parent.status !== 'finished')
      throw new HttpProblem('wrong_state', 'This game is not over: end it first, and go on from there.');
    const { then, seal } = await this.moment(parent, body.version ?? parent.version);
    const asks: AsksOn = (body.questions ?? 'left') === 'left' ? 'left' : 'others';
    const seats = seatsBrought(then, asks, body.seats && seatsNamed(then, body.seats));
    const { gameId, made } = await this.place(parent, body);
    const game = made
      ? await this.whole(made, seats)
      : await this.maker.make({
          hostId,
          team: await this.teams.of(parent),
          content: await this.contentOf(parent, then, body, hostId),
          ...playedAs(then),
          rules: then.rules,
          after: {
            parentGameId: parent.gameId,
            gameId,
            fork: { from: forkedFrom(then, seal, seats.length), seats },
          },
        });
    return this.lead(parent, game, body);
  }

  /** Its log from the beginning: what it was is in no memory any more. */
  private async moment({ gameId, version }: FinishedGame, at: number): Promise<Moment> {
    if (at > version) throw invalid(`version: this game has ${version} events.`);
    const sealed = new SealReckoner(gameId);
    let then: PlayableGame | null = null;
    for await (const events of this.log.storedPages(gameId))
      for (const event of events) {
        sealed.add(event);
        then = apply(then ?? unborn(gameId), upcast(event));
        if (event.version === at) return { then, seal: sealed.seal };
      }
    throw unavailable();
  }

  private async place(
    { gameId }: FinishedGame,
    { version = 0, questions = 'left', count = 1, chosen, seats = [] }: ForkBody,
  ): Promise<Place> {
    const asked = JSON.stringify([gameId, version, questions, count, [...seats].sort(), chosen]);
    const place = await this.desk.placeOf('fork', asked, this.clock.now());
    if (!place)
      throw new HttpProblem('conflict', 'This game has gone on from here very often within an hour.');
    return place;
  }

  /** One that was broken off while its seats came along gets the others. */
  private whole(game: PlayableGame, seats: readonly SeatBrought[]): PlayableGame | Promise<PlayableGame> {
    return awaitsSeats(game) ? this.maker.bringSeats(game, seats) : game;
  }

  private async contentOf(
    parent: FinishedGame,
    then: PlayableGame,
    { questions = 'left', count = 1, chosen = [] }: ForkBody,
    hostId: UserId,
  ): Promise<GameContent> {
    if (questions === 'all') return askedAgain(parent);
    if (questions === 'chosen') return { ...parent.content, questions: chosenOf(parent, chosen) };
    if (questions === 'left') {
      const left = questionsLeft(then, parent);
      if (left.length === 0) throw invalid('questions: nothing was left to ask. Please draw others.');
      return { ...parent.content, questions: left };
    }
    const before = [parent, ...(await this.carried.before(parent))];
    const asked = before.flatMap(({ content }) => idsOf(content.questions));
    const places = lastOf(parent.content.questions, count);
    return { ...parent.content, questions: await this.others.like(places, asked, hostId, true) };
  }

  /** Where only some play, whoever is led along looks on. */
  private async lead(
    { gameId: parentId }: FinishedGame,
    game: PlayableGame,
    { seats, leadOn = true }: ForkBody,
  ): Promise<PlayableGame> {
    const { gameId, hostId } = game;
    if (hostId === null) return game;
    const by = { as: 'host', userId: hostId } as const;
    const parts = () => ({ at: this.clock.now(), commandId: newCommandId(), by });
    const led =
      seats && game.joining === 'open'
        ? await this.desk.run({ type: 'SetJoining', ...parts(), gameId, joining: 'locked' })
        : game;
    if (!leadOn) return led;
    await this.overlays.follow(parentId, gameId);
    await this.desk.run({ type: 'FollowGame', ...parts(), gameId: parentId, nextGameId: gameId });
    return led;
  }
}

/** So many, in the manner of the last ones, and without a break after any. */
const lastOf = (questions: readonly GameQuestion[], count: number): GameQuestion[] =>
  Array.from({ length: count }, (_, nth) => questions.at(-1 - (nth % questions.length)))
    .reverse()
    .flatMap((question) => {
      if (!question) return [];
      const { breakAfter: _, ...place } = question;
      return place;
    });

/** As they were corrected since. */
const chosenOf = (parent: FinishedGame, chosen: readonly number[]): GameQuestion[] => {
  if (chosen.length === 0) throw invalid('chosen must be indexes of questions of this game');
  return chosen.map((index, at) => {
    if (!parent.content.questions[index]) throw invalid(`chosen.${at}: this game has no such question.`);
    if (isVoided(parent, index)) throw invalid(`chosen.${at}: this question was voided.`);
    return questionAsCounted(parent, index);
  });
};

const seatsNamed = ({ seats: { byId } }: PlayableGame, named: readonly string[]): ReadonlySet<PlayerId> => {
  const ids = named.map(PlayerId);
  const unknown = ids.findIndex((playerId) => byId.get(playerId)?.removed !== false);
  if (unknown >= 0) throw invalid(`seats.${unknown}: nobody of this game sat there by then.`);
  return new Set(ids);
};
