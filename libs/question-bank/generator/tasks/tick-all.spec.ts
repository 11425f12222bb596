import { tickAll, tickWorks } from './tick-all.js';

const letters = (text: string): string[] => text.split('');
const ticks = { id: 'a', difficulty: 'Easy', question: 'Which?' } as const;
const optionsOf = (right: string, wrong: string, id = 'a') => {
  const [made] = tickAll('x', 'Science', [
    { ...ticks, id, right: letters(right), wrong: letters(wrong) },
  ]).tasks;
  if (made === undefined) return null;
  const { options, right: places } = made.task;
  return { id: made.id, options, right: options.filter((_, index) => places.includes(index)) };
};

it('makes five or six different options, two to four of them right', () => {
  const sizes = new Set<number>();
  const counts = new Set<number>();
  for (let nth = 0; nth < 60; nth += 1) {
    const made = optionsOf('abcdefgh', 'ijklmnop', `n${nth}`);
    const { options = [], right = [] } = made ?? {};
    sizes.add(new Set(options).size);
    counts.add(right.length);
    expect(right.every((option) => 'abcdefgh'.includes(option))).toBe(true);
  }
  expect([...sizes].sort()).toEqual([5, 6]);
  expect([...counts].sort()).toEqual([2, 3, 4]);
});

it('takes all there are, and makes none where that is no choice', () => {
  expect(optionsOf('ab', 'c')).toBeNull();
  expect(optionsOf('a', 'bcdef')).toBeNull();
  expect(optionsOf('abc', '')).toBeNull();
  expect(optionsOf('aab', 'ccd')?.options.toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

it('asks for the works of each maker, and makes the same every time', () => {
  const works = [
    ...letters('abc').map((subject) => ({ subject, right: 'Ada' })),
    ...letters('defghi').map((subject) => ({ subject, right: 'Ben' })),
  ];
  const family = () =>
    tickWorks('works', 'Science', works, {
      makers: [['Ada', 'Hard']],
      question: (maker) => `Which are by ${maker}?`,
      key: (maker) => maker.toLowerCase(),
    });
  const [task] = family().tasks;
  expect(task).toMatchObject({ id: 'works-ada', difficulty: 'Hard', question: 'Which are by Ada?' });
  for (const place of task?.task.right ?? []) expect('abc').toContain(task?.task.options[place]);
  expect(family()).toEqual(family());
});
