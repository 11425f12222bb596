import { type Choice, choicesFor, optionText } from '@clockbeat/domain/contract';
import type { Turn } from '../../../live/picture.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { useLanguage } from '../../../texts/language-context.js';
import { AnswerTile, type TileLook } from '../../../ui/answer-tile.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { useAnswerKeys } from '../answer-keys.js';
import { tileTextSize } from '../answer-tiles.js';
import type { AnswersProps } from '../answering.js';
import { isMeant, useOpenSince } from '../open-since.js';
import { readIndexes, useDraft } from './draft.js';
import { OptionFace, pictureLayout } from './picture-tiles.js';
import { givenOf, TaskForm } from './task-form.js';

/** All that are right of several options: each tile is on or off, and one button sends them. */
export const Ticks = (props: AnswersProps) => {
  const { question, turn } = props;
  const t = useBesidesTexts();
  const given = givenOf(turn, 'multi')?.choices;
  const [ticked, setTicked] = useDraft<readonly number[]>(props, {
    given,
    empty: [],
    read: readIndexes(question.options, { all: false }),
  });
  const openSince = useOpenSince(question.index);
  const isOpen = !turn.locked && openSince !== null;
  const chosen = turn.locked ? (given ?? []) : ticked;
  const toggle = (choice: Choice): void =>
    setTicked((before) =>
      before.includes(choice)
        ? before.filter((other) => other !== choice)
        : [...before, choice].sort((a, b) => a - b),
    );
  useAnswerKeys(
    (choice, event) => choice < question.options.length && isMeant(event, openSince) && toggle(choice),
    isOpen,
  );
  return (
    <TaskForm
      {...props}
      asks={t(question.exactOnly ? 'tasks.multiExact' : 'tasks.multi')}
      answer={chosen.length > 0 ? { kind: 'multi', choices: chosen } : null}
      missing={t('tasks.chooseOne')}
    >
      <div
        className={`grid grow auto-rows-fr grid-cols-1 gap-[min(0.5rem,1dvh)] [--tile:2.75rem] sm:grid-cols-2 [&>.ring-4]:ring-3 [&>.ring-4]:ring-offset-0 ${tileTextSize(question)} ${pictureLayout(question)}`}
      >
        {choicesFor(question.options).map((choice) => (
          <AnswerTile
            key={choice}
            choice={choice}
            text={
              <OptionFace question={question} choice={choice}>
                <Option
                  text={optionText(question.options, choice)}
                  isMissed={isMissed(choice, chosen, turn)}
                />
              </OptionFace>
            }
            lang={question.language}
            look={lookOf(choice, chosen, turn)}
            pressed={chosen.includes(choice)}
            disabled={!isOpen}
            onChoose={({ nativeEvent }) => isMeant(nativeEvent, openSince) && toggle(choice)}
          />
        ))}
      </div>
    </TaskForm>
  );
};

/** A right one that was not ticked looks like one that was, but for its words. */
const Option = ({ text, isMissed }: { text: string; isMissed: boolean }) => {
  const t = useBesidesTexts();
  const { language } = useLanguage();
  return (
    <>
      {withFormulas(text)}
      {isMissed && (
        <span lang={language} dir="auto" className="block text-[0.8em] font-normal">
          {t('tasks.missed')}
        </span>
      )}
    </>
  );
};

const isMissed = (choice: number, chosen: readonly number[], turn: Turn): boolean =>
  lookOf(choice, chosen, turn) === 'right' && !chosen.includes(choice);

/** Once it is known, right and wrong ticks are marked, and the right ones that are missing. */
const lookOf = (choice: number, chosen: readonly number[], { locked, result }: Turn): TileLook => {
  const isChosen = chosen.includes(choice);
  if (result?.key?.kind === 'multi') {
    if (result.key.choices.includes(choice)) return 'right';
    return isChosen ? 'wrong' : 'other';
  }
  if (isChosen) return 'chosen';
  return locked ? 'other' : 'open';
};
