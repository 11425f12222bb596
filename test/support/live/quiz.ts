import {
  type Choice,
  type GameQuestionBody,
  letters,
  limits,
  type MediaBody,
  type QuestionKind,
} from '@clockbeat/domain';

export interface QuizQuestion {
  question: string;
  /** Where it has not four options. */
  kind?: QuestionKind;
  options: string[];
  answer: Choice;
  timeLimit: number;
  media?: MediaBody;
  optionMedia?: MediaBody[];
  /** Where several are right; `answer` is one of them. */
  right?: Choice[];
}

/** A question ends by itself: only a test that wants that has it end before everybody is done, however slow they are. */
const unhurried = limits.timeLimit.max;

/** Of a question that is to end by itself, s: what people do in it before is done by then, on a machine of many loads. */
export const endsByItself = 15;

/**
 * Questions whose every text is found nowhere else, so that searching what somebody heard shows what has leaked. The right
 * answers are B, C, D, A, B … of four options; `optionCounts` has other numbers of them take turns.
 */
export const quiz = (
  length: number,
  {
    timeLimit = unhurried,
    name = 'quiz',
    optionCounts = [limits.options],
  }: { timeLimit?: number; name?: string; optionCounts?: readonly number[] } = {},
): QuizQuestion[] =>
  Array.from({ length }, (_, index) => {
    const count = optionCounts[index % optionCounts.length] ?? limits.options;
    return {
      question: `${name}-question-${index}-text?`,
      ...(count !== limits.options && { kind: 'single' as const }),
      options: letters.slice(0, count).map((letter) => `${name}-question-${index}-option-${letter}`),
      answer: ((index + 1) % count) as Choice,
      timeLimit,
    };
  });

type OfKind = { [K in Exclude<QuestionKind, 'single'>]: Omit<GameQuestionBody, 'id'> & { kind: K } };

/** A question of each kind but `single`, as a call brings it, of which every text is found nowhere else. */
export const kindsQuiz = ({
  name = 'kinds',
  timeLimit = unhurried,
}: {
  name?: string;
  timeLimit?: number;
} = {}) => Object.values(ofKind(name)).map((asked) => ({ ...asked, timeLimit }));

const ofKind = (name: string): OfKind => {
  const texts = (of: string, count: number): string[] =>
    letters.slice(0, count).map((letter) => `${name}-${of}-${letter}`);
  const asked = <K extends QuestionKind>(kind: K) => ({ question: `${name}-${kind}-text?`, kind });
  return {
    multi: { ...asked('multi'), options: texts('multi', 4), right: [1, 3] },
    typed: {
      ...asked('typed'),
      accepted: [`${name} Vilnius`, `${name} Wilna`],
      refused: [`${name} Vilna Gaon`],
    },
    number: { ...asked('number'), value: 330, unit: 'm', band: 30, range: { from: 0, to: 1_000 } },
    order: { ...asked('order'), items: texts('item', 4) },
    poll: { ...asked('poll'), options: texts('poll', 3) },
    cloud: asked('cloud'),
  };
};

/** Each question is a round of its own, with a break behind the first. */
export const inRounds = (questions: readonly QuizQuestion[]) =>
  questions.map((question, index) => ({
    ...question,
    round: `Round ${index}`,
    ...(index === 0 && { breakAfter: { minutes: 5, text: 'Soup' } }),
  }));
