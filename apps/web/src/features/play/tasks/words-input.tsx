import { foldAnswer } from '@clockbeat/domain';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import type { AnswersProps } from '../answering.js';
import { AnswerField } from './answer-field.js';
import { readTexts, useDraft } from './draft.js';
import { givenOf, TaskForm } from './task-form.js';

const longest = 25;
const most = 3;

/** One word to three: the next field comes when the one before has something. */
export const WordsInput = (props: AnswersProps) => {
  const t = useBesidesTexts();
  const [words, setWords] = useDraft<readonly string[]>(props, {
    given: givenOf(props.turn, 'cloud')?.entries,
    empty: [''],
    read: readTexts(most),
  });
  const said = words.map((word) => word.trim()).filter((word) => word !== '');
  const open = words.length < most && words.every((word) => word.trim() !== '') ? [...words, ''] : words;
  const shown = props.turn.locked ? said : open;
  // what the server takes for one word it refuses to hear twice
  const areTwice = new Set(said.map(foldAnswer)).size < said.length;
  return (
    <TaskForm
      {...props}
      asks={t('tasks.cloud')}
      answer={said.length === 0 || areTwice ? null : { kind: 'cloud', entries: said }}
      missing={t(areTwice ? 'tasks.twice' : 'tasks.wordFirst')}
    >
      {shown.map((word, place) => (
        <AnswerField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
          key={place}
          label={t('tasks.word', { number: place + 1 })}
          value={word}
          longest={longest}
          onChange={(text) => setWords(() => shown.map((other, at) => (at === place ? text : other)))}
          focused={place === 0}
        />
      ))}
    </TaskForm>
  );
};
