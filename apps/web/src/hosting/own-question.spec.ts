import { type OwnQuestion, ownFromBasket, ownInBasket } from './own-question.js';

const nearest: OwnQuestion = {
  id: 'own-1',
  question: 'Which planet is nearest to the Sun?',
  options: ['Venus', 'Mercury', 'Mars', 'Earth'],
  answer: 1,
  timeLimit: 45,
};

describe('a question written by hand', () => {
  it('lies in the basket with its right answer by place and by text', () => {
    expect(ownInBasket(nearest, { category: 'Planets' })).toMatchObject({
      answer: 1,
      correctAnswer: 'Mercury',
      category: 'Planets',
      timer: 45,
      source: 'Custom',
      stored: false,
    });
  });

  it.each(['', '  '])('is of the category Custom where %j was typed', (category) => {
    expect(ownInBasket(nearest, { category }).category).toBe('Custom');
  });

  it('has 30 s where it names no time', () => {
    expect(ownInBasket({ ...nearest, timeLimit: null }).timer).toBe(30);
  });

  it('comes back from the basket as it was', () => {
    expect(ownFromBasket(ownInBasket(nearest))).toEqual(nearest);
  });
});
