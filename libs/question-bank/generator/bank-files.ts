import { defaultQuestions } from '../src/default.questions.js';
import { handWritten } from '../src/hand-written.js';
import type { SeedQuestion } from '../src/questions.types.js';
import type { Family } from './candidate.js';
import { topics } from './families/index.js';
import { type Asked, asksTheSame, folded } from './likeness.js';
import { settle } from './settle.js';

/** The files of the made part of the bank, by their name in `src/facts`: the same at every call. */
export const bankFiles = (): Map<string, string> => {
  const told = new Told(
    [...handWritten, ...defaultQuestions].map(({ question, options, answer }) => ({
      question,
      right: options[answer],
    })),
  );
  const files = topics.map(({ topic, families }): [string, string] => {
    const banks = families.map((family) => {
      const candidates = family.candidates.filter(({ question, answer }) =>
        told.isNew({ question, right: answer }),
      );
      return asCode(family, settle({ ...family, candidates }));
    });
    return [`${topic}.facts.ts`, `${head}export const ${topic}Facts = [\n${banks.join('')}];\n`];
  });
  return new Map([...files, ['index.ts', indexFile()]]);
};

/** What has been asked so far. */
class Told {
  private readonly byAnswer = new Map<string, Asked[]>();

  constructor(asked: readonly Asked[]) {
    for (const one of asked) this.isNew(one);
  }

  /** True the first time that this is asked, in whatever words. */
  isNew(one: Asked): boolean {
    const alike = this.byAnswer.get(folded(one.right)) ?? [];
    if (alike.some((other) => asksTheSame(one, other))) return false;
    this.byAnswer.set(folded(one.right), [...alike, one]);
    return true;
  }
}

const head = `// Made by \`npm run bank:generate\` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

`;

const asCode = ({ category }: Family, questions: readonly SeedQuestion[]): string =>
  `  ...readBank(\n    '${category}',\n    \`\n${questions.map(asLine).join('\n')}\n\`,\n  ),\n`;

const asLine = ({ id, difficulty, question, options, answer }: SeedQuestion): string =>
  [
    id,
    difficulty.charAt(0),
    question,
    ...options.map((option, index) => (index === answer ? `*${option}` : option)),
  ].join(' | ');

const indexFile = (): string => {
  const names = topics.map(({ topic }) => topic);
  const imports = names.toSorted().map((topic) => `import { ${topic}Facts } from './${topic}.facts.js';\n`);
  const all = names.map((topic) => `  ...${topic}Facts,\n`);
  return `import type { SeedQuestion } from '../questions.types.js';
${imports.join('')}
/** Questions made from facts (docs/question-bank.md), all categories. */
export const factQuestions: readonly SeedQuestion[] = [
${all.join('')}];
`;
};
