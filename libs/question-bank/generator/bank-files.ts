import { defaultQuestions } from '../src/default.questions.js';
import { handWritten } from '../src/hand-written.js';
import type { SeedChoice, SeedTask } from '../src/questions.types.js';
import type { Family } from './candidate.js';
import { topics } from './families/index.js';
import { type Asked, askedBy, asksTheSame, folded } from './likeness.js';
import type { PictureFamily } from './pictures/family.js';
import { factsOf, pictureFamilies } from './pictures/index.js';
import { settle } from './settle.js';
import type { MadeTask, TaskFamily } from './tasks/family.js';
import { taskFamilies } from './tasks/index.js';

/** The files of the made part of the bank, by their name in `src/facts`: the same at every call. */
export const bankFiles = (): Map<string, string> => {
  const told = new Told([...handWritten, ...defaultQuestions].flatMap(askedBy));
  const files = topics.map(({ topic, families }): [string, string] => {
    const banks = families.map((family) => {
      const candidates = family.candidates.filter(({ question, answer }) =>
        told.isNew({ question, right: answer }),
      );
      return asCode(family, settle({ ...family, candidates }));
    });
    return [`${topic}.facts.ts`, `${head}export const ${topic}Facts = [\n${banks.join('')}];\n`];
  });
  return new Map([...files, ...taskFiles(told), ...pictureFiles(), ['index.ts', indexFile()]]);
};

const kinds = ['number', 'order', 'multi'] as const satisfies readonly SeedTask['task']['kind'][];

/** A file for each other kind: what is asked with four options already is not asked once more. */
const taskFiles = (told: Told): [string, string][] =>
  kinds.map((kind) => {
    const banks = taskFamilies
      .filter((family) => family.kind === kind)
      .map((family) =>
        tasksAsCode(
          family,
          family.tasks.filter((task) => told.areNew(askedBy(task))),
        ),
      );
    return [`${kind}.tasks.ts`, `${taskHead}export const ${kind}Tasks = [\n${banks.join('')}];\n`];
  });

/** A file for each kind of pictures: what there is to see makes another question of words that were asked before. */
const pictureFiles = (): [string, string][] =>
  pictureFamilies.map((family) => [
    `${family.name}.pictures.ts`,
    `${pictureHead}export const ${family.name}Pictures = ${picturesAsCode(family)};\n`,
  ]);

/** What has been asked so far. */
class Told {
  private readonly byAnswer = new Map<string, Asked[]>();

  constructor(asked: readonly Asked[]) {
    for (const one of asked) this.isNew(one);
  }

  /** The same of one question whose answer may be written in several ways. */
  areNew(ways: readonly Asked[]): boolean {
    const isNew = ways.every((one) => !this.isTold(one));
    for (const one of ways) this.isNew(one);
    return isNew;
  }

  /** True the first time that this is asked, in whatever words. */
  isNew(one: Asked): boolean {
    if (this.isTold(one)) return false;
    const right = folded(one.right);
    this.byAnswer.set(right, [...(this.byAnswer.get(right) ?? []), one]);
    return true;
  }

  private isTold(one: Asked): boolean {
    return (this.byAnswer.get(folded(one.right)) ?? []).some((other) => asksTheSame(one, other));
  }
}

const made =
  '// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.';
const head = `${made}\nimport { readBank } from '../read-bank.js';\n\n`;
const taskHead = `${made}\nimport { readTasks } from '../read-tasks.js';\n\n`;

const pictureHead = `${made}\nimport { readPictures } from '../read-bank.js';\n\n`;

const asCode = ({ category }: Family, questions: readonly SeedChoice[]): string =>
  `  ...readBank(\n    '${category}',\n    \`\n${questions.map((question) => asLine({ ...question, id: `fact-${question.id}` })).join('\n')}\n\`,\n  ),\n`;

const tasksAsCode = ({ category, kind }: TaskFamily, tasks: readonly MadeTask[]): string =>
  tasks.length === 0
    ? ''
    : `  ...readTasks(\n    '${category}',\n    '${kind}',\n    \`\n${tasks.map(taskAsLine).join('\n')}\n\`,\n  ),\n`;

const taskAsLine = ({ id, difficulty, question, task }: MadeTask): string =>
  [`fact-${id}`, difficulty.charAt(0), question, ...cellsOf(task)].join(' | ');

const cellsOf = (task: SeedTask['task']): readonly (string | number)[] => {
  switch (task.kind) {
    case 'number':
      return [task.value, task.unit, task.band, task.range?.from ?? '', task.range?.to ?? ''];
    case 'order':
      return task.items;
    case 'multi':
      return task.options.map((option, index) => (task.right.includes(index) ? `*${option}` : option));
  }
};

const picturesAsCode = (family: PictureFamily): string => {
  const { credit, source, licence } = family.credit;
  const alts = new Map(family.candidates.map(({ id, alt }) => [id, alt]));
  const lines = settle(family).map((question) => {
    const { hash, bytes, width, height } = factsOf(question.id);
    return [asLine(question), alts.get(question.id), hash, bytes, width, height].join(' | ');
  });
  return `readPictures(
  '${family.category}',
  {
    credit: '${credit}',
    source: '${source}',
    licence: '${licence}',
  },
  \`\n${lines.join('\n')}\n\`,
)`;
};

const asLine = ({ id, difficulty, question, options, answer }: SeedChoice): string =>
  [
    id,
    difficulty.charAt(0),
    question,
    ...options.map((option, index) => (index === answer ? `*${option}` : option)),
  ].join(' | ');

const indexFile = (): string => {
  const names = topics.map(({ topic }) => topic);
  const imports = [
    ...names.map((topic) => `import { ${topic}Facts } from './${topic}.facts.js';\n`),
    ...kinds.map((kind) => `import { ${kind}Tasks } from './${kind}.tasks.js';\n`),
    ...pictureFamilies.map(({ name }) => `import { ${name}Pictures } from './${name}.pictures.js';\n`),
  ];
  const all = names.map((topic) => `  ...${topic}Facts,\n`);
  const allTasks = kinds.map((kind) => `...${kind}Tasks`).join(', ');
  const allPictures = pictureFamilies.map(({ name }) => `...${name}Pictures`).join(', ');
  return `import type { SeedChoice, SeedPicture, SeedTask } from '../questions.types.js';
${sortedByFile(imports).join('')}
/** Questions made from facts (docs/question-bank.md), all categories. */
export const factQuestions: readonly SeedChoice[] = [
${all.join('')}];

/** The same of other kinds. */
export const factTasks: readonly SeedTask[] = [${allTasks}];

/** One right of four options, about a picture. */
export const pictureQuestions: readonly SeedPicture[] = [${allPictures}];
`;
};

/** As the formatter sorts imports. */
const sortedByFile = (imports: readonly string[]): string[] => {
  const fileOf = (line: string): string => line.slice(line.indexOf('from'));
  return imports.toSorted((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1));
};
