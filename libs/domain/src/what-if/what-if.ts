import type { AnswersByQuestion } from '../answers.js';
import { limits } from '../contract/limits.js';
import type {
  OtherRules,
  WhatIf,
  WhatIfPlace,
  WhatIfPlayer,
  WhatIfQuestion,
  WhatIfTeam,
  WhatIfUnknown,
} from '../contract/what-if.js';
import { countedQuestions } from '../corrections.js';
import { type FinishedGame, openedCount, questionAt } from '../game.js';
import type { PlayerId } from '../ids.js';
import { timeCounts } from '../scoring.js';
import { type RankedSeat, standings, teamStandings } from '../standings.js';
import type { CountedGame } from './best-questions.js';

/** How many of each table are listed: as many as results list. */
const listed = limits.finalScoresSize;

const placeOf = ({ position, seat }: RankedSeat): WhatIfPlace => ({ position, score: seat.score });

const pointsOf = (answers: AnswersByQuestion, index: number, playerId: PlayerId): number =>
  answers.get(index)?.get(playerId)?.points ?? 0;

const playersOf = function* (
  was: CountedGame,
  is: CountedGame,
): Generator<void, Pick<WhatIf, 'changed' | 'higher' | 'lower' | 'players'>> {
  const before = new Map(standings(was.game).map((ranked) => [ranked.seat.playerId, ranked]));
  yield;
  const players: WhatIfPlayer[] = [];
  const counts = { changed: 0, higher: 0, lower: 0 };
  for (const [index, ranked] of standings(is.game).entries()) {
    const { playerId: id, name, teamName, score } = ranked.seat;
    yield;
    const then = before.get(id);
    if (!then) continue;
    counts.changed += Number(then.seat.score !== score);
    counts.higher += Number(ranked.position < then.position);
    counts.lower += Number(ranked.position > then.position);
    if (index >= listed && then.position > listed) continue;
    const why = whyOf(was, is, id);
    players.push({ id, name, teamName, was: placeOf(then), is: placeOf(ranked), why });
  }
  return { ...counts, players };
};

const whyOf = (was: CountedGame, is: CountedGame, id: PlayerId): WhatIfPlayer['why'] =>
  [...Array(openedCount(was.game)).keys()].flatMap((questionIndex) => {
    const points = {
      was: pointsOf(was.answers, questionIndex, id),
      is: pointsOf(is.answers, questionIndex, id),
    };
    return points.was === points.is ? [] : { questionIndex, ...points };
  });

const questionOf = (was: CountedGame, is: CountedGame, questionIndex: number): WhatIfQuestion => {
  const sums = { was: 0, is: 0, gain: 0, lose: 0 };
  for (const [playerId, { points }] of was.answers.get(questionIndex) ?? []) {
    if (was.game.seats.byId.get(playerId)?.removed !== false) continue;
    const other = pointsOf(is.answers, questionIndex, playerId);
    sums.was += points;
    sums.is += other;
    sums.gain += Number(other > points);
    sums.lose += Number(other < points);
  }
  return { questionIndex, question: questionAt(was.game, questionIndex).question, ...sums };
};

const questionsOf = function* (was: CountedGame, is: CountedGame): Generator<void, WhatIfQuestion[]> {
  const questions: WhatIfQuestion[] = [];
  for (let index = 0; index < openedCount(was.game); index += 1) {
    yield;
    const told = questionOf(was, is, index);
    if (told.gain > 0 || told.lose > 0) questions.push(told);
  }
  return questions;
};

const teamsOf = function* (was: FinishedGame, is: FinishedGame): Generator<void, WhatIfTeam[]> {
  yield;
  const before = new Map(teamStandings(was, Infinity).map((team) => [team.teamName, team]));
  yield;
  return teamStandings(is, Infinity).flatMap(({ teamName, position, score }, index) => {
    const then = before.get(teamName);
    if (!then || (index >= limits.teamsSize && then.position > limits.teamsSize)) return [];
    return { teamName, was: { position: then.position, score: then.score }, is: { position, score } };
  });
};

const unknownOf = (was: FinishedGame, is: FinishedGame): WhatIfUnknown[] => [
  'answers',
  ...(was.rules.scoring !== is.rules.scoring &&
  (timeCounts(was.rules.scoring) || timeCounts(is.rules.scoring))
    ? (['times'] as const)
    : []),
  ...(was.teamMode && was.rules.teamScore !== is.rules.teamScore ? (['teams'] as const) : []),
];

/** Whether anything at all is said otherwise. */
export const saysSomething = (other: OtherRules): boolean =>
  Object.values(other).some((said) => said !== undefined && !(Array.isArray(said) && said.length === 0));

/**
 * The table as it stands beside the one by other rules: who comes higher, who lower, and by which questions. It pauses after each
 * player and question, for whoever has other work to do.
 */
export const whatIf = function* (
  was: CountedGame,
  is: CountedGame,
  other: OtherRules,
): Generator<void, WhatIf> {
  return {
    gameId: was.game.gameId,
    title: was.game.content.title,
    participantCount: was.game.seats.participants,
    counted: {
      was: countedQuestions(was.game),
      is: Math.min(countedQuestions(is.game), other.best ?? Infinity),
    },
    ...(yield* playersOf(was, is)),
    teams: yield* teamsOf(was.game, is.game),
    questions: yield* questionsOf(was, is),
    unknown: saysSomething(other) ? unknownOf(was.game, is.game) : [],
  };
};
