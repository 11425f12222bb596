import type { Language } from '@clockbeat/domain';
import { textsIn } from '../../texts/texts-in.js';

const tables = [
  'people',
  'roles',
  'programs',
  'made',
  'passedOn',
  'starred',
  'hosted',
  'seasons',
  'played',
  'badges',
  'written',
] as const;

/** Where what is said of a file begins. */
const indent = 20;
const line = (name: string, text: string): string => `${name.padEnd(indent)}${text}`;

/** What stands in an archive of somebody's own data. */
export const readMe = (language: Language, installation: string): string => {
  const t = textsIn(language);
  const lines = [
    t('ownData.lead', { installation }),
    '',
    line('rows/TABLE.ndjson', t('ownData.rows')),
    ...tables.map((rows) => line('', t(`ownData.${rows}`))),
    line('media/', t('ownData.media')),
    line('games.ndjson', t('ownData.games')),
    '',
    t('ownData.leftOut'),
  ];
  return `${lines.join('\r\n')}\r\n`;
};
