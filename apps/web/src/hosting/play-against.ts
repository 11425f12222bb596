import { paths } from '../paths.js';

/** What an address of a game that is played alone says where its people play along. */
export const againstPeople = { name: 'ghosts', value: 'yes' } as const;

/** The address that asks for a game of one against the people of a finished game. */
export const playAgainst = (gameId: string): string =>
  `${paths.play(gameId)}?${new URLSearchParams({ [againstPeople.name]: againstPeople.value })}`;
