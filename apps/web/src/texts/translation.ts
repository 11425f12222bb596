import type { after } from './en/after.js';
import type { besides } from './en/besides.js';
import type { desk } from './en/desk.js';
import type { player } from './en/player.js';
import type { questions } from './en/questions.js';
import type { room } from './en/room.js';
import type { visitor } from './en/visitor.js';
import type { LikeSections, Sections } from './runtime.js';

/** A file that holds a part of the texts under its name. */
type PartOf<P extends Record<string, Sections>> = () => Promise<{ [Name in keyof P]: LikeSections<P[Name]> }>;

/** A language beside English: its texts come in the parts that pages load together, once they are wanted. */
export interface Translation {
  /** In its own words, for somebody who reads no other. */
  name: string;
  /** What the language's typography wants of a text, before values are put in: theirs is their own. */
  typeset?: (text: string) => string;
  player: PartOf<{ player: typeof player }>;
  besides: PartOf<{ besides: typeof besides }>;
  visitor: PartOf<{ visitor: typeof visitor }>;
  room: PartOf<{ room: typeof room }>;
  desk: PartOf<{ desk: typeof desk }>;
  questions: PartOf<{ questions: typeof questions }>;
  after: PartOf<{ after: typeof after }>;
}
