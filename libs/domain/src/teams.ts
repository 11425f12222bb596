import { limits } from './contract/limits.js';
import type { PreparedTeams } from './events.js';
import type { PlayableGame } from './game.js';
import { cleanName, nameKey } from './names.js';

/** As the log or a host says them: who says nothing, as older logs do, has prepared none. */
export const preparedIn = (data: Partial<PreparedTeams>): PreparedTeams => ({
  preparedTeams: data.preparedTeams ?? [],
  onlyPreparedTeams: data.onlyPreparedTeams ?? false,
});

/** Why a list of prepared teams is none, and the name that it is about. */
export interface TeamsProblem {
  readonly code: 'bad_request' | 'name_invalid' | 'name_taken';
  readonly name: string;
}

/** What is wrong with these names, in their order; null when nothing is. Equal names would be one team. */
export const teamsProblem = (typed: readonly string[]): TeamsProblem | null => {
  const keys = new Set<string>();
  for (const name of typed) {
    const cleaned = cleanName(name);
    if (cleaned === null) return { code: 'name_invalid', name };
    const key = nameKey(cleaned);
    if (keys.has(key)) return { code: 'name_taken', name };
    keys.add(key);
    if (keys.size > limits.preparedTeams) return { code: 'bad_request', name };
  }
  return null;
};

/** The teams as they are told and stored. A team that has players keeps the spelling that they see. */
export const prepare = (
  { preparedTeams, onlyPreparedTeams }: PreparedTeams,
  played: ReadonlySet<string> = new Set(),
): PreparedTeams => {
  const spelled = new Map([...played].map((name) => [nameKey(name), name]));
  const names = preparedTeams.map((name) => spelled.get(nameKey(name)) ?? cleanName(name) ?? name);
  return { preparedTeams: names, onlyPreparedTeams: onlyPreparedTeams && names.length > 0 };
};

/** The names of the teams that somebody is in, in order of joining. */
export const teamsPlayed = ({ seats }: PlayableGame): Set<string> => {
  const names = new Set<string>();
  for (const { removed, teamName } of seats.byId.values())
    if (!removed && teamName !== null) names.add(teamName);
  return names;
};

/** The team that is meant by what was typed: one that there is, as it is written in this game, or a new one. */
export const teamMeant = (
  game: PlayableGame,
  typed: string,
): { readonly teamName: string } | { readonly code: 'name_invalid' | 'unknown_team' } => {
  const cleaned = cleanName(typed);
  if (cleaned === null) return { code: 'name_invalid' };
  const key = nameKey(cleaned);
  const prepared = game.preparedTeams.find((name) => nameKey(name) === key);
  if (prepared === undefined && game.onlyPreparedTeams) return { code: 'unknown_team' };
  return { teamName: prepared ?? game.seats.teams.get(key) ?? cleaned };
};

/** The team of whoever comes by the code of the host's team and names no other; null where that is none to choose. */
export const teamByCode = (game: PlayableGame): string | null => {
  if (!game.teamMode || game.hostTeamName === null) return null;
  const meant = teamMeant(game, game.hostTeamName);
  return 'code' in meant ? null : meant.teamName;
};
