import type { besides } from './en/besides.js';
import type { desk } from './en/desk.js';
import type { player } from './en/player.js';
import type { room } from './en/room.js';
import type { visitor } from './en/visitor.js';
import type { LikeSections } from './runtime.js';

/** A language beside English: its texts come in the parts that pages load together, once they are wanted. */
export interface Translation {
  /** In its own words, for somebody who reads no other. */
  name: string;
  /** What the language's typography wants of a text, before values are put in: theirs is their own. */
  typeset?: (text: string) => string;
  player: () => Promise<LikeSections<typeof player>>;
  besides: () => Promise<LikeSections<typeof besides>>;
  visitor: () => Promise<LikeSections<typeof visitor>>;
  room: () => Promise<LikeSections<typeof room>>;
  desk: () => Promise<LikeSections<typeof desk>>;
}
