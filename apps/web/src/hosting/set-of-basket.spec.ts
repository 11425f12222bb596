import { bankQuestion, ownQuestion } from './hosting.fixture.js';
import { setOfBasket } from './set-of-basket.js';

it('plays what is in the basket: those questions, in that order, with those times', () => {
  const basket = [
    bankQuestion('sci2', { timer: 20 }),
    ownQuestion('own-1'),
    bankQuestion('sci1', { answer: null }),
  ];
  expect(setOfBasket(basket, 'Friday')).toMatchObject({
    title: 'Friday',
    difficulty: 'easy',
    questionsPerGame: 5,
    timePerQuestion: 20,
    isDraft: true,
    customQuestions: [
      { question: 'What is sci2?', options: ['one', 'two', 'three', 'four'], answer: 'two', timeLimit: 20 },
      { question: 'What is own-1?', answer: 'two', timeLimit: 30 },
    ],
    // its answer is not known here
    selectedQuestions: ['sci1'],
  });
  expect(setOfBasket(basket, 'Friday')).not.toHaveProperty('category');
});

it('asks all of them in a game, as far as a set may', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, nth) =>
      bankQuestion(`sci${nth}`, { timer: 5, difficulty: nth ? 'Hard' : 'Easy' }),
    );
  expect(setOfBasket(many(30), 'Thirty')).toMatchObject({
    category: 'Science',
    difficulty: 'mixed',
    questionsPerGame: 30,
    timePerQuestion: 10,
  });
  expect(setOfBasket(many(80), 'Eighty').questionsPerGame).toBe(50);
});

it('copies a question of six options with its kind', () => {
  const options = ['1', '2', '3', '4', '5', '6'];
  const { customQuestions } = setOfBasket([ownQuestion('own-1', { options, answer: 5 })], 'Six');
  expect(customQuestions).toMatchObject([{ kind: 'single', options, answer: '6' }]);
});

it('says the language of the bank where all of them come from it', () => {
  expect(setOfBasket([bankQuestion('sci1'), bankQuestion('sci2')], 'Bank').language).toBe('en');
  expect(setOfBasket([bankQuestion('sci1'), ownQuestion('own-1')], 'Both')).not.toHaveProperty('language');
});
