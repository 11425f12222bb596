import { type CreateSoloGameBody, difficulties, limits, openCategories } from '@clockbeat/domain/contract';
import { bankCategories, isBankName } from '../../../hosting/bank-categories.js';
import { bankKinds } from '../../../hosting/bank-kinds.js';
import { againstPeople, playAgainst } from '../../../hosting/play-against.js';
import { paths } from '../../../paths.js';

/** `mixed` asks questions of any difficulty. */
export const soloDifficulties = [...difficulties, 'mixed'] as const;
export type SoloDifficulty = (typeof soloDifficulties)[number];

/** Seconds for each question of a solo game (SOLO-06). */
export const soloSeconds = 30;

export interface SoloSettings {
  /** A category's key, `solo`, or a finished game's id. */
  key: string;
  difficulty: SoloDifficulty;
  /** Null: all there are, of a game that is played again. */
  count: number | null;
  /** Numbers, orders, several right ones and pictures too; a game that is played again has what it has. */
  allKinds: boolean;
  /** Against the people of the game that is played again, with all that it asked. */
  ghosts?: true;
}

const { max } = limits.questionsPerGame;

export const isGameId = (key: string): boolean => key.startsWith('game_');

/**
 * What /play/{key}?difficulty=&count= asks for: Easy and 5 where they are left out or are none (SOLO-05), one right of four
 * options unless `kinds=all` is there. A game that is played again is asked whole unless its address says otherwise.
 */
export const readSoloSettings = (key: string, query: URLSearchParams): SoloSettings => {
  const again = isGameId(key);
  const asked = query.get('difficulty')?.trim().toLowerCase();
  const difficulty = soloDifficulties.find((known) => known.toLowerCase() === asked);
  const count = /^\d{1,2}$/.test(query.get('count') ?? '') ? Number(query.get('count')) : 0;
  return {
    key,
    difficulty: difficulty ?? (again ? 'mixed' : 'Easy'),
    count: count >= 1 && count <= max ? count : again ? null : 5,
    allKinds: !again && query.get('kinds') === 'all',
    ...(again && query.get(againstPeople.name) === againstPeople.value && { ghosts: true as const }),
  };
};

/** The address that asks for the same again. */
export const soloAddress = ({ key, difficulty, count, allKinds, ghosts }: SoloSettings): string => {
  if (ghosts) return playAgainst(key);
  const query = new URLSearchParams({
    difficulty,
    ...(count === null ? {} : { count: String(count) }),
    ...(allKinds && { kinds: 'all' }),
  });
  return `${paths.play(key)}?${query}`;
};

export const soloGameBody = ({
  key,
  difficulty,
  count,
  allKinds,
  ghosts,
}: SoloSettings): CreateSoloGameBody =>
  ghosts
    ? { fromGameId: key, ghosts }
    : {
        ...(isGameId(key) ? { fromGameId: key } : { category: key }),
        ...(allKinds && { kinds: [...bankKinds] }),
        ...(count === null ? {} : { count }),
        difficulty,
        timePerQuestion: soloSeconds,
      };

/** The whole bank. */
export const wholeBank = 'solo';

/** By its route's name or its own. Own uploads are played with others, not alone. */
export const isOfTheBank = (key: string): boolean => {
  const name = key.toLowerCase();
  return name === wholeBank || isBankName(name) || bankCategories.some((category) => category.key === name);
};

const open: ReadonlySet<string> = new Set(openCategories);

/**
 * Whether a visitor without an account may practise it; what we don't know the server decides. More than the bank shows to
 * strangers: general knowledge is played by everybody, without its answers (OP-05).
 */
export const isOpenToAll = (key: string): boolean => {
  const known = bankCategories.find((category) => category.key === key);
  return known === undefined ? key !== wholeBank : open.has(known.name);
};

/** What stands beside an address in the browser's history when a game is played again: it begins by itself. */
export const playAgain = 'play-again';
