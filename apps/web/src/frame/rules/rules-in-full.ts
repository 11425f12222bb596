import { rulesAskedFor, timeCounts, usualPoints } from '@clockbeat/domain';
import type { GameRules, RulesBody } from '@clockbeat/domain/contract';
import { chosenRules, fitting, type RulesPlan } from '../../hosting/rules-plan.js';

/** The rules of a game that is made by this plan. */
export const rulesOf = (plan: RulesPlan): GameRules => rulesAskedFor(fitting(plan));

/** What a right answer is worth where its question does not say. */
export const usualPointsIn = ({ scoring }: Pick<GameRules, 'scoring'>): number => usualPoints[scoring];

/** Whether a quick answer earns more. */
export const timeEarnsIn = ({ scoring }: Pick<GameRules, 'scoring'>): boolean => timeCounts(scoring);

/** All that can be chosen, named: so a game that was made by other rules has these. Which names are usual the installation says. */
export const rulesInFull = (plan: RulesPlan): RulesBody => {
  const rules = rulesOf(plan);
  const named = chosenRules.filter((rule) => rule !== 'names' || 'names' in plan);
  return Object.fromEntries(named.map((rule) => [rule, rules[rule]]));
};

/** A plan with one rule otherwise; what is as usual for its pace need not be kept. */
export const withRule = (plan: RulesPlan, change: RulesPlan): RulesPlan => {
  const changed = { ...plan, ...change };
  // Which names are usual the installation says.
  const usual: RulesPlan = { ...rulesAskedFor({ pacing: changed.pacing ?? 'swift' }), names: undefined };
  const isUsual = (rule: keyof RulesPlan): boolean =>
    rule === 'pacing' ? changed.pacing === 'swift' : rule in change && changed[rule] === usual[rule];
  return Object.fromEntries(
    chosenRules.flatMap((rule) => (rule in changed && !isUsual(rule) ? [[rule, changed[rule]]] : [])),
  );
};
