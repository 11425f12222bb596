import type { csvColumns, csvMoreColumns, csvOptionColumns, csvTaskColumns } from '@clockbeat/domain';

export type Column =
  | (typeof csvColumns)[number]
  | (typeof csvOptionColumns)[number]
  | (typeof csvTaskColumns)[number]
  | (typeof csvMoreColumns)[number];

/** As a name is compared: without accents, case, dots and other signs. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
    .toLowerCase();

const option = (letter: string, number: number): string[] =>
  ['answer', 'choice', 'reponse', 'choix', 'proposition', 'antwort'].flatMap((word) => [
    `${word} ${letter}`,
    `${word} ${number}`,
  ]);

/** What teachers who write French, German or plain English call our columns in their own sheets, as keys. */
export const otherNames: Readonly<Record<Column, readonly string[]>> = {
  'Serial Number': ['#', 'number', 'no', 'n', 'num', 'numero', 'nr', 'nummer'],
  'Game Category': [
    'category',
    'topic',
    'subject',
    'categorie',
    'theme',
    'matiere',
    'kategorie',
    'thema',
    'fach',
  ],
  Question: ['frage'],
  'Option A': option('a', 1),
  'Option B': option('b', 2),
  'Option C': option('c', 3),
  'Option D': option('d', 4),
  'Option E': option('e', 5),
  'Option F': option('f', 6),
  'Correct Answer': [
    'correct',
    'right answer',
    'solution',
    'bonne reponse',
    'reponse correcte',
    'reponse juste',
    'richtige antwort',
    'richtig',
    'losung',
  ],
  Kind: ['type', 'art', 'genre'],
  'Option G': option('g', 7),
  'Option H': option('h', 8),
  'Exact Only': ['exact', 'tout juste', 'nur genau'],
  'Not These': ['pas celles ci', 'diese nicht'],
  Unit: ['unite', 'einheit'],
  Within: ['tolerance', 'toleranz'],
  Range: ['plage', 'bereich'],
  Explanation: ['explication', 'erklarung'],
  'Time Limit': ['temps limite', 'zeitlimit'],
  Difficulty: ['level', 'difficulte', 'niveau', 'schwierigkeit', 'schwierigkeitsgrad', 'stufe'],
};

const levels: Readonly<Record<string, readonly string[]>> = {
  Easy: ['facile', 'leicht', 'einfach'],
  Medium: ['moyen', 'moyenne', 'mittel'],
  Hard: ['difficile', 'schwer', 'schwierig'],
};

/** A difficulty in our own word where it is one of these; else as it was typed. */
export const difficultyIn = (typed: string): string =>
  Object.keys(levels).find((level) => levels[level]?.includes(nameKey(typed))) ?? typed;
