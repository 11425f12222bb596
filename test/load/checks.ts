import type { EventView, FinalEntry, GameEventData, Results } from '@clockbeat/domain';
import { call, toldLog } from '../people/api.js';
import type { GameNight } from './game-night.js';

/** What must hold after a night, and what does not. */
export const checkNight = async (night: GameNight): Promise<string[]> => {
  const { host, players, questions } = night;
  const events = await toldLog(host.url, host.cookie, host.gameId);
  const scores = await scoresOf(night);
  const problems = [
    ...missedQuestions(night),
    ...toldButNotInTheLog(night, events),
    ...finalButNotTold(night, scores),
    ...players.filter(({ lost }) => lost).map(({ playerId: id }) => `${id} lost its connection`),
    ...questions.flatMap(({ refusals }, index) =>
      refusals.map((code) => `an answer to question ${index}: ${code}`),
    ),
  ];
  return problems.map((problem) => `${host.game.gameCode}: ${problem}`);
};

/** Nobody missed a question, and everybody's answer was acknowledged. */
const missedQuestions = ({ players, questions }: GameNight): string[] =>
  players.flatMap(({ playerId: id, questionsSeen, told }) => [
    ...(questionsSeen.size === questions.length
      ? []
      : [`${id} saw ${questionsSeen.size} of ${questions.length} questions`]),
    ...(told.length === questions.length
      ? []
      : [`${id} was told of ${told.length} of ${questions.length} answers`]),
  ]);

/** Told = log: every acknowledged answer stands in it exactly once with the same points, and nothing else does. */
const toldButNotInTheLog = ({ players }: GameNight, events: readonly EventView[]): string[] => {
  const problems: string[] = [];
  const logged = new Map<string, GameEventData['AnswerSubmitted']>();
  for (const { data, version } of events.filter(({ type }) => type === 'AnswerSubmitted')) {
    const answer = data as GameEventData['AnswerSubmitted'];
    const place = `${answer.playerId} on question ${answer.questionIndex}`;
    if (logged.has(place)) problems.push(`version ${version} is a second answer of ${place}`);
    logged.set(place, answer);
  }
  for (const { playerId: id, told } of players) {
    for (const { questionIndex, points, totalScore } of told) {
      const place = `${id} on question ${questionIndex}`;
      const answer = logged.get(place);
      logged.delete(place);
      if (answer?.points === points && answer.total === totalScore) continue;
      problems.push(
        `${place} was told ${points} (${totalScore}), the log has ${answer?.points} (${answer?.total})`,
      );
    }
  }
  return [...problems, ...[...logged.keys()].map((place) => `${place} is in the log, but was never told`)];
};

/** Told = final: what the results say is the sum of what each player was told. */
const finalButNotTold = ({ players }: GameNight, scores: readonly FinalEntry[]): string[] => {
  const final = new Map(scores.map(({ id, score }) => [id, score]));
  const problems = players.flatMap(({ playerId: id, told }) => {
    const sum = told.reduce((points, answer) => points + answer.points, 0);
    return final.get(id) === sum ? [] : [`${id} was told ${sum} points, the results say ${final.get(id)}`];
  });
  return final.size === players.length && scores.length === players.length
    ? problems
    : [...problems, `the results have ${scores.length} places for ${players.length} players`];
};

const scoresOf = async ({ host: { url, game, cookie } }: GameNight): Promise<FinalEntry[]> => {
  const scores: FinalEntry[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const response = await call(url, `/api/games/${game.id}/results?limit=200${after}`, cookie);
    const results = (await response.json()) as Results;
    scores.push(...results.scores);
    cursor = results.nextCursor;
  }
  return scores;
};
