import {
  answerModes,
  boardMoments,
  type GameRules,
  nameModes,
  pacings,
  ruleLimits,
  scorings,
} from '@clockbeat/domain/contract';
import { asRecord, stored } from '../lib/stored.js';

/** The rules that a host chooses, in the order in which they are offered. */
export const chosenRules = [
  'pacing',
  'scoring',
  'streakBonus',
  'readSeconds',
  'revealSeconds',
  'boardSeconds',
  'boardEvery',
  'closeWhenAllAnswered',
  'answers',
  'hostSeesVotes',
  'teamScore',
  'lateJoin',
  'lateTeams',
  'names',
  'approval',
  'shuffle',
  'photoFinish',
] as const satisfies readonly (keyof GameRules)[];
export type ChosenRule = (typeof chosenRules)[number];

/** What a host wants other than it is usual. */
export type RulesPlan = Partial<Pick<GameRules, ChosenRule>>;

const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const within =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const like =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);
const yesOrNo = oneOf([true, false]);

const isValue: Record<ChosenRule, (value: unknown) => boolean> = {
  pacing: oneOf(pacings),
  scoring: oneOf(scorings),
  streakBonus: yesOrNo,
  readSeconds: within(ruleLimits.readSeconds),
  revealSeconds: within(ruleLimits.revealSeconds),
  boardSeconds: within(ruleLimits.boardSeconds),
  boardEvery: oneOf(boardMoments),
  closeWhenAllAnswered: yesOrNo,
  answers: oneOf(answerModes),
  hostSeesVotes: yesOrNo,
  teamScore: like(/^(mean|sum|best([1-9]|1[0-9]|20))$/),
  lateJoin: like(/^(open|closed|until([1-9]|[1-4][0-9]|50))$/),
  lateTeams: yesOrNo,
  names: oneOf(nameModes),
  approval: yesOrNo,
  shuffle: yesOrNo,
  photoFinish: yesOrNo,
};

/** A rule that is none, of whatever release wrote it, is as usual again. */
export const readRulesPlan = (kept: unknown): RulesPlan | null => {
  const from = asRecord(kept);
  return (
    from &&
    Object.fromEntries(chosenRules.flatMap((rule) => (isValue[rule](from[rule]) ? [[rule, from[rule]]] : [])))
  );
};

/** How this browser's host plays: chosen once, and kept for the next game. */
export const rulesPlan = stored<RulesPlan>({
  key: 'clockbeat.rules',
  empty: {},
  read: readRulesPlan,
});

/** Rules that have no meaning where each player is told at once. */
const pacedAlone: readonly ChosenRule[] = ['answers', 'hostSeesVotes'];
/** Rules of phases that lead on by themselves. */
const timedAlone: readonly ChosenRule[] = ['revealSeconds', 'boardSeconds'];

/** Whether a rule is there to be chosen in a game of that pace. */
export const isOffered = (rule: ChosenRule, pacing: GameRules['pacing']): boolean => {
  if (timedAlone.includes(rule)) return pacing === 'timed';
  return pacing !== 'swift' || !pacedAlone.includes(rule);
};

/** The part of a plan that goes together. The rest waits until the host takes another pace. */
export const fitting = (plan: RulesPlan): RulesPlan => {
  const pacing = plan.pacing ?? 'swift';
  const said = chosenRules.flatMap((rule) =>
    isOffered(rule, pacing) && rule in plan ? [[rule, plan[rule]]] : [],
  );
  const { boardEvery, ...rest }: RulesPlan = Object.fromEntries(said);
  const isBoardOffered = boardEvery !== undefined && !(pacing === 'swift' && boardEvery === 'round');
  return isBoardOffered ? { ...rest, boardEvery } : rest;
};

/** What a new game is told of its rules: nothing where all is as usual. */
export const rulesSaid = (plan: RulesPlan): { rules?: RulesPlan } => {
  const rules = fitting(plan);
  return Object.keys(rules).length === 0 ? {} : { rules };
};
