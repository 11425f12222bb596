import { type FileMedia, type SetFile, textOfSetFile, type WholeSetFile } from '@clockbeat/domain/contract';
import { writeXlsx } from 'hucre/xlsx';
import type { ToWrite } from './write-format.js';
import { giftOf } from './write-gift.js';
import { moodleOf } from './write-moodle.js';
import { qtiOf } from './write-qti.js';
import { csvOf, rowsOf, tableColumns } from './write-table.js';

/** A set in a format, as a text or as bytes. */
export const writtenSet = async ({ format, set, media }: ToWrite): Promise<string | Uint8Array> => {
  switch (format) {
    case 'json':
      return textOfSetFile(withFiles(set, media));
    case 'csv':
      return csvOf(set);
    case 'gift':
      return giftOf(set);
    case 'moodle':
      return moodleOf(withFiles(set, media));
    case 'qti':
      return qtiOf(set, media);
    case 'xlsx':
      return writeXlsx({
        sheets: [{ name: 'Questions', rows: [[...tableColumns], ...rowsOf(set).map(ofSheet)] }],
      });
  }
};

/** With what it shows and plays in its text. */
const withFiles = (set: SetFile, media: ToWrite['media']): WholeSetFile => {
  const files = [...media].map(([hash, { type, bytes }]): [string, FileMedia] => [
    hash,
    { type, data: base64(new Uint8Array(bytes)) },
  ]);
  return { ...set, files: Object.fromEntries(files) };
};

/** A sheet runs no text. An author's own apostrophe before what would be a formula gets a second one, as in our CSV: reading takes one off. */
const ofSheet = (row: readonly (string | number)[]): (string | number)[] =>
  row.map((cell) => (typeof cell === 'string' ? cell.replace(/^'+[=+\-@＝＋－＠]/, "'$&") : cell));

/** Bytes that are made into text at a time: more arguments than that no function takes. */
const slice = 0x8000;

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += slice)
    text += String.fromCharCode(...bytes.subarray(from, from + slice));
  return btoa(text);
};
