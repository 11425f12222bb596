import type { QuestionPart, RejectedQuestion } from '@clockbeat/domain/contract';
import { questionLists, questionParts, rejections } from '../../texts/en/questions.js';
import { type QuestionsTranslate, useQuestionsTexts } from '../../texts/questions-texts.js';
import type { QuestionError } from './question-rules.js';

type Rejected = Pick<RejectedQuestion, 'reason' | 'code' | 'values'>;

const isPart = (part: string | number): part is QuestionPart => Object.hasOwn(questionParts, part);

const isList = (part: QuestionPart): part is keyof typeof questionLists => Object.hasOwn(questionLists, part);

/** Codes that are about all of a part that there are several of. */
const ofLists: readonly string[] = ['bad_count', 'equal_texts'];

/** Why a line cannot be used: in the reader's language, or in the server's words if its reason is new to us. */
export const rejectionText = (t: QuestionsTranslate, { reason, code, values }: Rejected): string => {
  if (!Object.hasOwn(rejections, code)) return reason;
  const { part } = values;
  if (part !== undefined && !isPart(part)) return reason;
  const nameOf = (of: QuestionPart): string =>
    ofLists.includes(code) && isList(of) ? t(`questionLists.${of}`) : t(`questionParts.${of}`);
  const named = part === undefined ? values : { ...values, part: nameOf(part) };
  return t(`rejections.${code}`, { ...named, message: reason });
};

/** What is wrong with a field of a question's form. */
export const useErrorText = (): ((error: QuestionError | undefined) => string | undefined) => {
  const t = useQuestionsTexts();
  return (error) => (typeof error === 'object' ? rejectionText(t, error) : error && t(error));
};
