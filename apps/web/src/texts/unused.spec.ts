import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from './en/after.js';
import { besides } from './en/besides.js';
import { desk } from './en/desk.js';
import { discover } from './en/discover.js';
import { evenings } from './en/evenings.js';
import { leagues } from './en/leagues.js';
import { operator } from './en/operator.js';
import { ownPace } from './en/own-pace.js';
import { player } from './en/player.js';
import { questions } from './en/questions.js';
import { quotas } from './en/quotas.js';
import { reporting } from './en/reporting.js';
import { room } from './en/room.js';
import { visitor } from './en/visitor.js';
import type { Sections } from './runtime.js';

const parts: readonly Sections[] = [
  after,
  besides,
  desk,
  discover,
  evenings,
  leagues,
  operator,
  ownPace,
  player,
  questions,
  quotas,
  reporting,
  room,
  visitor,
];
const keys = parts.flatMap((sections) =>
  Object.entries(sections).flatMap(([section, entries]) =>
    Object.keys(entries).map((name) => `${section}.${name}`),
  ),
);

const client = join(import.meta.dirname, '..');
const domain = join(import.meta.dirname, '../../../../libs/domain/src');
/** Where texts stand, not where they are used. */
const catalogueFile = /^texts[\\/][\w-]+[\\/]/;

const sourceIn = (root: string): string =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path) && !catalogueFile.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

const source = sourceIn(client);

/** Keys that are written out. */
const named = new Set(source.match(/(?<=['"`])\w+\.\w+(?=['"`])/g));

/** Keys that are put together around values: `charts.${sheet}`. */
const built = (source.match(/(?<=`)(?:[\w.]|\$\{[^{}`]*\})+(?=`)/g) ?? [])
  .map((template) => template.replace(/\$\{[^{}`]*\}/g, '*'))
  .filter((form) => /^[\w*]+\.[\w*]+$/.test(form) && form.includes('*') && form !== '*.*')
  .map((form) => new RegExp(`^${form.replace('.', '\\.').replaceAll('*', '([\\w: -]+)')}$`));

/** Sections whose names only the server knows. */
const fromServer = /^achievement(?:Names|Texts)\./;

/** What a value of a template can be: a word that the client or the contract says, as a string or as a property. */
const words = new Set(`${source}\n${sourceIn(domain)}`.match(/(?<=['"`])[\w: -]+(?=['"`])|\w+/g));

const isBuilt = (key: string): boolean =>
  built.some((form) => {
    const values = form.exec(key)?.slice(1);
    return values?.every((each) => words.has(each) || fromServer.test(key)) ?? false;
  });

describe('the texts', () => {
  it('are all used', () => {
    expect(keys.length).toBeGreaterThan(600);
    expect(keys.filter((key) => !named.has(key) && !isBuilt(key))).toEqual([]);
  });
});
