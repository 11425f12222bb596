import {
  type GameContent,
  type GameRules,
  type RulesBody,
  ruleLimits,
  rulesAskedFor,
  rulesProblem,
  type Scoring,
} from '@clockbeat/domain';
import { QuotaReached } from '@clockbeat/persistence';
import type { Environment } from '../config/environment.js';
import { invalid } from '../http/http-problem.js';

/** Rules as a call names them, by the names that games keep them by. */
const named = ({ scoring, teamScore, ...rules }: RulesBody): Partial<GameRules> => ({
  ...said(rules),
  ...(scoring !== undefined && { scoring: scoringOf(scoring) }),
  ...(teamScore !== undefined && { teamScore: teamScore as GameRules['teamScore'] }),
});

/** 1 is how clients of the first release say what there was then. */
const scoringOf = (scoring: 1 | Scoring): Scoring => (scoring === 1 ? 'classic' : scoring);

/** A body is an object of a class with all fields that it declares. */
const said = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The rules that a call asks for, with what is usual in this installation; refuses those that don't go together. */
export const rulesOf = (
  asked: RulesBody | null | undefined,
  { playerNames }: Pick<Environment, 'playerNames'>,
): GameRules => checked(rulesAskedFor({ names: playerNames, ...named(asked ?? {}) }));

/** The rules of a game with those that a call names in place of its own. Another pacing brings what is usual for it. */
export const rulesChanged = (rules: GameRules, asked: RulesBody): GameRules => {
  const changes = named(asked);
  if (changes.pacing === undefined || changes.pacing === rules.pacing)
    return checked({ ...rules, ...changes });
  const { readSeconds, closeWhenAllAnswered, answers, boardEvery } = rulesAskedFor({
    pacing: changes.pacing,
  });
  return checked({ ...rules, readSeconds, closeWhenAllAnswered, answers, boardEvery, ...changes });
};

/** The rules with no more players than may be. What a rule can say at most is no bound: nothing is said then. */
export const withinPlayers = (rules: GameRules, most: number): GameRules => {
  const { maxPlayers } = rules;
  if (most >= ruleLimits.maxPlayers.max || (maxPlayers !== null && maxPlayers <= most)) return rules;
  return { ...rules, maxPlayers: most };
};

/** Refuses more players than a game of its host may have. Throws QuotaReached. */
export const checkPlayers = ({ maxPlayers }: GameRules, most: number): void => {
  if (maxPlayers !== null && maxPlayers > most)
    throw new QuotaReached({ name: 'playersPerGame', of: 'account', used: null, most });
};

const checked = (rules: GameRules): GameRules => {
  const problem = rulesProblem(rules);
  if (problem) throw invalid(`rules.${problem}`);
  return rules;
};

/** Refuses content that the rules have no place for. */
export const checkPlayable = (rules: GameRules, { questions }: GameContent): void => {
  const index = rules.pacing === 'swift' ? questions.findIndex(({ breakAfter }) => breakAfter) : -1;
  if (index >= 0) throw invalid(`questions.${index}.breakAfter: a swift game has no breaks.`);
};
