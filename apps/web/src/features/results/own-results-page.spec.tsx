import { gameId } from '../../../test-support/answers.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

it('shows the last solo game of this browser, and replays it as what it was', async () => {
  const right = { question: 'Which planet is red?', correct: true, correctAnswer: 'Mars' };
  const replayPath = '/play/science?count=5';
  await page.openAt('/results', {
    keeps: {
      'clockbeat.soloResult': {
        gameId,
        title: 'Science',
        points: 150,
        averageSeconds: 2,
        breakdown: [right, right, right, right, { ...right, correct: false }],
        replayPath,
      },
    },
  });
  await page.findByRole('heading', { name: 'Excellent!' });
  page.getByText(/80 % correct/);
  expect(page.getAllByTestId('result-row')).toHaveLength(5);
  expect(page.getByRole('link', { name: 'Replay Trivia' }).getAttribute('href')).toBe(replayPath);
});
