import {
  foldAnswer,
  type GameEventData,
  type GameQuestion,
  isPaced,
  jokerOf,
  type PlayableGame,
  questionAt,
  type RecordedEvent,
  shareOf,
} from '@clockbeat/domain';
import { standingIn } from './corrections.js';
import { earned, roundAt } from './points.js';
import { alike, walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

interface Sums {
  readonly total: number;
  readonly streak: number;
  /** The question that they end with. */
  readonly last: number;
}

/** In a paced game an answer counts when its question is closed, however it is closed. */
const closing = new Set(['QuestionClosed', 'GameFinished', 'GameAbandoned']);

/** The scores computed once more from the answers alone, by the rule and not by the fold. */
export const scores = (record: GameRecord): Violation[] => {
  const found: string[] = [];
  const reckoned = new Map<string, Sums>();
  const pending = new Map<string, Sums>();
  const given: Given[] = [];
  const game = walk(
    record,
    () => undefined,
    (event, before) => {
      if (closing.has(event.type)) {
        for (const [playerId, sums] of pending) reckoned.set(playerId, sums);
        pending.clear();
      }
      if (event.type === 'AnswersJudged' && before.status !== 'unborn')
        found.push(...judgedWrongly(event, before, given, reckoned));
      if (event.type !== 'AnswerSubmitted' || before.status !== 'active') return;
      const { playerId, questionIndex, points, total, streak, timeFactor = 1 } = event.data;
      if ((event.data.joker ?? false) !== isDoubled(before, event))
        found.push(
          `version ${event.version}: ${event.data.joker ? 'doubled' : 'not doubled'}, by no joker or in spite of one`,
        );
      const question = questionAt(before, questionIndex);
      const { timeLimit } = question;
      const known = reckoned.get(playerId) ?? { total: 0, streak: 0, last: -1 };
      const ownMs = timeLimit * 1000 * timeFactor;
      const closesAt = before.question.closesAt + ownMs - timeLimit * 1000;
      const msLeft = Math.min(ownMs, closesAt - event.at);
      const share = shareOf(question, event.data);
      const inRow = streakWith(before, known, questionIndex, share);
      const worth = share ? earned(before, event.data, msLeft, inRow, share).points : 0;
      const now = { total: known.total + worth, streak: inRow, last: questionIndex };
      (isPaced(before) ? pending : reckoned).set(playerId, now);
      given.push({ data: event.data, msLeft, isRight: share === 1, worth });
      if (points !== worth || total !== now.total || streak !== now.streak)
        found.push(
          `version ${event.version}: stored ${points} points, total ${total}, streak ${streak}; ` +
            `reckoned ${worth}, ${now.total}, ${now.streak}`,
        );
    },
  );
  if (game.status !== 'unborn')
    for (const { playerId, name, score } of game.seats.byId.values()) {
      const sum = (reckoned.get(playerId)?.total ?? 0) + pointsSince(record, playerId);
      if (score !== sum) found.push(`${name} has ${score}, the answers and corrections make ${sum}`);
    }
  return found.map((what) => ({ promise: 'scores are the fold of the log', what }));
};

/** An answer as it counts by the rule, and by what its host has said of it. */
interface Given {
  readonly data: GameEventData['AnswerSubmitted'];
  readonly msLeft: number;
  isRight: boolean;
  worth: number;
}

/**
 * A verdict on a typed text concerns all who wrote the same and counted otherwise: they earn what the rule gives, and a streak
 * begins or ends with it. Notes what they come to; says where the log has something else.
 */
const judgedWrongly = (
  { version, data }: RecordedEvent<'AnswersJudged'>,
  game: PlayableGame,
  given: readonly Given[],
  reckoned: Map<string, Sums>,
): string[] => {
  const { questionIndex, text, verdict, outcomes } = data;
  const last = new Map(
    given.filter((one) => one.data.questionIndex === questionIndex).map((one) => [one.data.playerId, one]),
  );
  const isRight = verdict === 'accepted';
  const changed: string[] = [];
  for (const [playerId, one] of last) {
    const { given: answer } = one.data;
    if (answer?.kind !== 'typed' || foldAnswer(answer.text) !== foldAnswer(text)) continue;
    if (one.isRight === isRight) continue;
    const worth = isRight ? earned(game, one.data, one.msLeft, 1).points : 0;
    const { total = 0 } = reckoned.get(playerId) ?? {};
    reckoned.set(playerId, {
      total: total + worth - one.worth,
      streak: Number(isRight),
      last: questionIndex,
    });
    Object.assign(one, { isRight, worth });
    changed.push(`${playerId} ${isRight} ${worth}`);
  }
  const told = outcomes.map(({ playerId, is }) => `${playerId} ${is.isCorrect} ${is.points}`);
  return alike(told.sort(), changed.sort())
    ? []
    : [`version ${version} judges ${JSON.stringify(told)}, the answers make ${JSON.stringify(changed)}`];
};

/** Right answers in a row with this one: what asks for an opinion is left out, what was missed ends it. */
const streakWith = (
  { content }: PlayableGame,
  known: Sums,
  questionIndex: number,
  share: number | null,
): number => {
  const asked = content.questions.slice(known.last + 1, questionIndex + 1);
  const isOpinion = ({ kind }: GameQuestion): boolean => kind === 'poll' || kind === 'cloud';
  const before = asked.slice(0, -1).every(isOpinion) ? known.streak : 0;
  if (asked.slice(-1).every(isOpinion)) return before;
  return share === 1 ? before + 1 : 0;
};

/** Whether its player, or the team, has declared the round of this question. */
const isDoubled = (game: PlayableGame, { data }: RecordedEvent<'AnswerSubmitted'>): boolean => {
  const seat = game.seats.byId.get(data.playerId);
  return seat !== undefined && jokerOf(game, seat) === roundAt(game, data.questionIndex);
};

/** What the corrections that stand gave a player, or took. */
const pointsSince = ({ log }: GameRecord, playerId: string): number =>
  standingIn(log)
    .flatMap(({ data }) => data.outcomes)
    .filter((outcome) => outcome.playerId === playerId)
    .reduce((sum, { was, is }) => sum + is.points - was.points, 0);
