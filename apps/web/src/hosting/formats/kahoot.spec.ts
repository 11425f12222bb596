import { isKahoot, readKahoot } from './kahoot.js';
import type { SheetRow } from './read-elsewhere.js';

const sheet = (...cells: string[][]): SheetRow[] =>
  cells.map((row, index) => ({ place: index + 1, cells: row }));
const english = [
  '',
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];
const german = [
  '',
  'Frage – max. 120 Zeichen',
  'Antwort 1',
  'Antwort 2',
  'Antwort 3',
  'Antwort 4',
  'Zeitlimit (Sek.)',
  'Richtige Antwort(en)',
];
const french = [
  '',
  'Question – 120 caractères',
  'Réponse 1',
  'Réponse 2',
  'Réponse 3',
  'Réponse 4',
  'Limite de temps (s)',
  'Réponse(s) correcte(s)',
];
const row = (right: string, seconds = '20') => ['1', 'Which?', 'a', 'b', 'c', 'd', seconds, right];
const right = (cell: string) => {
  const asked = readKahoot(sheet(english, row(cell))).questions[0]?.asked;
  return asked?.kind === 'options' ? asked.right : null;
};

it.each([
  ['English', english],
  ['German', german],
  ['French', french],
])('finds its header in %s below what stands above it', (_, header) => {
  const rows = sheet(['Quiz template'], ['Add questions, at least two answers'], header, row('1,3'));
  expect(isKahoot(rows)).toBe(true);
  expect(readKahoot(rows).questions).toEqual([
    {
      place: 4,
      text: 'Which?',
      asked: { kind: 'options', options: ['a', 'b', 'c', 'd'], right: [0, 2] },
      seconds: 20,
    },
  ]);
});

it.each([
  ['2', [1]],
  ['1,3', [0, 2]],
  ['1, 3', [0, 2]],
  ['1;3;4', [0, 2, 3]],
  ['3 & 1', [0, 2]],
  ['1.3', [0, 2]],
  ['13', [0, 2]],
  ['2026-03-01', [0, 2]],
  ['2026-01-03 00:00', [0, 2]],
  ['2004-03-01', [0, 2, 3]],
  ['', []],
  ['all', []],
  ['9', []],
])('reads %j as right', (cell, expected) => expect(right(cell)).toEqual(expected));

it('counts among the answers that are there, and passes over empty rows', () => {
  const { questions } = readKahoot(
    sheet(
      english,
      ['1', 'Which?', 'a', '', 'c', '', '240', '3'],
      ['2', '', '', '', '', '', '', ''],
      ['3', 'True?', 'yes', 'no', '', '', '', '1'],
    ),
  );
  expect(questions).toEqual([
    { place: 2, text: 'Which?', asked: { kind: 'options', options: ['a', 'c'], right: [1] }, seconds: 240 },
    {
      place: 4,
      text: 'True?',
      asked: { kind: 'options', options: ['yes', 'no'], right: [0] },
      seconds: undefined,
    },
  ]);
});

it.each([
  [
    'ours',
    [
      'Serial Number',
      'Game Category',
      'Question',
      'Option A',
      'Option B',
      'Option C',
      'Option D',
      'Correct Answer',
      'Difficulty',
    ],
  ],
  [
    'ours as Germans call it',
    [
      'Nr',
      'Kategorie',
      'Frage',
      'Antwort 1',
      'Antwort 2',
      'Antwort 3',
      'Antwort 4',
      'Richtige Antwort',
      'Niveau',
    ],
  ],
  ['without right answers', english.slice(0, -1)],
  ['of something else', ['Name', 'Street', 'City']],
  ['of nothing', []],
])('is no sheet %s', (_, header) => expect(isKahoot(sheet(header, row('1')))).toBe(false));

it('looks for its header in the first twenty rows', () => {
  const above = (count: number) => Array.from({ length: count }, () => ['above']);
  expect(isKahoot(sheet(...above(19), english))).toBe(true);
  expect(isKahoot(sheet(...above(20), english))).toBe(false);
});
