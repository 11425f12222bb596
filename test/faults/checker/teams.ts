import type { FinalEntry, TeamEntry } from '@clockbeat/domain';
import { alike, eventsOf, fieldsOf, toldTo } from './reading.js';
import type { GameRecord, Violation } from './record.js';

/** Team scores computed once more from the final scores that were told with them: the rounded mean of the members who answered. */
export const teams = ({ witnesses, results, log }: GameRecord): Violation[] => {
  const answerersOnly = eventsOf(log, 'GameCreated').some(({ data }) => data.rules.teamScore === 'mean');
  // Who chose nothing has no average.
  const weighing = ({ averageSeconds }: FinalEntry): boolean => !answerersOnly || averageSeconds !== null;
  const told = witnesses.flatMap((witness) =>
    toldTo(witness)
      .filter(({ kind, name }) => kind === 'message' && name === 'gameFinished')
      .map(({ body }) => {
        const { finalScores: scores, teams } = fieldsOf(body) as Record<string, unknown>;
        return { to: witness.name, scores: scores as FinalEntry[], teams: teams as TeamEntry[] };
      }),
  );
  const answered = results.map(({ of, scores, teams }) => ({ to: `whoever asked ${of}`, scores, teams }));
  return [...told, ...answered].flatMap(({ to, scores, teams }): Violation[] => {
    if (teams.length === 0) return []; // whether there are teams at all is told with the state
    const reckoned = meansOf(scores, weighing);
    return alike(byName(teams), reckoned)
      ? []
      : [
          {
            promise: 'scores are the fold of the log',
            what: `${to} was told of teams ${JSON.stringify(teams)}, the scores make ${JSON.stringify(reckoned)}`,
          },
        ];
  });
};

const meansOf = (scores: readonly FinalEntry[], weighing: (entry: FinalEntry) => boolean): TeamEntry[] => {
  const names = new Set(scores.flatMap(({ teamName }) => teamName ?? []));
  const means = [...names].map((teamName) => {
    const members = scores.filter((entry) => entry.teamName === teamName);
    const own = members.filter(weighing).map(({ score }) => score);
    return {
      teamName,
      score: own.length === 0 ? 0 : Math.round(own.reduce((sum, score) => sum + score, 0) / own.length),
      members: members.length,
    };
  });
  return byName(
    means.map((team) => ({ ...team, position: 1 + means.filter(({ score }) => score > team.score).length })),
  );
};

const byName = (teams: readonly TeamEntry[]): TeamEntry[] =>
  [...teams].sort((a, b) => (a.teamName < b.teamName ? -1 : 1));
