import { asText } from '../../../lib/stored.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import type { AnswersProps } from '../answering.js';
import { AnswerField } from './answer-field.js';
import { useDraft } from './draft.js';
import { givenOf, TaskForm } from './task-form.js';

/** Characters of an answer that is typed. */
const longest = 80;

/** A text. What the phone would put right is left alone: the server forgives slips, and "corrects" no name. */
export const TypedInput = (props: AnswersProps) => {
  const t = useBesidesTexts();
  const [text, setText] = useDraft(props, {
    given: givenOf(props.turn, 'typed')?.text,
    empty: '',
    read: asText,
  });
  const said = text.trim();
  return (
    <TaskForm
      {...props}
      asks={t('tasks.typed')}
      answer={said === '' ? null : { kind: 'typed', text: said }}
      missing={t('tasks.typeFirst')}
    >
      <AnswerField
        label={t('tasks.yourAnswer')}
        value={text}
        longest={longest}
        onChange={(typed) => setText(() => typed)}
        focused
      />
    </TaskForm>
  );
};
