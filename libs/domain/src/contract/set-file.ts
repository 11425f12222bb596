import type { QuestionKind } from './kinds.js';
import type { MediaBody } from './media.js';

/**
 * A question as a file of a set has it. `text` and what is right are enough; `kind` is `single` unless it is named. What is
 * right is said by its text, so that nobody counts options.
 */
export interface FileQuestion {
  kind?: QuestionKind;
  /** 1 to 500 characters. */
  text: string;
  /** Of `single`, `multi` and `poll`: different texts of up to 200 characters, two to six; of `multi` three to six. */
  options?: string[];
  /**
   * Of `single` the text of the right option, of `multi` those of the right ones, of `typed` the texts that are right, of
   * `number` the number, of `order` three to eight items in their right order. Polls and clouds have none.
   */
  right?: string | number | string[];
  /** Of `multi`: nothing less than all of them counts. */
  exactOnly?: boolean;
  /** Of `typed`: texts as near that are not meant. */
  refused?: string[];
  /** Of `number`: what it is counted in, how far off still earns a share, where it is looked for. */
  unit?: string;
  band?: number;
  range?: { from: number; to: number };
  /** Shown when the question is closed; up to 300 characters. */
  explanation?: string;
  /** Up to 50 characters. */
  category?: string;
  /** Easy, Medium or Hard. */
  difficulty?: string;
  /** Whole seconds, 5 to 120. */
  timeLimit?: number;
  media?: MediaBody;
  optionMedia?: (MediaBody | null)[];
  /** It lives in the set, and has neither explanation nor category nor difficulty of its own. */
  inSet?: boolean;
  /** The id of the question of the bank that it is. */
  bank?: string;
}

/** A set as a file, without whose it is. Only `questions` must be there. */
export interface SetFile {
  format?: 'clockbeat-set';
  version?: 1;
  title?: string;
  category?: string;
  /** easy, medium, hard or mixed. */
  difficulty?: string;
  /** What its questions are written in, by its tag: de, pt-BR. */
  language?: string;
  /** 5 to 50. */
  questionsPerGame?: number;
  /** Whole seconds, 10 to 120. */
  timePerQuestion?: number;
  /**
   * @minItems 1
   * @maxItems 5000
   */
  questions: FileQuestion[];
}

/** A picture or a sound in a file: its bytes by Base64. */
export interface FileMedia {
  type: string;
  data: string;
}

/** The same as it is downloaded: with what its questions show and play, by the hash that they name. The server takes and tells it without. */
export interface WholeSetFile extends SetFile {
  files?: Record<string, FileMedia>;
}

/** What a file of a set says that it is. */
export const setFileMark = { format: 'clockbeat-set', version: 1 } as const;

/** The text of a file: the same for the same set, to the byte. What is shown in it stands last, sorted by its hash. */
export const textOfSetFile = ({ files = {}, ...set }: WholeSetFile): string => {
  const hashes = Object.keys(files).sort();
  const shown = hashes.length > 0 && {
    files: Object.fromEntries(hashes.map((hash) => [hash, files[hash]])),
  };
  return `${JSON.stringify({ ...set, ...shown }, null, 2)}\n`;
};
