import { parse } from 'fast-csv';

/** The fields of each row of this text, as the CSV parser reads it; null: it is no CSV. */
export const parseFields = async (text: string, delimiter: string): Promise<string[][] | null> => {
  const parser = parse<string[], string[]>({ delimiter, headers: false });
  parser.end(text);
  try {
    return await parser.toArray();
  } catch {
    return null;
  }
};
