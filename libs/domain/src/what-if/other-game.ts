import { type AnswersByQuestion, countedAnswers, noteAnswer, withOutcome } from '../answers.js';
import { apply } from '../apply.js';
import type { OtherRules } from '../contract/what-if.js';
import { changedOutcomes, hasResults } from '../corrections.js';
import { scoredAnswer } from '../decide/answer.js';
import type { GameEventData, RecordedEvent } from '../events.js';
import { type Game, type PlayableGame, streakBefore, unborn } from '../game.js';
import type { GameId } from '../ids.js';
import { isSameText, judgedOutcomes } from '../judgments.js';
import { doubtAgain } from '../photo-finish.js';
import { type CountedGame, withBest } from './best-questions.js';
import { byOtherRules } from './other-rules.js';

/**
 * The log of a finished game decided again under other rules, by the functions that decided it: people did what they did when
 * they did it, and the rules make of it what they make of it. What follows from earlier answers (streaks, totals) is reckoned
 * anew. What the host has said while it went on, and corrected later, is said again, save about what these rules say otherwise.
 */
export class OtherGame {
  private game: Game;
  private readonly answers: AnswersByQuestion = new Map();
  /** Events that the other rules leave nothing of: what follows moves up. */
  private leftOut = 0;

  constructor(
    gameId: GameId,
    private readonly other: OtherRules,
  ) {
    this.game = unborn(gameId);
  }

  /** The next event of the log, in its own order; throws at a gap or a repeat. */
  push(event: RecordedEvent): void {
    if (this.game.status === 'waiting' && endsTheLobby.has(event.type))
      this.game = byOtherRules(this.game, this.other);
    const decided = this.game.status === 'unborn' ? event : this.decided(event, this.game);
    if (!decided) {
      this.leftOut += 1;
      return;
    }
    noteAnswer(this.answers, decided);
    const version = event.version - this.leftOut;
    this.game = apply(this.game, this.leftOut === 0 ? decided : { ...decided, version });
  }

  /** What the whole log comes to; throws unless the game has results. It pauses now and then. */
  *outcome(): Generator<void, CountedGame> {
    if (!hasResults(this.game)) throw new Error(`${this.game.gameId} has no results`);
    const counted = { game: this.game, answers: countedAnswers(this.game, this.answers) };
    const { best } = this.other;
    return best === undefined ? counted : yield* withBest(counted, best);
  }

  /** The event as it would stand in the log; null: it would not. */
  private decided(event: RecordedEvent, game: PlayableGame): RecordedEvent | null {
    switch (event.type) {
      case 'AnswerSubmitted': {
        const seat = game.seats.byId.get(event.data.playerId);
        if (!seat) return event;
        const streak = streakBefore(game, seat, event.data.questionIndex);
        const data = withOutcome(event.data, scoredAnswer(game, seat, event.data));
        return { ...event, data: { ...data, ...doubtAgain(game, streak, event.data) } };
      }
      case 'AnswersJudged':
        return { ...event, data: { ...event.data, outcomes: this.judged(event.data, game) } };
      case 'QuestionCorrected': {
        const { questionIndex, change } = event.data;
        if (this.isAsked(questionIndex) || game.status !== 'finished') return null;
        const answers = this.answers.get(questionIndex)?.values() ?? [];
        return {
          ...event,
          data: { ...event.data, outcomes: changedOutcomes(game, questionIndex, change, answers) },
        };
      }
      default:
        return event;
    }
  }

  private judged({ questionIndex, text, verdict }: GameEventData['AnswersJudged'], game: PlayableGame) {
    const { accept = [] } = this.other;
    const isAccepted = accept.some(
      (words) => words.questionIndex === questionIndex && words.texts.some((one) => isSameText(one, text)),
    );
    return isAccepted || this.isAsked(questionIndex)
      ? []
      : judgedOutcomes(game, questionIndex, text, verdict);
  }

  /** Whether the other rules drop a question or change its key: they have the last word on it then. */
  private isAsked(index: number): boolean {
    const { drop = [], rekey = [] } = this.other;
    return drop.includes(index) || rekey.some(({ questionIndex }) => questionIndex === index);
  }
}

/** The events after which a game plays by its rules, or never will. */
const endsTheLobby: ReadonlySet<RecordedEvent['type']> = new Set([
  'GameStarted',
  'GameFinished',
  'GameAbandoned',
]);
