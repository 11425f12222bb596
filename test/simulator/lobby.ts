import { type GameCommand, type GameContent, soloRules } from '@clockbeat/domain';
import { between } from './draws.js';
import type { Guest, Night } from './nights.js';
import type { SimulatedQuestion } from './questions.js';
import type { GameTable } from './table.js';

const minute = 60_000;
const lobbyMs = 8 * minute;

export const joinCommand = (
  table: GameTable,
  { player, playerId, team }: Guest,
  at: number,
): GameCommand<'JoinGame'> => ({
  type: 'JoinGame',
  ...table.command(at),
  ...{ playerId, name: player.name, teamName: team, userId: player.account },
});

/** Where a question stands in an evening of rounds: the first has a break after it. */
const inRounds = (
  size: number,
  index: number,
  count: number,
): Pick<GameContent['questions'][number], 'round' | 'breakAfter'> => ({
  round: `Round ${Math.floor(index / size) + 1}`,
  ...(index === size - 1 && index < count - 1 && { breakAfter: { minutes: 10, text: 'The bar is open.' } }),
});

const contentOf = ({ host, kind }: Night, questions: readonly SimulatedQuestion[]): GameContent => ({
  title: host.title,
  category: host.category,
  difficulty: 'mixed',
  timePerQuestion: host.timeLimit,
  questions: questions.map(({ played }, index) => ({
    ...played,
    timeLimit: host.timeLimit,
    ...(kind === 'live' && host.roundOf !== null && inRounds(host.roundOf, index, questions.length)),
  })),
});

const create = (night: Night, table: GameTable, at: number): void => {
  const { kind, host, gameCode, questions, random } = night;
  // some change their mind about what is played before it starts
  const revised = kind === 'live' && random.chance(0.1);
  table.run({
    type: 'CreateGame',
    ...table.command(at),
    ...{ kind, gameCode, teamId: null, hostTeamName: null, autoStartAt: null },
    hostId: kind === 'solo' ? null : host.id,
    teamMode: host.teams.length > 0 && kind === 'live',
    rules: kind === 'solo' ? soloRules : host.rules,
    content: contentOf(night, revised ? questions.toReversed() : questions),
  });
  if (!revised) return;
  const by = { as: 'host', userId: host.id } as const;
  table.run({ type: 'ReviseGame', ...table.command(at + minute), by, content: contentOf(night, questions) });
};

/** One guest in the lobby: joins, is ready or not, takes another team perhaps, and some have left again before it starts. */
const arrive = ({ kind, host, random }: Night, guest: Guest, table: GameTable, at: number): boolean => {
  const { playerId } = guest;
  table.run(joinCommand(table, guest, at));
  if (random.chance(0.5)) table.run({ type: 'SetReady', ...table.command(at + 400), playerId, ready: true });
  const other = random.of(host.teams.length > 0 ? host.teams : ['']);
  if (guest.team !== null && other !== guest.team && random.chance(0.1))
    table.run({ type: 'ChooseTeam', ...table.command(at + 900), playerId, teamName: other });
  if (kind === 'solo' || !random.chance(0.03)) return true;
  table.run({ type: 'LeaveGame', ...table.command(at + 1_500), playerId });
  if (random.chance(0.5)) return false;
  table.run(joinCommand(table, guest, at + 2_000));
  return true;
};

/** From the making of the game up to its start: answers who is in the room then. */
export const openLobby = (night: Night, table: GameTable): Guest[] => {
  const createdAt = night.startsAt - lobbyMs;
  create(night, table, createdAt);
  const early = night.guests.filter(({ comesAt }) => comesAt === null);
  const step = (lobbyMs - 3 * minute) / Math.max(1, early.length);
  return early.filter((guest, number) => {
    const at = createdAt + 2 * minute + (number + between(night.random, 0, 0.4)) * step;
    return arrive(night, guest, table, Math.round(at));
  });
};
