import { readAiken } from './aiken.js';
import { readGift } from './gift.js';
import { readKahoot } from './kahoot.js';
import { readMoodle } from './moodle-xml.js';
import { readOpenTrivia } from './open-trivia.js';
import { toOurCsv } from './our-csv.js';
import { readOurJson } from './our-json.js';
import { readPlainText } from './plain-text.js';
import type { ReadElsewhere, Source, ToFormatsWorker } from './read-elsewhere.js';
import type { FormatRead, TruthWords } from './read-format.js';
import { namedFiles, setBody, withStored } from './set-body.js';
import type { SetRead } from './set-read.js';

/**
 * A worker of its own: five megabytes of questions would hold up the page, and what never ends can be ended from outside. What it made goes
 * to the page as blobs, which cost the page nothing however large they are.
 */

const read = (source: Source, words: TruthWords, category: string): ReadElsewhere => {
  switch (source.format) {
    case 'json':
      return toSend(readOurJson(source.text), category);
    case 'moodle':
      return toSend(readMoodle(source.text, words, category), category);
    default: {
      const { csv, ...others } = toOurCsv(rowsIn(source, words), category);
      return { format: source.format, ...others, body: new Blob([csv], { type: 'text/csv' }) };
    }
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

const toSend = (read: SetRead, category: string): ReadElsewhere => {
  const { set, files: _, ...others } = read;
  return { ...others, files: namedFiles(read), body: setBody(set, category) };
};

addEventListener('message', async ({ data }: MessageEvent<ToFormatsWorker>) => {
  if ('source' in data) return postMessage(read(data.source, data.words, data.category));
  const { title = '', ...set } = JSON.parse(await data.body.text());
  postMessage(setBody(withStored({ title, ...set }, data.stored), title));
});
