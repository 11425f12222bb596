import { type JoinInfo, limits, type PlayableGame, teamByCode, teamsPlayed } from '@clockbeat/domain';
import type { Assignment, Series, Team } from '@clockbeat/persistence';

/** The teams to choose from, those that the host has prepared first. Only so many can be looked through. */
const teamNamesOf = (game: PlayableGame): string[] => {
  if (!game.teamMode) return [];
  if (game.onlyPreparedTeams) return [...game.preparedTeams];
  return [...new Set([...game.preparedTeams, ...teamsPlayed(game)])].slice(0, limits.pageSize.max);
};

/** What everybody who has a code may know of its game. */
export const infoOfGame = (code: string, kind: JoinInfo['kind'], game: PlayableGame): JoinInfo => {
  const teamName = kind === 'team' ? teamByCode(game) : null;
  const cameFrom = game.forkedFrom
    ? [...game.seats.provedIn]
    : [game.parentGameId].filter((id) => id !== null);
  return {
    code,
    kind,
    gameId: game.gameId,
    gameCode: game.gameCode,
    title: game.content.title,
    hostTeamName: game.hostTeamName,
    status: game.status,
    participantCount: game.seats.participants,
    ...(game.rules.maxPlayers !== null && { maxPlayers: game.rules.maxPlayers }),
    teamMode: game.teamMode,
    teamNames: teamNamesOf(game),
    ...(game.teamMode && game.onlyPreparedTeams && { onlyPreparedTeams: true }),
    ...(teamName !== null && { teamName }),
    ...(cameFrom.length > 0 && { cameFrom }),
  };
};

const nobodyThere = { gameId: null, gameCode: null, participantCount: 0, teamMode: false, teamNames: [] };

export const infoOfTeam = (code: string, { name }: Team): JoinInfo => ({
  ...nobodyThere,
  code,
  kind: 'team',
  title: name,
  hostTeamName: name,
  status: 'no_game',
});

export const infoOfSeries = (code: string, { id, title }: Series): JoinInfo => ({
  ...nobodyThere,
  code,
  kind: 'series',
  title,
  hostTeamName: null,
  status: 'no_game',
  seriesId: id,
});

export const infoOfAssignment = (
  code: string,
  { title, link }: Pick<Assignment, 'title' | 'link'>,
): JoinInfo => ({
  ...nobodyThere,
  code,
  kind: 'assignment',
  title,
  hostTeamName: null,
  status: 'no_game',
  link,
});

/** Its host is the installation itself, by its name. */
export const infoOfDemo = (code: string, installation: string): JoinInfo => ({
  ...nobodyThere,
  code,
  kind: 'demo',
  title: 'Demo game',
  hostTeamName: installation,
  status: 'waiting',
});
