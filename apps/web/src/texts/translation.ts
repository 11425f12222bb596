import type { after } from './en/after.js';
import type { besides } from './en/besides.js';
import type { desk } from './en/desk.js';
import type { discover } from './en/discover.js';
import type { evenings } from './en/evenings.js';
import type { leagues } from './en/leagues.js';
import type { operator } from './en/operator.js';
import type { ownPace } from './en/own-pace.js';
import type { player } from './en/player.js';
import type { questions } from './en/questions.js';
import type { quotas } from './en/quotas.js';
import type { reporting } from './en/reporting.js';
import type { room } from './en/room.js';
import type { visitor } from './en/visitor.js';
import type { LikeSections } from './runtime.js';

/** All texts, in the parts that pages load together. */
export interface Parts {
  player: typeof player;
  besides: typeof besides;
  visitor: typeof visitor;
  room: typeof room;
  desk: typeof desk;
  discover: typeof discover;
  evenings: typeof evenings;
  leagues: typeof leagues;
  ownPace: typeof ownPace;
  questions: typeof questions;
  after: typeof after;
  operator: typeof operator;
  quotas: typeof quotas;
  reporting: typeof reporting;
}

/** The file of each part, which holds it under its name. */
export type PartFiles = {
  [Name in keyof Parts]: () => Promise<{ [Same in Name]: LikeSections<Parts[Name]> }>;
};

/** A language beside English: its texts come in parts, once they are wanted. */
export interface Translation extends PartFiles {
  /** What the language's typography wants of a text, before values are put in: theirs is their own. */
  typeset?: (text: string) => string;
}
