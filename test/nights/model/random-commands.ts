import { CommandId, GameId } from '@clockbeat/domain';
import type { NewEvent } from '@clockbeat/persistence';
import type { Random } from '../../support/random.js';
import { randomSideCommand, type SideCommand } from './side-commands.js';

/** Something that is done to a store, on the real one and on the model. */
export type StoreCommand =
  | {
      readonly do: 'append';
      readonly events: readonly NewEvent[];
      readonly fresh: 'always' | 'still' | 'no more';
    }
  /** Stored, and nobody hears of it; or taken back after it was judged. */
  | { readonly do: 'append unheard'; readonly events: readonly NewEvent[]; readonly stays: boolean }
  /** A transaction that has written and goes on. */
  | { readonly do: 'hold'; readonly events: readonly NewEvent[] }
  | { readonly do: 'let go' }
  | { readonly do: 'read stream'; readonly gameId: GameId; readonly after: number; readonly limit: number }
  | { readonly do: 'read on'; readonly limit: number }
  | { readonly do: 'heads'; readonly newest: number }
  | { readonly do: 'overdue'; readonly before: number }
  | { readonly do: 'beside the log'; readonly side: SideCommand };

const games = ['one', 'two', 'three', 'four'].map((name) => GameId(`game_${name}`));
export const allGames: readonly GameId[] = games;
const keys = ['created', 'round:2', 'round:3', 'answer:0:ada', 'answer:0:bo', 'answer:1:ada', 'name:ada:1'];
const types = ['PlayerReadied', 'AnswerSubmitted', 'QuestionAdvanced', 'GameFinished'] as const;
const evening = 1_700_000_000_000;

/** Commands that meet each other: few games, few keys, rounds that are mostly right, some sent twice. */
export const randomCommands = (random: Random, count: number): StoreCommand[] => {
  const sent: NewEvent[] = [];
  let made = 0;
  let held: ReadonlySet<GameId> = new Set();
  const rounds = new Map<GameId, number>();

  const event = (gameId: GameId): NewEvent => {
    const before = sent.filter((one) => one.gameId === gameId);
    if (before.length > 0 && random.chance(0.15)) return random.of(before);
    made += 1;
    const round = rounds.get(gameId) ?? -1;
    const moves = round === -1 || random.chance(0.25);
    if (moves && random.chance(0.9)) rounds.set(gameId, Math.max(0, round) + 1);
    const commandId = CommandId(`command-${made}`);
    const type = round === -1 ? 'GameCreated' : random.of(types);
    const ofKey = round === -1 || random.chance(0.5) ? random.of(keys) : commandId;
    return {
      gameId,
      round: random.chance(0.8) ? round : random.whole(-1, 4),
      transition: moves
        ? { dueAt: random.chance(0.8) ? evening + random.whole(0, 100) * 1_000 : null }
        : null,
      type,
      schema: 1,
      data: { commandId, made } as NewEvent['data'],
      key: ofKey,
      at: evening + made * 10 + random.whole(0, 999) / 1_000,
      actor: random.of(['player', 'host', 'clock'] as const),
    };
  };
  /** What another command wants to store under the same key. */
  const twinOf = (other: NewEvent): NewEvent => {
    made += 1;
    return { ...other, data: { commandId: CommandId(`command-${made}`), made } as NewEvent['data'] };
  };
  const batch = (): NewEvent[] => {
    const free = games.filter((gameId) => !held.has(gameId));
    const events = Array.from({ length: random.whole(1, 4) }, () => event(random.of(free)));
    if (random.chance(0.3)) events.push(twinOf(random.of(events)));
    sent.push(...events);
    return events;
  };

  return Array.from({ length: count }, (): StoreCommand => {
    const draw = random.whole(1, 30);
    if (draw <= 8)
      return { do: 'append', events: batch(), fresh: random.of(['always', 'always', 'still', 'no more']) };
    if (draw <= 10) return { do: 'append unheard', events: batch(), stays: random.chance(0.5) };
    if (draw <= 12 && held.size > 0) {
      held = new Set();
      return { do: 'let go' };
    }
    if (draw <= 12) {
      const events = [event(random.of(games))];
      held = new Set(events.map(({ gameId }) => gameId));
      return { do: 'hold', events };
    }
    if (draw <= 15)
      return {
        do: 'read stream',
        gameId: random.of(games),
        after: random.whole(0, 5),
        limit: random.whole(1, 9),
      };
    if (draw <= 18) return { do: 'read on', limit: random.whole(1, 6) };
    if (draw <= 19) return { do: 'heads', newest: random.whole(1, 4) };
    if (draw <= 29) return { do: 'beside the log', side: randomSideCommand(random, games) };
    return { do: 'overdue', before: evening + random.whole(0, 110) * 1_000 };
  });
};
