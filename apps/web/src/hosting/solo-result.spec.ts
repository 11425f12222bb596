import { readSoloResult } from './solo-result.js';

const answer = { question: 'Which planet is red?', correct: true, correctAnswer: 'Mars' };
const stored = {
  gameId: 'game_0123456789abcdef',
  title: 'General Knowledge',
  score: 1,
  total: 2,
  points: 340,
  averageSeconds: 4.25,
  breakdown: [
    { ...answer, chosen: 'Mars' },
    { ...answer, correct: false, chosen: null },
  ],
  replayPath: '/play/general?difficulty=Easy&count=2',
};

it('reads back what was kept', () => {
  expect(readSoloResult(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

it('knows nothing of what was chosen where an older release kept it', () => {
  expect(readSoloResult({ ...stored, breakdown: [answer] })?.breakdown).toEqual([answer]);
});

it('counts the answers itself', () => {
  expect(readSoloResult({ ...stored, score: 99, total: 99 })).toMatchObject({ score: 1, total: 2 });
});

it('counts no opinion', () => {
  const opinion = { question: 'Tea or coffee?', correct: false, correctAnswer: '', chosen: 'tea' };
  const asked = { ...stored, breakdown: [...stored.breakdown, opinion] };
  expect(readSoloResult(asked)).toMatchObject({ score: 1, total: 2, breakdown: asked.breakdown });
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no game', { ...stored, gameId: undefined }],
  ['no answers', { ...stored, breakdown: [] }],
  ['answers that are none', { ...stored, breakdown: [answer, 7] }],
  ['another site to go on with', { ...stored, replayPath: 'https://example.org/play/x' }],
  ['a disguised other site', { ...stored, replayPath: '//example.org' }],
  ['a page that is no solo game', { ...stored, replayPath: '/auth/logout' }],
])('takes %s for no result', (_, value) => {
  expect(readSoloResult(value)).toBeNull();
});

it('does without figures that are none', () => {
  expect(readSoloResult({ ...stored, points: 'many', averageSeconds: 'fast' })).toMatchObject({
    points: 0,
    averageSeconds: null,
  });
});
