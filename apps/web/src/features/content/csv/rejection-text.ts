import type { QuestionPart, RejectedQuestion } from '@clockbeat/domain/contract';
import type { useDeskTexts } from '../../../texts/desk-texts.js';
import { questionParts, rejections } from '../../../texts/en/desk-questions.js';

type Rejected = Pick<RejectedQuestion, 'reason' | 'code' | 'values'>;

const isPart = (part: string | number): part is QuestionPart => Object.hasOwn(questionParts, part);

/** Why a line cannot be used: in the reader's language, or in the server's words if its reason is new to us. */
export const rejectionText = (
  t: ReturnType<typeof useDeskTexts>,
  { reason, code, values }: Rejected,
): string => {
  if (!Object.hasOwn(rejections, code)) return reason;
  const { part } = values;
  if (part !== undefined && !isPart(part)) return reason;
  const named = part === undefined ? values : { ...values, part: t(`questionParts.${part}`) };
  return t(`rejections.${code}`, { ...named, message: reason });
};
