import {
  type AnswersByQuestion,
  countedAnswers,
  fold,
  hasResults,
  noteAnswer,
  OtherGame,
  type OtherRules,
  otherRulesProblem,
  type RecordedEvent,
  type WhatIf,
  type WhatIfPlace,
  whatIf,
} from '@clockbeat/domain';
import { inTurns } from '../../runtime/in-turns.js';

/** A whole log beside itself under other rules; it throws where they do not go together. */
export const whatIfOf = async (log: readonly RecordedEvent[], rules: OtherRules): Promise<WhatIf> => {
  const [first] = log;
  if (!first) throw new Error('This log is empty.');
  const game = fold(first.gameId, log);
  const problem = otherRulesProblem(game, rules);
  if (problem === 'never_asked')
    throw new Error('The rules name a question that was not asked in this game.');
  if (problem === 'bad_request')
    throw new Error('These rules do not go with the questions of this game, or say two things of one.');
  if (problem !== null || !hasResults(game)) throw new Error('This game has no results.');
  const answers: AnswersByQuestion = new Map();
  const other = new OtherGame(first.gameId, rules);
  for (const event of log) {
    noteAnswer(answers, event);
    other.push(event);
  }
  const was = { game, answers: countedAnswers(game, answers) };
  return inTurns(whatIf(was, await inTurns(other.outcome()), rules));
};

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));

const unknowns = {
  answers: 'whether people would have answered otherwise',
  times: 'whether they would have taken more or less time',
  teams: 'which teams they would have formed',
} as const;

const placed = ({ position, score }: WhatIfPlace): string =>
  `${String(position).padStart(5)}. ${String(score).padStart(7)}`;

/** Both tables side by side, then the questions that make the difference, and what nobody can know. */
export function* whatIfLines(told: WhatIf): Generator<string> {
  const { title, participantCount, changed, higher, lower, counted } = told;
  yield `“${title}”: ${changed} of ${participantCount} scores change, ${higher} come higher, ${lower} lower; ${counted.is} instead of ${counted.was} questions count`;
  yield '  other            real             who';
  for (const { name, teamName, was, is, why } of told.players) {
    const because = why.map(
      ({ questionIndex, was: had, is: has }) => `question ${questionIndex + 1} ${signed(has - had)}`,
    );
    const who = [teamName === null ? name : `${name} (${teamName})`, ...because].join(', ');
    yield `${placed(is)}  ${placed(was)}  ${who}`;
  }
  for (const { teamName, was, is } of told.teams) yield `${placed(is)}  ${placed(was)}  team ${teamName}`;
  for (const { questionIndex, question, was, is, gain, lose } of told.questions)
    yield `question ${questionIndex + 1}, ${gain} gain, ${lose} lose, ${signed(is - was)} together: ${question}`;
  if (told.unknown.length > 0)
    yield `Nobody can know ${told.unknown.map((unknown) => unknowns[unknown]).join(', ')}.`;
}
