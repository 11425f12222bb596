import {
  CommandId,
  type GameEvent,
  type GameEventData,
  type GameEventType,
  type GameId,
  isTransition,
  schemaOf,
  standardRules,
  storedRules,
  UserId,
} from '@clockbeat/domain';
import type { NewEvent } from '../src/index.js';
import { randomId } from '../src/random-id.js';

export const hostId = UserId('11111111-1111-4111-8111-111111111111');

/** Writes the log of one game, an event after the other, a second apart. */
export class GameLog {
  readonly events: NewEvent[] = [];
  private round = -1;

  constructor(
    readonly gameId: GameId,
    private readonly startsAt = 1_700_000_000_000,
  ) {}

  add<T extends GameEventType>(type: T, data: GameEventData[T]): this {
    const commandId = CommandId(randomId(''));
    const moves = isTransition(type);
    this.events.push({
      gameId: this.gameId,
      round: this.round,
      transition: moves ? { dueAt: type === 'GameFinished' || type === 'GameAbandoned' ? null : 1 } : null,
      type,
      schema: schemaOf({ type, data } as Pick<GameEvent, 'type' | 'data'>),
      data: { ...data, commandId } as unknown as NewEvent['data'],
      key: commandId,
      at: this.at(this.events.length),
      actor: 'host',
    });
    if (moves) this.round = Math.max(this.round, 0) + 1;
    return this;
  }

  /** When the event number `index` (from 0) happened, epoch ms. */
  at(index: number): number {
    return this.startsAt + index * 1_000;
  }

  created(questions = 2, change: Partial<GameEventData['GameCreated']> = {}): this {
    return this.add('GameCreated', {
      ...content(questions),
      kind: 'live',
      hostId,
      teamId: null,
      hostTeamName: null,
      gameCode: 'ABC123',
      autoStartAt: null,
      teamMode: false,
      rules: storedRules(standardRules),
      ...change,
    });
  }

  joined(name: string): this {
    return this.add('PlayerJoined', {
      playerId: player(name),
      name,
      teamName: null,
      userId: null,
      startingScore: 0,
    });
  }

  left(name: string): this {
    return this.add('PlayerLeft', { playerId: player(name) });
  }

  removed(name: string): this {
    return this.add('PlayerRemoved', { playerId: player(name) });
  }

  started(): this {
    return this.add('GameStarted', { opened: { index: 0, opensAt: 0, closesAt: 0 } });
  }

  advanced(from: number): this {
    return this.add('QuestionAdvanced', {
      closed: { index: from, reason: 'deadline' },
      opened: { index: from + 1, opensAt: 0, closesAt: 0 },
    });
  }

  finished(last: number): this {
    return this.add('GameFinished', { endedBy: 'questions', closed: { index: last, reason: 'deadline' } });
  }

  /** In a paced game. */
  closed(index: number): this {
    return this.add('QuestionClosed', { closed: { index, reason: 'answered' }, until: null });
  }

  answered(name: string, questionIndex: number, choice: 0 | 1 | 2 | 3 | null = 1, change?: number): this {
    return this.add('AnswerSubmitted', {
      playerId: player(name),
      questionIndex,
      choice,
      responseMs: 1_234.4,
      msLeft: 0,
      isCorrect: choice === 1,
      points: 0,
      speedBonus: 0,
      total: 0,
      streak: 0,
      scoringVersion: 1,
      ...(change && { change }),
    });
  }
}

export const player = (name: string) => `p_${name}` as GameEventData['PlayerLeft']['playerId'];

export const content = (questions: number): GameEventData['GameRevised'] => ({
  title: 'Pub quiz',
  category: 'Science',
  difficulty: 'mixed',
  timePerQuestion: 10,
  questions: Array.from({ length: questions }, (_, index) => ({
    id: index % 2 === 0 ? `sci${index + 1}` : null,
    question: `Question ${index + 1}?`,
    options: ['a', 'b', 'c', 'd'],
    answer: 1,
    timeLimit: 10,
    category: 'Science',
    difficulty: 'Easy',
    explanation: null,
    points: 100,
    source: index % 2 === 0 ? 'bank' : 'own',
  })),
});
