import type { QuestionClosedMessage } from '@clockbeat/domain/contract';
import type { Asked, Fallen } from '../../ui/crowd/asked.js';
import { Crowd } from '../../ui/crowd/crowd.js';
import { Specimen } from './section.js';

type Groups = NonNullable<QuestionClosedMessage['groups']>;

const fallen = (groups: Groups, over: Partial<Fallen> = {}): Fallen => ({
  correctAnswer: null,
  correctAnswerText: '',
  counts: [],
  noAnswer: 0,
  groups,
  ...over,
});

const shown: readonly { name: string; file: string; asked: Asked; fallen: Fallen }[] = [
  {
    name: 'Texts, right ones first',
    file: 'ui/crowd/given-texts.tsx',
    asked: { kind: 'typed', options: [] },
    fallen: fallen(
      [
        { answer: { kind: 'typed', text: 'Sydney' }, count: 9, fraction: 0 },
        { answer: { kind: 'typed', text: 'Canberra' }, count: 7, fraction: 1 },
        { answer: { kind: 'typed', text: 'Melbourne' }, count: 3, fraction: 0 },
      ],
      { correctAnswerText: 'Canberra', key: { kind: 'typed', text: 'Canberra' }, others: 2 },
    ),
  },
  {
    name: 'Numbers on their line, the band round the right one',
    file: 'ui/crowd/number-line.tsx',
    asked: { kind: 'number', options: [], unit: 'm' },
    fallen: fallen(
      [
        [95, 1, 0],
        [250, 2, 0],
        [300, 5, 0.775],
        [324, 2, 0.991],
        [330, 3, 1],
        [410, 1, 0],
        [1_000_000, 1, 0],
      ].map(([value = 0, count = 0, fraction = 0]) => ({
        answer: { kind: 'number', value },
        count,
        fraction,
      })),
      { correctAnswerText: '330 m', key: { kind: 'number', value: 330 }, band: 60 },
    ),
  },
  {
    name: 'The right order, and the one that most gave',
    file: 'ui/crowd/order-lists.tsx',
    asked: { kind: 'order', options: ['Mars', 'Jupiter', 'Mercury', 'Earth'] },
    fallen: fallen(
      [
        { answer: { kind: 'order', order: [0, 2, 3, 1] }, count: 6, fraction: 2 / 3 },
        { answer: { kind: 'order', order: [2, 0, 3, 1] }, count: 4, fraction: 1 },
      ],
      { key: { kind: 'order', order: [2, 0, 3, 1] } },
    ),
  },
  {
    name: 'Words by their votes',
    file: 'ui/crowd/word-cloud.tsx',
    asked: { kind: 'cloud', options: [] },
    fallen: fallen(
      ['friends', 'beer', 'good questions', 'laughter', 'music'].map((entry, nth) => ({
        answer: { kind: 'cloud', entries: [entry] },
        count: 9 - 2 * Math.min(nth, 3),
        fraction: null,
      })),
    ),
  },
];

export const Crowds = () => (
  <div className="grid gap-10 lg:grid-cols-2">
    {shown.map(({ name, file, ...crowd }) => (
      <Specimen key={name} name={name} file={file}>
        <Crowd {...crowd} on="page" />
      </Specimen>
    ))}
  </div>
);
