import { basketQuestionsOf, samples } from './samples.js';

it('has three categories of five questions each', () => {
  expect(samples.map(({ key, questions }) => [key, questions.length])).toEqual([
    ['pop-culture', 5],
    ['science-tech', 5],
    ['history-nigeria', 5],
  ]);
});

it.each(samples.flatMap(basketQuestionsOf))(
  '$id has four different options, one of them right',
  (question) => {
    expect(new Set(question.options).size).toBe(4);
    expect(question.options[question.answer ?? 0]).toBe(question.correctAnswer);
    expect(question.timer).toBe(10);
  },
);

it('names a question in the basket by its category and place', () => {
  const [first] = samples.flatMap(basketQuestionsOf);
  expect(first).toMatchObject({ id: 'pop-culture_0', source: 'Pop Culture', stored: false });
});
