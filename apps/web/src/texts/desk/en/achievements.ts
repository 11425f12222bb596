/** By the stable type of an achievement; for one that is not here the server has English words. */
export const achievementNames = {
  first_game_hosted: 'First Game Hosted',
  host_pro: 'Host Pro',
  game_expert: 'Game Expert',
  trivia_master: 'Trivia Master',
  first_game_played: 'First Game Played',
  first_win: 'First Win',
  perfect_game: 'Perfect Game',
} as const;

/** What each is given for. */
export const achievementTexts = {
  first_game_hosted: 'Hosted a game to its end.',
  host_pro: 'Hosted 5 games.',
  game_expert: 'Hosted 20 games.',
  trivia_master: 'Hosted 50 games.',
  first_game_played: 'Played a game while signed in.',
  first_win: 'Came first in a game.',
  perfect_game: 'Answered every question of a game correctly.',
} as const;
