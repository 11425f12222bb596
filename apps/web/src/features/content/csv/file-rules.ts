import { limits } from '@clockbeat/domain/contract';

type FileErrorKey = 'csv.onlyCsv' | 'csv.oldWorkbook' | 'csv.tooLarge';

/** What is taken: text, also of other programs, and workbooks of the kind that every spreadsheet writes today. */
export const takenFiles = '.csv,.xlsx,.tsv,.txt,.gift,.json,.xml,text/csv';

export const isWorkbook = ({ name }: Pick<File, 'name'>): boolean => /\.xlsx$/i.test(name);

/** Bytes of a file that may hold pictures. */
const withPictures = 50 * 1024 * 1024;

/** What keeps a file from being sent at all. What is inside is the server's to judge, encodings too. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): FileErrorKey | null => {
  if (/\.(xls|ods|numbers)$/i.test(name)) return 'csv.oldWorkbook';
  if (!/\.(csv|tsv|txt|gift|json|xml|xlsx)$/i.test(name)) return 'csv.onlyCsv';
  // these have pictures in them, which are sent apart
  const most = /\.(json|xml)$/i.test(name) ? withPictures : limits.upload.bytes;
  return size > most ? 'csv.tooLarge' : null;
};
