import { type GameRules, ruleLimits } from '@clockbeat/domain/contract';
import { type ChosenRule, chosenRules, isOffered } from '../../hosting/rules-plan.js';
import type { QuestionsTranslate } from '../../texts/questions-texts.js';
import { rulesOf } from './rules-in-full.js';

type DeskTranslate = QuestionsTranslate;

export const boardWords = {
  question: 'rules.boardQuestion',
  round: 'rules.boardRound',
  end: 'rules.boardEnd',
  never: 'rules.boardNever',
} as const;

const bests = Array.from({ length: ruleLimits.best.max }, (_, index) => `best${index + 1}` as const);
/** How a team's score can be made. */
export const teamScores = ['mean', 'sum', ...bests] as const;

export const teamScoreWords = (d: DeskTranslate, teamScore: GameRules['teamScore']): string => {
  if (teamScore === 'sum') return d('rules.teamSum');
  const best = /^best(\d+)$/.exec(teamScore)?.[1];
  return best ? d('rules.teamBest', { count: Number(best) }) : d('rules.teamMean');
};

export const lateWords = (d: DeskTranslate, lateJoin: GameRules['lateJoin']): string => {
  if (lateJoin === 'open') return d('rules.lateOpen');
  const until = /^until(\d+)$/.exec(lateJoin)?.[1];
  return until ? d('rules.lateUntil', { count: Number(until) }) : d('rules.lateClosed');
};

/** Each rule in a word or two, as it is said where it is not as usual. */
const words: { [R in Exclude<ChosenRule, 'pacing'>]: (d: DeskTranslate, rules: GameRules) => string } = {
  scoring: (d, { scoring }) => d(`rules.${scoring}`),
  streakBonus: (d) => d('rules.streak'),
  readSeconds: (d, { readSeconds: count }) =>
    count === 0 ? d('rules.noReadingShort') : d('rules.readShort', { count }),
  revealSeconds: (d, { revealSeconds: count }) => d('rules.revealShort', { count }),
  boardSeconds: (d, { boardSeconds: count }) => d('rules.boardShort', { count }),
  boardEvery: (d, { boardEvery }) => d('rules.boardWhen', { when: d(boardWords[boardEvery]) }),
  closeWhenAllAnswered: (d, { closeWhenAllAnswered }) =>
    d(closeWhenAllAnswered ? 'rules.closeWhenAll' : 'rules.wholeTime'),
  answers: (d) => d('rules.change'),
  hostSeesVotes: (d) => d('rules.votesHidden'),
  teamScore: (d, { teamScore }) => teamScoreWords(d, teamScore),
  lateJoin: (d, { lateJoin }) => d('rules.lateShort', { until: lateWords(d, lateJoin) }),
  lateTeams: (d) => d('rules.lateTeams'),
  names: (d, { names }) => d(`rules.names_${names}`),
  approval: (d) => d('rules.approvalShort'),
  shuffle: (d) => d('rules.shuffle'),
  photoFinish: (d) => d('rules.photoFinish'),
};

/** What is not as usual in a game of this pace, in a few words each. */
export const unusual = (d: DeskTranslate, rules: GameRules): string[] => {
  const { pacing } = rules;
  const usual = rulesOf({ pacing });
  return chosenRules.flatMap((rule) =>
    rule !== 'pacing' && isOffered(rule, pacing) && rules[rule] !== usual[rule]
      ? [words[rule](d, rules)]
      : [],
  );
};
