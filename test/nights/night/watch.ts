import {
  apply,
  deadlineFor,
  dueAt,
  fold,
  fromSnapshot,
  type Game,
  type GameId,
  type GameSnapshot,
  givenTo,
  type PlayableGame,
  type PlayerId,
  presentCoHosts,
  type RecordedEvent,
  standsAtLeastMs,
  toSnapshot,
  type UserId,
  unborn,
  upcast,
} from '@clockbeat/domain';
import type { NewEvent } from '@clockbeat/persistence';
import type { BrokenPromise, Frame } from '../../faults/checker/index.js';
import { alike, fieldsOf, versionOf } from '../../faults/checker/reading.js';
import type { SeasonPromise } from '../../faults/season/checks.js';
import { type LogRow, placeOf } from '../model/log.js';
import type { Client } from '../people/client.js';
import { SimulatedCoHost } from '../people/host.js';
import { SimulatedPlayer } from '../people/player.js';
import type { Cluster } from './cluster.js';

/** What a night may break: the promises of docs/faults.md, and one that takes knowing at every moment who is connected. */
export interface Broken {
  readonly promise:
    | BrokenPromise
    | SeasonPromise
    | 'who is away holds nobody up'
    | 'nobody is believed'
    | 'who was put out stays out'
    | 'who waits gets in by the word of who leads'
    | 'what was decided can be stored'
    | 'a co-host leads as long as the log says so'
    | 'a state in memory is the fold of the log'
    | 'no word meets a bug'
    | 'a TV is a projector of its host'
    | 'a rematch carries its people'
    | 'a code leads to one game';
  readonly what: string;
}

/** How long after the last of those who are there has answered a question may still be open, ms: gateways tell each other. */
const closesWithinMs = 3_000;
/** So long a gateway must have heard the others before it knows who is connected there, ms (`PresenceExchange.knowsAll`). */
const acquaintedAfterMs = 8_000;

/** One game as its log says, step by step. */
interface Course {
  game: Game;
  /** Since when everybody who is there has answered the open question, virtual ms; null: not so. */
  answeredSince: number | null;
  /** At which version these accounts were sent away. */
  readonly dismissed: Map<UserId, number>;
  /** Whom its host has put out or turned away, and at which version. */
  readonly out: Map<PlayerId, number>;
}

/** Looks on at every commit and every word, so that what is broken is known in the step in which it breaks. */
export class Watch {
  readonly broken: Broken[] = [];
  private readonly courses = new Map<GameId, Course>();

  constructor(private readonly cluster: Cluster) {
    cluster.postgres.committed = (rows) => {
      for (const row of rows) this.stored(row);
    };
    cluster.postgres.saved = (_, state) => {
      const kept = fromSnapshot(JSON.parse(state) as GameSnapshot);
      if (kept.status !== 'unborn') this.compare('a snapshot', kept);
    };
    cluster.decided = (event, version) => this.decided(event, version);
    cluster.loaded = (game) => this.compare('what a gateway has read', game);
  }

  /** Somebody was told something: of what is stored, and of nothing else. */
  heard(client: Client, { kind, name, body }: Pick<Frame, 'kind' | 'name' | 'body'>): void {
    const version = versionOf(body) ?? 0;
    const { gameId } = fieldsOf(body);
    // a TV is told of whichever game its host plays
    const course = this.courses.get(gameId as GameId) ?? this.courses.get(client.gameId);
    const stored = course?.game.version ?? 0;
    if (client instanceof SimulatedCoHost && version > (course?.dismissed.get(client.userId) ?? version))
      this.say(
        'a co-host leads as long as the log says so',
        `${kind} ${name} of version ${version} to ${client.name}, who was dismissed`,
      );
    if (client instanceof SimulatedPlayer && course && version > 0)
      for (const what of heardOutside(client.name, client.playerId, course, { kind, name, version }))
        this.say(what.promise, `${course.game.gameId}: ${what.what}`);
    const { code } = fieldsOf(fieldsOf(body)['error']);
    if (code === 'internal')
      this.say('no word meets a bug', `${name} of ${client.name} was answered: internal`);
    if (version > stored)
      this.say(
        'what was told stays true',
        `${name} to ${client.name} tells of ${version}, ${stored} are stored`,
      );
  }

