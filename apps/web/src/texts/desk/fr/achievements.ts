import type { LikeSection } from '../../runtime.js';
import type {
  achievementNames as EnglishNames,
  achievementTexts as EnglishTexts,
} from '../en/achievements.js';

export const achievementNames: LikeSection<typeof EnglishNames> = {
  first_game_hosted: 'Première partie animée',
  host_pro: 'Hôte pro',
  game_expert: 'Expert du jeu',
  trivia_master: 'Maître du quiz',
  first_game_played: 'Première partie jouée',
  first_win: 'Première victoire',
  perfect_game: 'Sans-faute',
};

export const achievementTexts: LikeSection<typeof EnglishTexts> = {
  first_game_hosted: 'Une partie animée jusqu’au bout.',
  host_pro: '5 parties animées.',
  game_expert: '20 parties animées.',
  trivia_master: '50 parties animées.',
  first_game_played: 'Une partie jouée en étant connecté.',
  first_win: 'Une première place dans une partie.',
  perfect_game: 'Toutes les questions d’une partie réussies.',
};
