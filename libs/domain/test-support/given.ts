import { apply } from '../src/apply.js';
import type { GameCommand } from '../src/commands.js';
import { decide } from '../src/decide/index.js';
import type { Accepted, Decision, Rejected, Unchanged } from '../src/decision.js';
import {
  type Actor,
  type GameEvent,
  type GameEventType,
  type RecordedEvent,
  schemaOf,
} from '../src/events.js';
import { type Game, type PlayableGame, unborn } from '../src/game.js';
import { knowing, theGame, type Wish } from './commands.js';
import type { Fact } from './facts.js';
import { at } from './time.js';

/** What a decision must be: a refusal or 'nothing happens' itself, or something about the event that is stored. */
export type Expectation = Rejected | Unchanged | ((decision: Accepted, after: PlayableGame) => void);

export const record = (event: GameEvent, version: number): RecordedEvent =>
  ({
    ...event,
    gameId: theGame,
    version,
    schema: schemaOf(event),
    recordedAt: event.at + 2,
  }) as RecordedEvent;

interface Past {
  /** The whole log. */
  events: RecordedEvent[];
  state: Game;
  last: number;
}

const happen = (facts: readonly Fact[]): Past => {
  const past: Past = { events: [], state: unborn(theGame), last: at('-60') };
  for (const fact of facts) {
    const event = record(fact(past.state, past.last), past.state.version + 1);
    past.events.push(event);
    past.state = apply(past.state, event);
    past.last = event.at;
  }
  return past;
};

const check = (decision: Decision, command: GameCommand, state: Game, expected: Expectation[]): void => {
  for (const expectation of expected) {
    if (typeof expectation !== 'function') {
      expect(decision).toEqual(expectation);
      continue;
    }
    if (decision.outcome !== 'accepted') {
      throw new Error(`${command.type} came to ${JSON.stringify(decision)}`);
    }
    const after = apply(structuredClone(state), record(decision.event, state.version + 1));
    expectation(decision, after);
  }
};

/** What this came to then, as a fact of what happened. */
export const decided =
  (wish: Wish): Fact =>
  (state, last) => {
    const decision = decide(knowing(wish(state, last), []), state);
    if (decision.outcome !== 'accepted') throw new Error(`It came to ${JSON.stringify(decision)}`);
    return decision.event;
  };

/** given(what happened).when(what is asked for).then(what it must come to). */
export const given = (...facts: Fact[]) => {
  const { events, state, last } = happen(facts);
  return {
    events,
    /** The game as the facts left it. */
    get game(): PlayableGame {
      if (state.status === 'unborn') throw new Error('Begin with created()');
      return state;
    },
    when: (wish: Wish) => {
      const command = knowing(wish(state, last), events);
      const before = structuredClone(state);
      const decision = decide(command, state);
      expect(state).toEqual(before); // a decision only looks
      // biome-ignore lint/suspicious/noThenProperty: given, when, then; nobody awaits it
      return { then: (...expected: Expectation[]) => check(decision, command, state, expected) };
    },
  };
};

/** The event that is stored holds at least this; it carries the command's id and arrival in every case. */
export const stored =
  (type: GameEventType, data: object = {}): Expectation =>
  ({ event }) => {
    expect(event).toMatchObject({ type, data: { ...data, commandId: 'command-of-this-test' } });
  };

export const withKey =
  (key: string): Expectation =>
  (decision) =>
    expect(decision.key).toBe(key);

export const caused =
  (actor: Actor): Expectation =>
  ({ event }) =>
    expect(event.actor).toBe(actor);

/** It ends a round, and time will end the state it leads to at this moment (null: never). */
export const dueNext =
  (moment: number | null): Expectation =>
  ({ transition }) =>
    expect(transition).toEqual({ dueAt: moment });

export const endingNoRound: Expectation = ({ transition }) => expect(transition).toBeNull();

/** The game afterwards. */
export const leading =
  (look: (game: PlayableGame) => void): Expectation =>
  (_, after) =>
    look(after);
