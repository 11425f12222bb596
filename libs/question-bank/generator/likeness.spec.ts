import { asksTheSame } from './likeness.js';

const asked = (question: string, right: string) => ({ question, right });

it.each([
  ['What is the capital of Ghana?', "Which city is Ghana's capital?", 'Accra'],
  ['Which chemical element has the symbol K?', 'Which element has the chemical symbol K?', 'Potassium'],
  ["Who wrote 'Things Fall Apart'?", "'Things Fall Apart' was written by whom?", 'Chinua Achebe'],
])('takes "%s" and "%s" for one question', (one, other, right) => {
  expect(asksTheSame(asked(one, right), asked(other, right.toUpperCase()))).toBe(true);
});

it.each([
  [
    'Which country won the Africa Cup of Nations of 2006?',
    'Which country won the Africa Cup of Nations of 2008?',
    'Egypt',
  ],
  ["Who directed 'Jaws'?", "Who directed 'Jurassic Park'?", 'Steven Spielberg'],
])('takes "%s" and "%s" for two', (one, other, right) => {
  expect(asksTheSame(asked(one, right), asked(other, right))).toBe(false);
});

it('takes questions with different answers for two', () => {
  expect(asksTheSame(asked('Which is a prime?', '23'), asked('Which is a prime?', '29'))).toBe(false);
});

it('takes the same words under different pictures for two', () => {
  const flag = asked('Which country has this flag?', 'Ghana');
  expect(asksTheSame({ ...flag, shown: 'a1' }, { ...flag, shown: 'b2' })).toBe(false);
  expect(asksTheSame({ ...flag, shown: 'a1' }, flag)).toBe(false);
  expect(asksTheSame({ ...flag, shown: 'a1' }, { ...flag, shown: 'a1' })).toBe(true);
});
