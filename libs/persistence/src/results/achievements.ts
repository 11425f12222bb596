/** How an achievement is earned: so many hosted games finished in which somebody else had a seat, or the first row of a kind in a player's history. */
export type Deed = { hosted: number } | { player: 'played' | 'won' | 'perfect' };

export interface AchievementKind {
  /** At most 50 characters. */
  readonly type: string;
  /** At most 100. */
  readonly name: string;
  readonly description: string;
  /** At most 10. */
  readonly icon: string;
  readonly deed: Deed;
}

/** OP-18; the host's levels are those of DASH-04. */
export const achievementKinds: readonly AchievementKind[] = [
  {
    type: 'first_game_hosted',
    name: 'First Game Hosted',
    description: 'Hosted a game to its end.',
    icon: '🎤',
    deed: { hosted: 1 },
  },
  {
    type: 'host_pro',
    name: 'Host Pro',
    description: 'Hosted 5 games.',
    icon: '⭐',
    deed: { hosted: 5 },
  },
  {
    type: 'game_expert',
    name: 'Game Expert',
    description: 'Hosted 20 games.',
    icon: '🎯',
    deed: { hosted: 20 },
  },
  {
    type: 'trivia_master',
    name: 'Trivia Master',
    description: 'Hosted 50 games.',
    icon: '👑',
    deed: { hosted: 50 },
  },
  {
    type: 'first_game_played',
    name: 'First Game Played',
    description: 'Played a game while signed in.',
    icon: '🎮',
    deed: { player: 'played' },
  },
  {
    type: 'first_win',
    name: 'First Win',
    description: 'Came first in a game.',
    icon: '🏆',
    deed: { player: 'won' },
  },
  {
    type: 'perfect_game',
    name: 'Perfect Game',
    description: 'Answered every question of a game correctly.',
    icon: '💯',
    deed: { player: 'perfect' },
  },
];
