import fc from 'fast-check';
import { anyText } from '../../test-support/any-text.js';
import type { Choice } from '../contract/game-state.js';
import type { TaskAnswer } from '../contract/kinds.js';
import { fitsTask } from './fits-task.js';
import { foldAnswer } from './folding.js';
import { judge } from './judge.js';
import { slipsBetween } from './slips.js';
import { type Task, taskLimits } from './task.js';

const letters = [..." .,-'’&+#/0123456789aàâbcçdeéèêfghiïjklmnñoôöpqrsßtuùüvwxyzæøœłđıþ"];
/** As somebody types; sometimes words that mean something to the judge, sometimes anything. */
const typing = fc.oneof(
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 30 }).map((typed) => typed.join('')),
  fc
    .array(
      fc.constantFrom(
        'the',
        'The',
        'a',
        "l'",
        'et',
        '&',
        'XIV',
        'i',
        'v',
        'two',
        'J.',
        'St',
        '3.14',
        'C++',
        'Bush',
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .chain((words) => fc.constantFrom(' ', '', '-').map((blank) => words.join(blank))),
);
const text = fc.oneof(typing, anyText({ minLength: 1, maxLength: 30 }));

const optionTexts = (min: number) => fc.array(fc.string(), { minLength: min, maxLength: 6 });
const multi: fc.Arbitrary<Task<'multi'>> = optionTexts(3).chain((options) =>
  fc.record({
    kind: fc.constant('multi' as const),
    options: fc.constant(options),
    right: fc.subarray([...options.keys()], { minLength: 1, maxLength: options.length - 1 }),
    exactOnly: fc.boolean(),
  }),
);
const typed: fc.Arbitrary<Task<'typed'>> = fc.record({
  kind: fc.constant('typed' as const),
  accepted: fc.array(text, { minLength: 1, maxLength: taskLimits.listed.count }),
  refused: fc.array(text, { maxLength: taskLimits.listed.count }),
});
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const number: fc.Arbitrary<Task<'number'>> = fc.record({
  kind: fc.constant('number' as const),
  value: finite,
  unit: fc.string(),
  band: finite.map(Math.abs),
});
const order: fc.Arbitrary<Task<'order'>> = fc.record({
  kind: fc.constant('order' as const),
  items: fc.array(fc.string(), { minLength: 3, maxLength: 8 }),
});
const single: fc.Arbitrary<Task<'single'>> = optionTexts(2).chain((options) =>
  fc.nat(options.length - 1).map((answer) => ({ kind: 'single', options, answer: answer as Choice })),
);
const poll: fc.Arbitrary<Task<'poll'>> = optionTexts(2).map((options) => ({ kind: 'poll', options }));
const task: fc.Arbitrary<Task> = fc.oneof(
  single,
  multi,
  typed,
  number,
  order,
  poll,
  fc.constant<Task>({ kind: 'cloud' }),
);

/** The right answer to a task; null where there is none. */
const keyOf = (asked: Task): TaskAnswer | null => {
  switch (asked.kind) {
    case 'single':
      return { kind: 'single', choice: asked.answer };
    case 'multi':
      return { kind: 'multi', choices: asked.right };
    case 'typed':
      return { kind: 'typed', text: asked.accepted[0] ?? '' };
    case 'number':
      return { kind: 'number', value: asked.value };
    case 'order':
      return { kind: 'order', order: [...asked.items.keys()] };
    case 'poll':
    case 'cloud':
      return null;
  }
};

/** Something like an answer, right, wrong or none at all, by its kind. */
const attempts: Readonly<Record<Task['kind'], fc.Arbitrary<unknown>>> = {
  single: fc.record({ kind: fc.constant('single'), choice: fc.oneof(fc.nat(6), fc.anything()) }),
  poll: fc.record({ kind: fc.constant('poll'), choice: fc.oneof(fc.nat(6), fc.anything()) }),
  multi: fc.record({
    kind: fc.constant('multi'),
    choices: fc.oneof(fc.uniqueArray(fc.nat(5)), fc.anything()),
  }),
  typed: fc.record({ kind: fc.constant('typed'), text: fc.oneof(text, fc.anything()) }),
  number: fc.record({ kind: fc.constant('number'), value: fc.oneof(fc.double(), fc.anything()) }),
  order: fc.record({
    kind: fc.constant('order'),
    order: fc.oneof(fc.shuffledSubarray([0, 1, 2], { minLength: 2 }), fc.anything()),
  }),
  cloud: fc.record({ kind: fc.constant('cloud'), entries: fc.oneof(fc.array(text), fc.anything()) }),
};
/** A task, and what may be sent to it: of its own kind as often as anything. */
const attempted = task.chain((asked) =>
  fc.tuple(
    fc.constant(asked),
    fc.oneof(attempts[asked.kind], fc.oneof(fc.anything(), ...Object.values(attempts))),
  ),
);

const isFraction = (share: number | null): boolean => share !== null && share >= 0 && share <= 1;

it('whatever comes is an answer or is none, and an answer has a share', () => {
  const answered = new Map<Task['kind'], number>();
  fc.assert(
    fc.property(attempted, ([asked, value]) => {
      if (!fitsTask(asked, value)) return;
      answered.set(asked.kind, (answered.get(asked.kind) ?? 0) + 1);
      const share = judge(asked, value);
      if (asked.kind === 'poll' || asked.kind === 'cloud') expect(share).toBeNull();
      else expect(isFraction(share)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect([...answered.keys()].sort()).toEqual(Object.keys(attempts).sort());
});

it('the key earns all', () => {
  fc.assert(
    fc.property(task, (asked) => {
      const key = keyOf(asked);
      if (key) expect(judge(asked, key)).toBe(1);
    }),
  );
});

describe('ticks', () => {
  const ticked = (asked: Task<'multi'>, choices: readonly number[]): number =>
    judge(asked, { kind: 'multi', choices }) ?? Number.NaN;
  const withChoices = multi.chain((asked) =>
    fc.subarray([...asked.options.keys()]).map((choices) => ({ asked, choices })),
  );

  it('on everything earn nothing', () => {
    fc.assert(
      fc.property(multi, (asked) => {
        expect(ticked(asked, [...asked.options.keys()])).toBe(0);
      }),
    );
  });

  it('that are wrong never help', () => {
    fc.assert(
      fc.property(withChoices, ({ asked, choices }) => {
        for (const wrong of asked.options.keys())
          if (!asked.right.includes(wrong) && !choices.includes(wrong))
            expect(ticked(asked, [...choices, wrong])).toBeLessThanOrEqual(ticked(asked, choices));
      }),
    );
  });

  it('earn right less wrong by all right ones where no more are right than wrong', () => {
    fc.assert(
      fc.property(withChoices, ({ asked, choices }) => {
        const { right, options } = asked;
        if (right.length > options.length / 2) return;
        const hits = choices.filter((choice) => right.includes(choice)).length;
        const share = Math.max(0, (hits - (choices.length - hits)) / right.length);
        expect(ticked({ ...asked, exactOnly: false }, choices)).toBe(share);
      }),
    );
  });
});

it('the nearer number earns no less', () => {
  fc.assert(
    fc.property(number, finite, finite, (asked, one, other) => {
      const [near = 0, far = 0] = [one, other].sort(
        (a, b) => Math.abs(a - asked.value) - Math.abs(b - asked.value),
      );
      const share = (value: number): number => judge(asked, { kind: 'number', value }) ?? Number.NaN;
      expect(share(near)).toBeGreaterThanOrEqual(share(far));
    }),
  );
});

it('an order the other way round earns nothing', () => {
  fc.assert(
    fc.property(order, (asked) => {
      expect(judge(asked, { kind: 'order', order: [...asked.items.keys()].reverse() })).toBe(0);
    }),
  );
});

describe('texts', () => {
  it('folded twice are folded once', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(foldAnswer(foldAnswer(given))).toBe(foldAnswer(given));
      }),
      { numRuns: 5_000 },
    );
  });

  it('are never folded to nothing that had something', () => {
    fc.assert(
      fc.property(typing, (given) => {
        expect(foldAnswer(given) === '').toBe(given.trim() === '');
      }),
    );
  });

  /** A text and one that is like it, so that some are slips. */
  const pair = typing.chain((listed) =>
    fc
      .record({ at: fc.nat(30), letter: fc.constantFrom('', ...letters), cut: fc.nat(2) })
      .map(({ at, letter, cut }) => ({
        listed,
        given: listed.slice(0, at) + letter + listed.slice(at + cut),
      })),
  );
  const isRight = (listed: string, given: string): boolean =>
    judge({ kind: 'typed', accepted: [listed], refused: [] }, { kind: 'typed', text: given }) === 1;

  it('are judged alike in capitals and with accents', () => {
    fc.assert(
      fc.property(pair, ({ listed, given }) => {
        const isTaken = isRight(listed, given);
        expect(isRight(listed, given.toUpperCase())).toBe(isTaken);
        expect(isRight(listed.toUpperCase(), given)).toBe(isTaken);
        expect(isRight(listed, given.replace(/[aeiou]/gi, '$&\u0301'))).toBe(isTaken);
      }),
      { numRuns: 1_000 },
    );
  });

  it('have as many slips as the whole table says, if there are so few', () => {
    const word = fc.array(fc.constantFrom(...'abc'), { maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, most) => {
        const slips = slipsInFull(a, b);
        expect(slipsBetween(a, b, most)).toBe(slips <= most ? slips : Number.POSITIVE_INFINITY);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Optimal string alignment as it is defined. */
const slipsInFull = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const known = Math.min(
    slipsInFull(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    slipsInFull(restA, b) + 1,
    slipsInFull(a, restB) + 1,
  );
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return isSwapped ? Math.min(known, slipsInFull(a.slice(0, -2), b.slice(0, -2)) + 1) : known;
};
