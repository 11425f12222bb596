import { type AnswersByQuestion, countedAnswers, noteAnswer } from '../answers.js';
import { apply } from '../apply.js';
import { hasResults } from '../corrections.js';
import type { GhostsOf, RecordedEvent } from '../events.js';
import {
  currentStreak,
  type Game,
  isPaced,
  openQuestion,
  type PlayableGame,
  type Seat,
  unborn,
} from '../game.js';
import { PlayerId } from '../ids.js';
import { nameKey } from '../names.js';
import type { Ghost } from '../standings.js';
import type { GhostMoment } from './moment.js';

/** What ghosts are called whose players have not agreed to more. The same one is always called the same. */
export interface GhostNames {
  /** By its order of joining, from 1. */
  player(order: number): string;
  /** By the order in which teams were first spoken of, from 1. */
  team(order: number): string;
}

/** One of them is otherwise from an event on; null: it does not count, or not any more. */
interface Change {
  /** Of that event. */
  readonly version: number;
  /** It happens when its question has been open for so long, ms; Infinity: when that is closed. */
  readonly dueMs: number;
  readonly slot: number;
  readonly is: Ghost | null;
}

/** From a question of the evening on. */
interface Asked {
  /** So many changes lie before it. */
  readonly from: number;
  /** Everybody after these. */
  readonly ghosts: readonly (Ghost | null)[];
  /** After how long each first answer to it came, ms. */
  readonly answeredMs: number[];
}

/** Ghosts are listed behind those who play, where they are equal. */
const behindPlayers = 1_000_000;
/** Events between two breaths. */
const atOnce = 200;

/**
 * An evening as ghosts play it: everybody's score after each of its events, and how long its question had been open by then.
 * What counts is what counted in the end, so a question that its host has corrected gives from the start what it gave
 * afterwards. What somebody had brought along from yet another game is left there.
 */
export class GhostTrack {
  private readonly changes: Change[] = [];
  /** By the evening's own questions, in their order. */
  private readonly asked: Asked[] = [];
  /** Everybody after the last change. */
  private readonly newest: (Ghost | null)[] = [];
  private readonly slots = new Map<PlayerId, number>();
  private readonly teams = new Map<string, string>();
  private latestMs = 0;

  private constructor(
    private readonly of: GhostsOf,
    private readonly names: GhostNames,
    private readonly lent: ReadonlyMap<PlayerId, string>,
  ) {}

  /**
   * From the evening's whole log: what was said after the version that the game began with changes names alone. Throws unless
   * it had results by then. It pauses now and then, for whoever has other work to do.
   */
  static *from(of: GhostsOf, log: readonly RecordedEvent[], names: GhostNames): Generator<void, GhostTrack> {
    const answers: AnswersByQuestion = new Map();
    let game: Game = unborn(of.gameId);
    let counted: AnswersByQuestion | null = null;
    for (const [nth, event] of log.entries()) {
      noteAnswer(answers, event);
      game = apply(game, event);
      if (event.version === of.version && hasResults(game)) counted = countedAnswers(game, answers);
      if (nth % atOnce === atOnce - 1) yield;
    }
    if (game.status === 'unborn' || !counted) throw new Error(`${of.gameId} has no results`);
    const track = new GhostTrack(of, names, namesLent(game));
    yield* track.play(log, counted);
    return track;
  }

  /** How many changes it holds: what it weighs. */
  get size(): number {
    return this.changes.length;
  }

  /** How many count in the end. */
  get count(): number {
    return this.of.ghosts;
  }

  /** Everybody who counts, as they were after that event of the evening. */
  asOf(version: number): Ghost[] {
    return this.after(this.firstWhere(0, this.changes.length, (change) => change.version > version));
  }

  /** Everybody who counts, as they are at that moment of a game that is played against them. */
  at({ index, openMs }: GhostMoment): Ghost[] {
    return this.after(this.countAt(index, openMs));
  }

  /** How many of them have answered the question that is open, or was last. */
  answeredAt({ index, openMs }: GhostMoment): number {
    return this.askedAs(index)?.answeredMs.filter((ms) => ms <= openMs).length ?? 0;
  }

  /** After how long of this question the next of them does something, ms; null: none does before it is closed. */
  nextAfter({ index, openMs }: GhostMoment): number | null {
    const [change] = this.changes.slice(
      this.countAt(index, openMs),
      this.countAt(index, Number.POSITIVE_INFINITY),
    );
    const answers = this.askedAs(index)?.answeredMs ?? [];
    const coming = [change?.dueMs ?? openMs, ...answers].filter((ms) => ms > openMs && Number.isFinite(ms));
    return coming.length === 0 ? null : Math.min(...coming);
  }

  private askedAs(index: number): Asked | undefined {
    return this.asked[this.of.questions[index] ?? -1];
  }

  /** How many changes have happened when a question of the game has been open for so long. */
  private countAt(index: number, openMs: number): number {
    const asked = this.askedAs(index);
    const next = asked ? this.asked[this.asked.indexOf(asked) + 1] : this.asked[0];
    const until = next?.from ?? this.changes.length;
    return this.firstWhere(asked?.from ?? 0, until, ({ dueMs }) => dueMs > openMs);
  }

