import { limits } from '@clockbeat/domain/contract';

type FileErrorKey = 'csv.onlyCsv' | 'csv.oldWorkbook' | 'csv.tooLarge';

/** What is taken: text, and workbooks of the kind that every spreadsheet writes today. */
export const takenFiles = '.csv,.xlsx,.tsv,.txt,text/csv';

export const isWorkbook = ({ name }: Pick<File, 'name'>): boolean => /\.xlsx$/i.test(name);

/** What keeps a file from being sent at all. What is inside is the server's to judge, encodings too. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): FileErrorKey | null => {
  if (/\.(xls|ods|numbers)$/i.test(name)) return 'csv.oldWorkbook';
  if (!/\.(csv|tsv|txt|xlsx)$/i.test(name)) return 'csv.onlyCsv';
  return size > limits.upload.bytes ? 'csv.tooLarge' : null;
};
