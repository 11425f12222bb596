import type { GameRules, Scoring } from '../contract/rules.js';
import type { OtherRules } from '../contract/what-if.js';
import { hasResults, withKey } from '../corrections.js';
import { type Game, openedCount, type PlayableGame, questionAt } from '../game.js';
import type { GameQuestion } from '../questions.js';
import { timeCounts, usualPoints } from '../scoring.js';

/** Why a game cannot be scored by these rules; null: it can. */
export type OtherRulesProblem = 'wrong_state' | 'never_asked' | 'bad_request' | null;

/** Whether other rules go with the game that was played: they speak of questions that it asked, and of keys that those can have. */
export const otherRulesProblem = (game: Game, other: OtherRules): OtherRulesProblem => {
  if (!hasResults(game)) return 'wrong_state';
  const { drop = [], rekey = [], accept = [] } = other;
  const opened = openedCount(game);
  const changed = [...drop, ...[...rekey, ...accept].map(({ questionIndex }) => questionIndex)];
  if (changed.some((index) => !Number.isInteger(index) || index < 0 || index >= opened)) return 'never_asked';
  // two wishes for one question contradict each other, or say the same twice
  if (new Set(changed).size < changed.length) return 'bad_request';
  const hasOption = ({ questionIndex, answer }: { questionIndex: number; answer: number }): boolean => {
    const question = questionAt(game, questionIndex);
    return question.kind === 'single' && answer < question.options.length;
  };
  const isTyped = accept.every(({ questionIndex }) => questionAt(game, questionIndex).kind === 'typed');
  return rekey.every(hasOption) && isTyped ? null : 'bad_request';
};

/** The scoring in which time earns nothing. */
const withoutSpeed = (scoring: Scoring): Scoring => (timeCounts(scoring) ? 'accuracy' : scoring);

const rulesBy = (rules: GameRules, other: OtherRules): GameRules => {
  const { scoring = rules.scoring, speed, streakBonus = rules.streakBonus } = other;
  return {
    ...rules,
    scoring: speed === false ? withoutSpeed(scoring) : scoring,
    streakBonus,
    teamScore: other.teamScore ?? rules.teamScore,
  };
};

/** A question weighs the same in another scoring; who warmed up still does, and what was worth something still is. */
const pointsBy = (points: number, was: Scoring, { scoring = was }: OtherRules): number =>
  points === 0 ? 0 : Math.max(1, Math.round((points * usualPoints[scoring]) / usualPoints[was]));

/** One that counts for nobody asks for an opinion: there is nothing to be right about, and it ends no streak. */
const dropped = (question: GameQuestion): GameQuestion => ({
  ...question,
  kind: 'poll',
  options: 'options' in question ? question.options : [],
});

const questionBy = (
  question: GameQuestion,
  index: number,
  { drop, rekey, accept }: OtherRules,
): GameQuestion => {
  if (drop?.includes(index)) return dropped(question);
  const key = rekey?.find(({ questionIndex }) => questionIndex === index);
  if (key) return withKey(question, { kind: 'rekeyed', answer: key.answer });
  const words = accept?.find(({ questionIndex }) => questionIndex === index);
  return words && question.kind === 'typed'
    ? { ...question, accepted: [...question.accepted, ...words.texts] }
    : question;
};

/** The game as it would begin by the other rules: with its own questions, keys and all that points follow from. */
export const byOtherRules = <G extends PlayableGame>(game: G, other: OtherRules): G => ({
  ...game,
  rules: rulesBy(game.rules, other),
  content: {
    ...game.content,
    questions: game.content.questions.map((question, index) => ({
      ...questionBy(question, index, other),
      points: pointsBy(question.points, game.rules.scoring, other),
    })),
  },
});