  /** Whether somebody who is away holds the others up. Asked where nothing goes wrong but people's connections. */
  look(gameId: GameId, people: readonly Client[]): void {
    const course = this.courses.get(gameId);
    if (!course) return;
    const { now } = this.cluster.world;
    const { game } = course;
    if (game.status !== 'active' || game.stage || !game.rules.closeWhenAllAnswered) {
      course.answeredSince = null;
      return;
    }
    const { index, opensAt } = game.question;
    const there = people.filter(({ mayBeThere }) => mayBeThere);
    const seats = there.flatMap(({ playerId }) =>
      [...game.seats.byId.values()].filter((seat) => seat.playerId === playerId && !seat.removed),
    );
    const isAnswered = seats.length > 0 && seats.every((seat) => seat.left || givenTo(seat, index));
    if (!isAnswered || this.cluster.postgres.now < opensAt + standsAtLeastMs) course.answeredSince = null;
    else course.answeredSince ??= now;
    const since = Math.max(course.answeredSince ?? now, acquaintedAfterMs);
    if (now - since <= closesWithinMs) return;
    this.say(
      'who is away holds nobody up',
      `question ${index} of ${gameId} is open, all who are there have answered`,
    );
    course.answeredSince = null;
  }

  /** Every game in the memory of every gateway. */
  compareFolds(): void {
    for (const { self, games } of this.cluster.gateways)
      for (const game of games) this.compare(`what ${self.name} has`, game);
  }

  /** Under a key that was used up in the state on which it was decided nothing is ever stored, however often it is said. */
  private decided({ gameId, type, key }: NewEvent, version: number): void {
    const row = this.cluster.postgres.log.keys.get(placeOf(gameId, key));
    if (row && row.version <= version)
      this.say(
        'what was decided can be stored',
        `${type} in ${gameId} as of version ${version}, under a key that version ${row.version} has: ${key}`,
      );
  }

  private compare(name: string, game: PlayableGame): void {
    const rows = this.cluster.postgres.log.events.get(game.gameId) ?? [];
    const folded = fold(game.gameId, rows.slice(0, game.version).map(upcast));
    const isSame = folded.status !== 'unborn' && alike(toSnapshot(folded), toSnapshot(game));
    if (!isSame)
      this.say(
        'a state in memory is the fold of the log',
        `${name} of ${game.gameId} at version ${game.version}`,
      );
  }

  private stored(row: LogRow): void {
    const { gameId } = row;
    const course = this.courses.get(gameId) ?? {
      game: unborn(gameId),
      answeredSince: null,
      dismissed: new Map(),
      out: new Map(),
    };
    this.courses.set(gameId, course);
    const event = upcast(row);
    const { game: before } = course;
    if (event.version !== before.version + 1) {
      this.say('the log is whole', `${gameId}: version ${event.version} after ${before.version}`);
      return;
    }
    for (const what of [
      ...lateAnswer(before, event),
      ...earlyTimer(before, event),
      ...outOfPlace(before, event, course),
      ...ledByNobody(before, event),
    ])
      this.say(what.promise, `${gameId}, version ${event.version}: ${what.what}`);
    if (event.type === 'PlayerRemoved' || event.type === 'KnockRefused')
      course.out.set(event.data.playerId, event.version);
    if (event.type === 'CoHostsDismissed' && before.status !== 'unborn')
      for (const { number, userId } of before.coHosts.admitted)
        if (event.data.coHosts.includes(number)) course.dismissed.set(userId, event.version);
    course.game = apply(before, event);
    course.answeredSince = null;
  }

  private say(promise: Broken['promise'], what: string): void {
    this.broken.push({ promise, what });
  }
}

