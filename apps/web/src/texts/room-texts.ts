import { catalogue } from './catalogue.js';
import { room } from './en/room.js';
import type { TranslateOf } from './runtime.js';

export type RoomTranslate = TranslateOf<typeof room>;

/**
 * The texts of the pages round a game: scanner, lobbies, the step-by-step screens, a host's saved games. A catalogue of
 * their own, because none of them lies on a player's way from the join form to the question.
 */
export const useRoomTexts: () => RoomTranslate = catalogue('room', room).useTexts;
