import { gameBodyOf } from './game-body.js';
import { bankQuestion, ownQuestion } from './hosting.fixture.js';

it('names stored questions by their id and brings own ones in full, each with its time', () => {
  const basket = [
    bankQuestion('sci1'),
    bankQuestion('mine', { timer: null }),
    ownQuestion('own1', { timer: 45, difficulty: 'Hard' }),
    ownQuestion('own2'),
  ];
  const full = { options: ['one', 'two', 'three', 'four'], answer: 1, category: 'Custom' };
  expect(gameBodyOf(basket, { teamId: 't_1', title: 'Mixed trivia' })).toEqual({
    teamId: 't_1',
    title: 'Mixed trivia',
    questions: [
      { id: 'sci1', timeLimit: 10 },
      { id: 'mine' },
      { ...full, question: 'What is own1?', difficulty: 'Hard', timeLimit: 45 },
      { ...full, question: 'What is own2?', difficulty: 'Easy' },
    ],
  });
});
