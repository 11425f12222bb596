import { limits } from '@clockbeat/domain/contract';

type FileErrorKey = 'csv.onlyCsv' | 'csv.tooLarge';

/** What keeps a file from being sent at all. What is inside is the server's to judge, encodings too. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): FileErrorKey | null => {
  if (!/\.csv$/i.test(name)) return 'csv.onlyCsv';
  return size > limits.upload.bytes ? 'csv.tooLarge' : null;
};
