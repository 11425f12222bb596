import { unnamedHost } from '@clockbeat/domain/contract';
import type { GamePicture } from '../../live/picture.js';
import type { Reportable } from './report.js';

interface Called {
  id: string;
  name: string;
}

/** Each question that somebody was asked. */
export const reportableQuestions = (
  asked: readonly { questionIndex: number; question: string }[],
): Reportable[] =>
  asked.map(({ questionIndex, question }) => ({ about: 'question', questionIndex, text: question }));

/** The questions of a game, and the names that somebody sees there, each once; not one’s own. */
export const reportableOf = (
  people: readonly Called[],
  teams: readonly { teamName: string | null }[],
  ownId: string | null,
): Reportable[] => {
  const names = new Set(people.flatMap(({ id, name }) => (id === ownId ? [] : [name])));
  const teamNames = new Set(teams.flatMap(({ teamName }) => teamName ?? []));
  return [
    { about: 'questions' },
    ...[...names].map((name): Reportable => ({ about: 'player', name })),
    ...[...teamNames].map((name): Reportable => ({ about: 'team', name })),
  ];
};

/** The same of what a player in the game has been told so far. */
export const reportableIn = ({ lobby, board, final, me, state }: GamePicture): Reportable[] => {
  const players = lobby.filter(({ isHost }) => !isHost);
  const hosts = lobby.flatMap(({ isHost, name }) =>
    isHost && name !== unnamedHost ? [{ teamName: name }] : [],
  );
  const open = state?.question;
  const asked = open ? [{ questionIndex: open.index, question: open.question }] : [];
  const named = reportableOf(
    [...players, ...board.players, ...(final?.finalScores ?? [])],
    [...players, ...hosts, ...board.teams, ...(final?.teams ?? [])],
    me?.playerId ?? null,
  );
  return [...reportableQuestions(asked), ...named];
};
