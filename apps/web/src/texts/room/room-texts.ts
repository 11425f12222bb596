import { catalogue } from '../catalogue.js';
import type { TranslateOf } from '../runtime.js';
import { roomEn } from './en/index.js';

export type RoomTranslate = TranslateOf<typeof roomEn>;

const texts = catalogue(roomEn, async () => (await import('./fr/index.js')).roomFr);

/**
 * The texts of the pages round a game: scanner, lobbies, the step-by-step screens, a host's saved games. A catalogue of
 * their own, because none of them lies on a player's way from the join form to the question.
 */
export const useRoomTexts: () => RoomTranslate = texts.useTexts;
