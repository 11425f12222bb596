import {
  type ChangedOutcome,
  finalScores,
  type PlayableGame,
  type RecordedEvent,
  standingCorrections,
  standings,
} from '@clockbeat/domain';
import { correctionCalls } from './correction-calls.js';
import { earned } from './points.js';
import { alike, eventsOf, plain, walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

type Corrected = RecordedEvent<'QuestionCorrected'>;

/**
 * Corrections change what the rule says and nothing else, each is taken back once at most, and after the last undo all is
 * as the game ended; who made them was told so.
 */
export const corrections = (record: GameRecord): Violation[] => {
  const found = correctionCalls(record);
  const undone = new Set<string>();
  let told: unknown = null;
  walk(
    record,
    (event, after) => {
      if (event.type === 'GameFinished') told = plain(finalScores(after, standings(after)));
      if (event.type !== 'CorrectionUndone') return;
      if (standingCorrections(after).length > 0) return;
      const now = plain(finalScores(after, standings(after)));
      if (!alike(now, told))
        found.push(
          `version ${event.version} leaves ${JSON.stringify(now)}, the game ended on ${JSON.stringify(told)}`,
        );
    },
    (event, before) => {
      if (before.status === 'unborn') return;
      if (event.type === 'QuestionCorrected') found.push(...wrongly(event, before, record));
      if (event.type !== 'CorrectionUndone') return;
      const { correctionId } = event.data;
      if (undone.has(correctionId)) found.push(`version ${event.version} undoes ${correctionId} again`);
      if (!eventsOf(record.log, 'QuestionCorrected').some(({ data }) => data.correctionId === correctionId))
        found.push(`version ${event.version} undoes ${correctionId}, which nobody made`);
      undone.add(correctionId);
    },
  );
  return found.map((what) => ({ promise: 'a correction counts once, and its undo brings all back', what }));
};

const wrongly = (event: Corrected, before: PlayableGame, record: GameRecord): string[] => {
  const { questionIndex, outcomes } = event.data;
  const of = `version ${event.version} corrects question ${questionIndex}`;
  const found: string[] = [];
  if (before.status !== 'finished') found.push(`${of} while the game is ${before.status}`);
  if (standingCorrections(before).some((standing) => standing.questionIndex === questionIndex))
    found.push(`${of}, which is corrected already`);
  const reckoned = outcomesOf(event, before, record);
  if (!alike(sorted(outcomes), sorted(reckoned)))
    found.push(`${of} to ${JSON.stringify(outcomes)}, the answers make ${JSON.stringify(reckoned)}`);
  return found;
};

/** Every answer that comes to something else, by the rule and from the log alone. */
const outcomesOf = ({ data }: Corrected, game: PlayableGame, { log }: GameRecord): ChangedOutcome[] => {
  const { change, questionIndex } = data;
  const timeCounts = game.rules.scoring === 'classic' || game.rules.scoring === 'balanced';
  // the last one of each player counts, with what was said of it while the game went on
  const given = new Map(
    eventsOf(log, 'AnswerSubmitted')
      .filter((answer) => answer.data.questionIndex === questionIndex)
      .map(({ data }) => [data.playerId, data]),
  );
  for (const { data } of eventsOf(log, 'AnswersJudged'))
    for (const { playerId, is } of data.questionIndex === questionIndex ? data.outcomes : []) {
      const { fraction: _, streakBonus: __, ...answer } = given.get(playerId) ?? {};
      given.set(playerId, { ...answer, ...is } as RecordedEvent<'AnswerSubmitted'>['data']);
    }
  return [...given.values()].flatMap((answer): ChangedOutcome[] => {
    const { playerId, choice, msLeft, isCorrect, fraction, points, speedBonus, streakBonus, streak } = answer;
    const right = change.kind === 'rekeyed' && choice === change.answer;
    // what a streak adds is as it was told: an answer that turns right was in none
    const worth = right ? earned(game, answer, msLeft, Math.max(1, streak)) : { points: 0, speedBonus: 0 };
    const is = { isCorrect: right, ...worth };
    const was = {
      isCorrect,
      ...(fraction !== undefined && { fraction }),
      points,
      speedBonus,
      ...(streakBonus !== undefined && { streakBonus }),
    };
    // who has more time for each question is placed as if it had had the usual one
    const responseMs = timeCounts ? answer.responseMs / (answer.timeFactor ?? 1) : 0;
    return right === isCorrect && worth.points === points ? [] : [{ playerId, responseMs, was, is }];
  });
};

const sorted = (outcomes: readonly ChangedOutcome[]): ChangedOutcome[] =>
  [...outcomes].sort((a, b) => (a.playerId < b.playerId ? -1 : 1));

/** Those that stand at the end, by the log alone. */
export const standingIn = (log: readonly RecordedEvent[]): Corrected[] => {
  const undone = new Set(eventsOf(log, 'CorrectionUndone').map(({ data }) => data.correctionId));
  return eventsOf(log, 'QuestionCorrected').filter(({ data }) => !undone.has(data.correctionId));
};
