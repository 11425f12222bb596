import type { QuestionKind } from './kinds.js';
import type { MediaBody } from './media.js';

/** What a question asks for where its kind is not `single`, field by field, as its author says and reads it. */
export interface TaskFields {
  /** Left out: a single right one of four options. */
  kind?: QuestionKind;
  /** Of `multi`: indexes of the right options, and whether nothing less than all of them counts. */
  right?: number[];
  exactOnly?: boolean;
  /** Of `typed`: right texts, and texts as near that are not meant. */
  accepted?: string[];
  refused?: string[];
  /** Of `number`: what is right, what it is counted in, how far off still earns a share, where it is looked for. */
  value?: number;
  unit?: string;
  band?: number;
  range?: { from: number; to: number };
  /** Of `order`: in their right order. */
  items?: string[];
}

/** A question as its author sends it, beside its text. */
export interface QuestionExtras extends TaskFields {
  /** A picture or a sound; null, or left out: none. */
  media?: MediaBody | null;
  /** Of `single` and `multi`: a picture of each option that has one, in their order; null, or left out: none. */
  optionMedia?: (MediaBody | null)[] | null;
}
