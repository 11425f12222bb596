import type { OtherRules, SharedQuestion, SharedWhatIf, WhatIf } from '../contract/what-if.js';
import { type FinishedGame, questionAt } from '../game.js';

const ruledBy = (game: FinishedGame, { drop = [], rekey = [], accept = [] }: OtherRules): SharedQuestion[] =>
  [...drop, ...[...rekey, ...accept].map(({ questionIndex }) => questionIndex)]
    .sort((one, other) => one - other)
    .map((questionIndex) => {
      const question = questionAt(game, questionIndex);
      const options = 'options' in question ? [...question.options] : [];
      return { questionIndex, question: question.question, options };
    });

/** Both tables for whoever has a link to them: what their host is told, without any answer of anybody's. */
export const sharedWhatIf = (game: FinishedGame, rules: OtherRules, told: WhatIf): SharedWhatIf => ({
  title: told.title,
  participantCount: told.participantCount,
  scoring: game.rules.scoring,
  rules,
  ruled: ruledBy(game, rules),
  counted: told.counted,
  changed: told.changed,
  higher: told.higher,
  lower: told.lower,
  players: told.players.map(({ name, teamName, was, is }) => ({ name, teamName, was, is })),
  teams: told.teams,
  unknown: told.unknown,
});
