import { createHash } from 'node:crypto';
import type { SeedQuestion } from '../src/questions.types.js';

/** What stands for a bank: the same as long as nothing of it changes, its order neither. */
const digestOf = (seeds: readonly SeedQuestion[], pairs: string): string =>
  createHash('sha256').update(JSON.stringify(seeds)).update(pairs).digest('hex').slice(0, 16);

/** The file of the bank's versions, with this bank as its last one: a line more where it is another than the last. */
export const withVersion = (file: string, seeds: readonly SeedQuestion[], pairs: string): string => {
  const digest = digestOf(seeds, pairs);
  return file.includes(`\n${digest}\n\``) ? file : file.replace('\n`\n', `\n${digest}\n\`\n`);
};
