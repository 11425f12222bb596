import { type Choice, choicesFor, optionText } from '@clockbeat/domain/contract';
import { useState } from 'react';
import type { Turn } from '../../../live/picture.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { AnswerTile, type TileLook } from '../../../ui/answer-tile.js';
import { useAnswerKeys } from '../answer-keys.js';
import { tileTextSize } from '../answer-tiles.js';
import type { AnswersProps } from '../answering.js';
import { givenOf, TaskForm } from './task-form.js';

/** All that are right of several options: each tile is on or off, and one button sends them. */
export const Ticks = (props: AnswersProps) => {
  const { question, turn } = props;
  const t = useBesidesTexts();
  const given = givenOf(turn, 'multi')?.choices;
  const [ticked, setTicked] = useState<readonly number[]>(given ?? []);
  const chosen = turn.locked ? (given ?? []) : ticked;
  const toggle = (choice: Choice): void =>
    setTicked((before) =>
      before.includes(choice)
        ? before.filter((other) => other !== choice)
        : [...before, choice].sort((a, b) => a - b),
    );
  useAnswerKeys((choice) => choice < question.options.length && toggle(choice), !turn.locked);
  return (
    <TaskForm
      {...props}
      asks={t(question.exactOnly ? 'tasks.multiExact' : 'tasks.multi')}
      answer={chosen.length > 0 ? { kind: 'multi', choices: chosen } : null}
      missing={t('tasks.chooseOne')}
    >
      <div
        className={`grid grow auto-rows-fr grid-cols-1 gap-[min(0.5rem,1dvh)] [--tile:2.75rem] sm:grid-cols-2 ${tileTextSize(question)}`}
      >
        {choicesFor(question.options).map((choice) => (
          <AnswerTile
            key={choice}
            choice={choice}
            text={optionText(question.options, choice)}
            lang={question.language}
            look={lookOf(choice, chosen, turn)}
            off={false}
            disabled={turn.locked}
            onChoose={() => toggle(choice)}
          />
        ))}
      </div>
    </TaskForm>
  );
};

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