const lateAnswer = (before: Game, event: RecordedEvent): Broken[] => {
  if (event.type !== 'AnswerSubmitted') return [];
  const late = (what: string): Broken[] => [{ promise: 'no answer after its question closed', what }];
  if (before.status !== 'active') return late(`an answer while the game is ${before.status}`);
  if (before.stage) return late(`an answer in the phase ${before.stage.name}`);
  const { playerId, questionIndex } = event.data;
  const seat = before.seats.byId.get(playerId);
  if (before.question.index !== questionIndex)
    return late(`an answer to question ${questionIndex}, which is not open`);
  if (!seat || event.at >= deadlineFor(before, seat, before.question))
    return late('an answer after the deadline');
  return givenTo(seat, questionIndex) && before.rules.answers === 'final'
    ? [{ promise: 'no answer counts twice', what: `another answer of ${playerId}` }]
    : [];
};

/** A seat behind a locked door, or that nobody granted who had to, or anything of one who was put out, whether or not it had a seat then. */
const outOfPlace = (before: Game, event: RecordedEvent, { out }: Pick<Course, 'out'>): Broken[] => {
  if (before.status === 'unborn' || !('playerId' in event.data)) return [];
  const { playerId } = event.data;
  if (out.has(playerId))
    return [{ promise: 'who was put out stays out', what: `${event.type} of ${playerId}, who was removed` }];
  if (event.type !== 'PlayerJoined' || before.seats.byId.has(playerId)) return [];
  const what = `a seat for ${event.data.name}`;
  if (event.actor !== 'player')
    return before.seats.knocks.has(playerId)
      ? []
      : [{ promise: 'who waits gets in by the word of who leads', what: `${what}, who did not knock` }];
  // who comes over from the game before has been let in there
  if (before.rules.approval && before.parentGameId === null)
    return [{ promise: 'who waits gets in by the word of who leads', what: `${what}, who was not let in` }];
  return before.joining === 'open'
    ? []
    : [{ promise: 'a locked door lets nobody in but who has a seat', what }];
};

/** What is told to who waits outside but how that ended, and anything younger than the word that put somebody out. */
const heardOutside = (
  client: string,
  playerId: string | null,
  { game, out }: Course,
  { kind, name, version }: Pick<Frame, 'kind' | 'name'> & { readonly version: number },
): Broken[] => {
  const wentAt = playerId === null ? undefined : out.get(playerId as PlayerId);
  if (wentAt !== undefined && version > wentAt)
    return [
      {
        promise: 'who was put out stays out',
        what: `${kind} ${name} of version ${version} to ${client}, who was put out at ${wentAt}`,
      },
    ];
  const waits =
    game.status !== 'unborn' && [...game.seats.knocks.values()].some((knock) => knock.name === client);
  if (!waits || name === 'removed') return [];
  return [
    {
      promise: 'who waits gets in by the word of who leads',
      what: `${kind} ${name} of version ${version} to ${client}, who waits outside`,
    },
  ];
};

/** What a co-host did before it was let in, or after it was sent away; or what is its host's alone. */
const ledByNobody = (before: Game, event: RecordedEvent): Broken[] => {
  const { actor, type, data } = event;
  if (before.status === 'unborn' || !actor.startsWith('cohost:') || type === 'CoHostAdmitted') return [];
  const leads = presentCoHosts(before).some(({ number }) => actor === `cohost:${number}`);
  const cutOff = type === 'GameFinished' && data.endedBy === 'host';
  if (leads && !cutOff && type !== 'TeamModeSet') return [];
  const what = `${type} by ${actor}, who ${leads ? 'may not do that' : 'does not lead'}`;
  return [{ promise: 'a co-host leads as long as the log says so', what }];
};

const earlyTimer = (before: Game, event: RecordedEvent): Broken[] => {
  if (event.actor !== 'clock' || before.status === 'unborn') return [];
  if ('closed' in event.data && event.data.closed?.reason === 'answered') return [];
  const due = dueAt(before);
  if (due !== null && event.at >= due) return [];
  return [
    { promise: 'every timer fires once', what: `${event.type} by the clock, due at ${due}, at ${event.at}` },
  ];
};
