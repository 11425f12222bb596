import { readAiken } from './aiken.js';
import { readGift } from './gift.js';
import { readKahoot } from './kahoot.js';
import { readMoodle } from './moodle-xml.js';
import { readOpenTrivia } from './open-trivia.js';
import { toOurCsv } from './our-csv.js';
import { readOurJson } from './our-json.js';
import { readPlainText } from './plain-text.js';
import type { ReadElsewhere, Source } from './read-elsewhere.js';
import type { FormatRead, TruthWords } from './read-format.js';
import type { SetRead } from './set-read.js';

/** A worker of its own: five megabytes of questions would hold up the page, and what never ends can be ended from outside. */

const read = (source: Source, words: TruthWords, category: string): ReadElsewhere => {
  switch (source.format) {
    case 'json':
      return readOurJson(source.text);
    case 'moodle':
      return readMoodle(source.text, words, category);
    default:
      return { format: source.format, ...toOurCsv(rowsIn(source, words), category) };
  }
};

type OfRows = Exclude<Source, { format: SetRead['format'] }>;

const rowsIn = (source: OfRows, words: TruthWords): FormatRead => {
  switch (source.format) {
    case 'aiken':
      return readAiken(source.text);
    case 'gift':
      return readGift(source.text, words);
    case 'openTrivia':
      return readOpenTrivia(source.text);
    case 'plain':
      return readPlainText(source.text);
    case 'kahoot':
      return readKahoot(source.rows);
  }
};

addEventListener(
  'message',
  ({ data }: MessageEvent<{ source: Source; words: TruthWords; category: string }>) =>
    postMessage(read(data.source, data.words, data.category)),
);
