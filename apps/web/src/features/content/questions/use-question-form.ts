import { type FormEvent, useState } from 'react';
import type { OwnQuestion, QuestionFields } from '../../../hosting/own-question.js';
import { randomUuid } from '../../../hosting/random-uuid.js';
import { focusFirstError } from '../../../ui/focus-first-error.js';
import { markPrefix } from '../sets/set-rules.js';
import { type QuestionErrors, questionErrors, questionOf } from './question-rules.js';

interface QuestionFormOptions {
  fields: QuestionFields;
  /** The stored or marked one that is being changed; else a new one is made. */
  id?: string;
  /** What a question has when it names no time of its own. */
  seconds: number;
  onDone: (question: OwnQuestion) => void;
}

const none: QuestionErrors = { options: {} };

/** A question form's errors, shown from the first try on, and its submit. */
export const useQuestionForm = ({ fields, id, seconds, onDone }: QuestionFormOptions) => {
  const [tried, setTried] = useState(false);
  return {
    errors: tried ? questionErrors(fields) : none,
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const question = questionOf(fields, id ?? markPrefix + randomUuid(), seconds);
      setTried(question === null);
      if (question) onDone(question);
      else focusFirstError(event.currentTarget);
    },
  };
};
