import type { QuestionKind } from '@clockbeat/domain/contract';
import type { Page } from '@playwright/test';
import { questions } from '../../apps/web/src/texts/en/questions';

/** One question of each kind: how somebody types it, and what the server then has of it. */
interface KindQuestion {
  kind: QuestionKind;
  question: string;
  type: (page: Page) => Promise<void>;
  stored: object;
}

const options = async (page: Page, texts: readonly string[]): Promise<void> => {
  for (const [index, text] of texts.entries())
    await page.getByLabel(`Option ${'ABCDEF'[index]}`, { exact: true }).fill(text);
  for (let index = 3; index >= texts.length; index -= 1)
    await page.getByRole('button', { name: `Remove option ${'ABCDEF'[index]}` }).click();
};

export const kindQuestions: readonly KindQuestion[] = [
  {
    kind: 'single',
    question: 'Which planet is nearest to the Sun?',
    type: async (page) => {
      await options(page, ['Venus', 'Mercury', 'Mars']);
      await page.getByLabel('B is the right answer').check();
    },
    stored: { options: ['Venus', 'Mercury', 'Mars'] },
  },
  {
    kind: 'multi',
    question: 'Which of these planets have rings?',
    type: async (page) => {
      await options(page, ['Saturn', 'Venus', 'Uranus']);
      for (const letter of ['A', 'C']) await page.getByLabel(`${letter} is right`).check();
      await page.getByRole('switch', { name: /^Only all of them count/ }).check();
    },
    stored: { kind: 'multi', options: ['Saturn', 'Venus', 'Uranus'], right: [0, 2], exactOnly: true },
  },
  {
    kind: 'typed',
    question: 'Which is the largest country of Oceania?',
    type: async (page) => {
      await page.getByLabel('Right answer 1').fill('Australia');
      await page.getByRole('button', { name: 'Add another right answer' }).press('Enter');
      await page.keyboard.type('Commonwealth of Australia');
      await page.getByRole('button', { name: 'Add a “not this”' }).press('Enter');
      await page.keyboard.type('Austria');
      await page.getByLabel('Try an answer').fill('austraila');
    },
    stored: {
      kind: 'typed',
      accepted: ['Australia', 'Commonwealth of Australia'],
      refused: ['Austria'],
    },
  },
  {
    kind: 'number',
    question: 'How high is the Eiffel Tower?',
    type: async (page) => {
      await page.getByLabel('Right number').fill('330');
      await page.getByLabel('Unit').fill('m');
      await page.getByLabel('How far off still counts').fill('30');
      await page.getByLabel('Lowest number').fill('0');
      await page.getByLabel('Highest number').fill('1,000');
    },
    stored: { kind: 'number', value: 330, unit: 'm', band: 30, range: { from: 0, to: 1000 } },
  },
  {
    kind: 'order',
    question: 'Put these animals in order, the smallest first.',
    type: async (page) => {
      for (const [index, text] of ['Cat', 'Mouse', 'Whale', 'Horse'].entries())
        await page.getByLabel(`Item ${index + 1}`, { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Move item 2 up' }).press('Enter');
      const [from, to] = await Promise.all(
        [4, 3].map((number) => page.getByTitle(`Drag item ${number}`).boundingBox()),
      );
      if (!from || !to) throw new Error('An item has no place.');
      await page.mouse.move(from.x + 5, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 5, to.y + to.height / 2, { steps: 4 });
      await page.mouse.up();
    },
    stored: { kind: 'order', items: ['Mouse', 'Cat', 'Horse', 'Whale'] },
  },
  {
    kind: 'poll',
    question: 'Tea or coffee?',
    type: (page) => options(page, ['Tea', 'Coffee']),
    stored: { kind: 'poll', options: ['Tea', 'Coffee'] },
  },
  { kind: 'cloud', question: 'How was your day?', type: async () => undefined, stored: { kind: 'cloud' } },
];

/** By keys: from the kind that is chosen to another. */
export const chooseKind = async (page: Page, kind: QuestionKind): Promise<void> => {
  const select = page.getByLabel(questions.kinds.label);
  await select.press('Enter');
  await page.getByRole('option', { name: questions.kinds[kind] }).press('Enter');
};

/** Types one into the form that is open, its kind first. */
export const typeOfKind = async (page: Page, { kind, question, type }: KindQuestion): Promise<void> => {
  await chooseKind(page, kind);
  await page.getByLabel('Question', { exact: true }).fill(question);
  await type(page);
};
