import { choices } from './choices.js';
import type { Choice } from './game-state.js';

/**
 * Which option a player of a shuffled game sees at each place, A first: the indexes of the options as they are told. Of all
 * orders each is as likely, and it follows from the log alone: after a reload, on another gateway and in another client it is
 * the same (docs/protocol.md, "Options in another order").
 */
export const optionsSeen = (
  gameId: string,
  playerId: string,
  questionIndex: number,
  count: number,
): Choice[] => {
  let drawn = hashOf(`${gameId}:${playerId}:${questionIndex}`);
  const left = choices.slice(0, count);
  const seen: Choice[] = [];
  for (let among = count; among > 0; among -= 1) {
    seen.push(...left.splice(drawn % among, 1));
    drawn = Math.floor(drawn / among);
  }
  return seen;
};

/** FNV-1a with the last mixing of MurmurHash3: texts that differ in a digit have nothing in common. 32 bits, from 0. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
