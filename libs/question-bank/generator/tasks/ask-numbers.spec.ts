import { readFacts } from '../facts/table.js';
import { askMeasures, askTheYear, shareOfValue } from './ask-numbers.js';

it('asks for a measure with the unit, band and range of its line', () => {
  const facts = readFacts('H | How cold is it | -273 | °C | 30 | -500 | 0');
  expect(askMeasures('cold', 'Science', facts)).toEqual({
    name: 'cold',
    category: 'Science',
    kind: 'number',
    tasks: [
      {
        id: 'cold-how-cold-is-it',
        difficulty: 'Hard',
        question: 'How cold is it?',
        task: { kind: 'number', value: -273, unit: '°C', band: 30, range: { from: -500, to: 0 } },
      },
    ],
  });
});

it('keeps ids short', () => {
  const facts = readFacts(`E | ${'word '.repeat(30)} | 1 | m | 1 | 0 | 9`);
  const [task] = askMeasures('long', 'Science', facts).tasks;
  expect(task?.id).toBe(`long-${'word-'.repeat(9)}word`.slice(0, 'long-'.length + 44));
});

it.each([
  [1066, 60],
  [1789, 30],
  [1945, 15],
  [1969, 8],
])('forgives more in older times: in %d %d years', (year, band) => {
  const facts = readFacts(`E | it | ${year}`);
  const [task] = askTheYear('year', 'History', facts, ({ subject }) => `When was ${subject}?`).tasks;
  expect(task?.task).toMatchObject({ value: year, band, unit: '' });
  expect(task?.task.range?.from).toBeLessThan(year);
  expect(task?.task.range?.to).toBeGreaterThan(year);
});

it.each([
  [924, 200],
  [92, 20],
  [357, 50],
  [2, 1],
])('a quarter of %d in round numbers is %d', (value, band) => {
  expect(shareOfValue(0.25)(value)).toBe(band);
});
