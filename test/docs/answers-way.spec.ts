import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The table "The way of an answer" in docs/architecture.md. */
interface Step {
  readonly step: number;
  /** The step that it is reached from; null for the first. */
  readonly from: number | null;
  /** The message that leads over the wire, where no import does. */
  readonly message: string | null;
  readonly file: string;
}

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const way = page.slice(page.indexOf('## The way of an answer'), page.indexOf('## The fence'));

const steps: Step[] = [...way.matchAll(/^\| (\d+) \| (?:(\d+)(?:, `(\w+)`)?)? ?\| `([^`]+)` \|/gm)].map(
  ([, step, from, message, file]) => ({
    step: Number(step),
    from: from === undefined ? null : Number(from),
    message: message ?? null,
    file: file ?? '',
  }),
);

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Whether a file has one of these names to give. */
const gives = (file: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(`^export (?:abstract )?(?:const|class|function|interface|type) ${name}\\b`, 'm').test(
      textOf(file),
    ),
  );

/** Whether a file imports another one, by its path or, through a library's door, by a name of it. */
const imports = (file: string, other: string): boolean =>
  [...textOf(file).matchAll(/(?:import|export) (?:type )?(\{[^}]*\}|\*) from '([^']+)'/g)].some(
    ([, list = '', from = '']) => {
      if (from.startsWith('.'))
        return join(dirname(file), from).replace(/\.js$/, '') === other.replace(/\.tsx?$/, '');
      if (!from.startsWith('@clockbeat/') || !other.startsWith(from.replace('@clockbeat/', 'libs/')))
        return false;
      return gives(
        other,
        [...list.matchAll(/(?:type )?(\w+)/g)].map(([, name = '']) => name),
      );
    },
  );

it('has a table of steps, counted from 1, that exist and stand there once', () => {
  expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index + 1));
  expect(steps.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length);
});

it('is at most 15 files long up to the log, and at most 30 up to both screens', () => {
  const log = way
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .findIndex((line) => line.includes('**the log**'));
  expect(log).toBeGreaterThan(5);
  expect(log).toBeLessThanOrEqual(15);
  expect(way).toMatch(/\*\*the player's screen\*\*[\s\S]*\*\*the host's screen\*\*/);
  expect(steps.length).toBeLessThanOrEqual(30);
});

it.each(steps.slice(1))('step $step, $file, is reached from step $from', ({ step, from, message, file }) => {
  const before = steps.find((other) => other.step === from);
  expect(before?.step).toBeLessThan(step);
  if (!before) return;
  if (message !== null)
    expect([before.file, file].filter((one) => !textOf(one).includes(`'${message}'`))).toEqual([]);
  else expect(imports(before.file, file) || imports(file, before.file)).toBe(true);
});

it('every step but the screens and the ends leads on', () => {
  const ends = ['**the log**', '**the player', '**the host'];
  const left = new Set(steps.map(({ from }) => from));
  const dead = steps.filter(
    ({ step, file }) =>
      !left.has(step) &&
      !way.split('\n').some((line) => line.includes(file) && ends.some((end) => line.includes(end))),
  );
  // These end in what the next ones are made of: a judged row, a seat, a result, a line of the list, a written frame, a fold.
  expect(dead.map(({ file }) => file.split('/').at(-1))).toEqual([
    'answer.ts',
    'judge-batch.ts',
    'seats.ts',
    'outcome.ts',
    'people.ts',
    'broadcast.ts',
    'fold-seat.ts',
  ]);
});
