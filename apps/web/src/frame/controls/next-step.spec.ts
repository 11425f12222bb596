import type { BoardMoment, GamePhase, HostQuestionView, OpenQuestionView } from '@clockbeat/domain/contract';
import { openState } from '../../live/picture.fixture.js';
import { nextStep } from './next-step.js';

const question = (index: number, over: Partial<HostQuestionView> = {}): HostQuestionView => ({
  ...(openState(index, 1).question as OpenQuestionView),
  answer: 0,
  ...over,
});
const pause = { minutes: 10, text: null };
const round = (number: number) => ({ round: { number, count: 2, title: `Round ${number}` } });

/** Three questions in two rounds, with a break between them. */
const paced = (index: number, boardEvery: BoardMoment = 'question') =>
  openState(index, 5, {
    rules: {
      pacing: 'host',
      scoring: 'classic',
      answers: 'final',
      boardEvery,
      streakBonus: false,
      hostSeesVotes: true,
      closeWhenAllAnswered: true,
    },
    questions: [
      question(0, round(1)),
      question(1, { ...round(1), breakAfter: pause }),
      question(2, round(2)),
    ],
  });

it.each<[GamePhase, number, string]>([
  ['round', 0, 'open'],
  ['reading', 0, 'open'],
  ['question', 0, 'close'],
  ['question', 2, 'close'],
  ['revealed', 0, 'board'],
  ['revealed', 2, 'end'],
  ['board', 0, 'question'],
  ['board', 1, 'break'],
  ['break', 1, 'endBreak'],
])('leads on from %s of question %i: %s', (phase, index, step) => {
  expect(nextStep(paced(index), phase)).toBe(step);
});

it.each<[BoardMoment, string[]]>([
  ['question', ['board', 'board', 'end']],
  ['round', ['question', 'board', 'end']],
  ['end', ['question', 'break', 'end']],
  ['never', ['question', 'break', 'end']],
])('follows the answer, where the standings come each %s', (boardEvery, steps) => {
  expect([0, 1, 2].map((index) => nextStep(paced(index, boardEvery), 'revealed'))).toEqual(steps);
});

it('leads from the title of a round to the question, or to its options where nobody reads', () => {
  const titled = (opensAt: number) => ({ ...paced(0), readsAt: 4_000, opensAt });
  expect(nextStep(titled(9_000), 'round')).toBe('read');
  expect(nextStep(titled(4_000), 'round')).toBe('open');
});

it('leads a swift game from question to question', () => {
  expect([0, 1, 2].map((index) => nextStep(openState(index, 5), 'question'))).toEqual([
    'question',
    'question',
    'end',
  ]);
});