  /** The first change from `from` on that is so, as all after it are; `until` where none is. */
  private firstWhere(from: number, until: number, isSo: (change: Change) => boolean): number {
    let [low, high] = [from, until];
    while (low < high) {
      const middle = (low + high) >> 1;
      const change = this.changes[middle];
      if (change && !isSo(change)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private after(count: number): Ghost[] {
    const asked = this.asked.findLast(({ from }) => from <= count);
    const ghosts = [...(asked?.ghosts ?? [])];
    for (const { slot, is } of this.changes.slice(asked?.from ?? 0, count)) ghosts[slot] = is;
    return ghosts.filter((ghost) => ghost !== null && ghost !== undefined);
  }

  private *play(log: readonly RecordedEvent[], counted: AnswersByQuestion): Generator<void> {
    let game: Game = unborn(this.of.gameId);
    for (const [nth, event] of log.entries()) {
      if (event.version > this.of.version) return;
      const played = asPlayed(event, counted);
      if (!played) continue;
      game = apply(game, { ...played, version: game.version + 1 });
      this.note(game, event);
      if (nth % atOnce === atOnce - 1) yield;
    }
  }

  private note(game: PlayableGame, event: RecordedEvent): void {
    const open = openQuestion(game);
    if (open && open.index === this.asked.length) {
      this.asked.push({ from: this.changes.length, ghosts: [...this.newest], answeredMs: [] });
      this.latestMs = 0;
    }
    if (event.type === 'AnswerSubmitted') {
      this.latestMs = Math.max(this.latestMs, event.data.responseMs);
      if (event.data.change === undefined) this.asked.at(-1)?.answeredMs.push(event.data.responseMs);
    }
    const dueMs = open || this.asked.length === 0 ? this.latestMs : Number.POSITIVE_INFINITY;
    if ('playerId' in event.data) this.noteSeat(game, event.data.playerId, event.version, dueMs);
    else for (const playerId of this.slots.keys()) this.noteSeat(game, playerId, event.version, dueMs);
  }

  private noteSeat(game: PlayableGame, playerId: PlayerId, version: number, dueMs: number): void {
    const seat = game.seats.byId.get(playerId);
    const slot = this.slots.get(playerId) ?? this.slots.size;
    const is = seat && !seat.removed ? this.ghostOf(game, seat) : null;
    if (areSame(this.newest[slot] ?? null, is)) return;
    this.slots.set(playerId, slot);
    this.newest[slot] = is;
    this.changes.push({ version, dueMs, slot, is });
  }

  private ghostOf(game: PlayableGame, seat: Seat): Ghost {
    const { playerId, order, score, correct, correctMs, doubt, chosen, chosenMs } = seat;
    return {
      ghost: true,
      playerId: ghostId(order),
      name: this.lent.get(playerId) ?? this.names.player(order),
      teamName: this.teamOf(seat),
      order: behindPlayers + order,
      score,
      correct,
      correctMs,
      ...(doubt && { doubt }),
      chosen,
      chosenMs,
      shown: null,
      streak: isPaced(game) ? currentStreak(game, seat) : 0,
    };
  }

  private teamOf({ teamName }: Seat): string | null {
    if (teamName === null) return null;
    const key = nameKey(teamName);
    const known = this.teams.get(key) ?? this.names.team(this.teams.size + 1);
    this.teams.set(key, known);
    return known;
  }
}

/** As long as a player's, and none of any token. */
const ghostId = (order: number): PlayerId => PlayerId(`p_ghost${String(order).padStart(11, '0')}`);

/** What those are called who agreed to it, unless it was forgotten later. */
const namesLent = ({ seats }: PlayableGame): Map<PlayerId, string> =>
  new Map(
    [...seats.byId.values()].flatMap(({ playerId, name, lentName }) => (lentName ? [[playerId, name]] : [])),
  );

/** An event as what counts in the end makes it; null: there is nothing left of it. */
const asPlayed = (event: RecordedEvent, counted: AnswersByQuestion): RecordedEvent | null => {
  switch (event.type) {
    case 'AnswersJudged':
    case 'QuestionCorrected':
    case 'CorrectionUndone':
      return null;
    case 'PlayerJoined': {
      const { carried: _, ...data } = event.data;
      return { ...event, data: { ...data, startingScore: 0 } };
    }
    case 'AnswerSubmitted': {
      const { questionIndex, playerId, change } = event.data;
      const answer = counted.get(questionIndex)?.get(playerId);
      const { commandId } = event.data;
      return answer && answer.change === change ? { ...event, data: { ...answer, commandId } } : event;
    }
    default:
      return event;
  }
};

const areSame = (was: Ghost | null, is: Ghost | null): boolean => {
  if (was === null || is === null) return was === is;
  return (
    was.score === is.score &&
    was.correct === is.correct &&
    was.correctMs === is.correctMs &&
    was.chosen === is.chosen &&
    was.streak === is.streak &&
    was.teamName === is.teamName
  );
};
