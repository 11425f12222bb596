import { useState } from 'react';
import { AskedFor } from '../../../frame/questions/asked-for.js';
import { markPrefix, type OwnQuestion } from '../../../hosting/own-question.js';
import { withInserted, withMoved, withoutAt } from '../../../lib/list-changes.js';
import { randomUuid } from '../../../lib/random-uuid.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Button } from '../../../ui/button.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { MediaThumb } from '../../../ui/media/media-thumb.js';
import { MoveButton, useMoved } from '../../../ui/move-button.js';

interface QuestionListProps {
  questions: readonly OwnQuestion[];
  /** Seconds of a question that names none. */
  seconds: number;
  onEdit: (question: OwnQuestion) => void;
  onChange: (questions: readonly OwnQuestion[]) => void;
}

/** Questions in the order in which they will be asked. What was removed last can be taken back. */
export const QuestionList = ({ questions, seconds, onEdit, onChange }: QuestionListProps) => {
  const t = useQuestionsTexts();
  const { list, moved, setMoved } = useMoved();
  const [copied, setCopied] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ question: OwnQuestion; place: number } | null>(null);

  const move = (place: number, by: 1 | -1): void => {
    onChange(withMoved(questions, place, place + by));
    setMoved({ place: place + by, held: by === 1 ? 'down' : 'up' });
    setRemoved(null);
    setCopied(null);
  };
  const duplicate = (question: OwnQuestion, place: number): void => {
    onChange(withInserted(questions, { ...question, id: markPrefix + randomUuid() }, place + 1));
    setCopied(place + 1);
    setRemoved(null);
    setMoved(null);
  };

  return (
    <>
      <div role="status">
        {removed ? (
          <p className="flex flex-wrap items-center gap-2">
            {t('own.removed', { number: removed.place + 1 })}
            <Button
              tone="quiet"
              onClick={() => {
                onChange(withInserted(questions, removed.question, removed.place));
                setRemoved(null);
              }}
            >
              {t('own.undo')}
            </Button>
          </p>
        ) : (
          <span className="sr-only">
            {moved && t('own.moved', { number: moved.place + 1, count: questions.length })}
            {copied !== null && t('own.duplicated', { number: copied + 1 })}
          </span>
        )}
      </div>
      <ol ref={list} className="divide-y-2 divide-line">
        {questions.map((question, place) => (
          <QuestionItem
            key={question.id}
            question={question}
            number={place + 1}
            count={questions.length}
            seconds={seconds}
            onEdit={() => onEdit(question)}
            onRemove={() => {
              onChange(withoutAt(questions, place));
              setRemoved({ question, place });
              setMoved(null);
              setCopied(null);
            }}
            onDuplicate={() => duplicate(question, place)}
            onMove={(by) => move(place, by)}
          />
        ))}
      </ol>
    </>
  );
};

interface QuestionItemProps {
  question: OwnQuestion;
  /** From 1. */
  number: number;
  count: number;
  /** Seconds of a question that names none. */
  seconds: number;
  onEdit?: () => void;
  onDuplicate?: () => void;
  onRemove: () => void;
  /** Left out where the order means nothing. */
  onMove?: (by: 1 | -1) => void;
}

/** One question of a list: what is asked, the right answer, its time, and what can be done with it. */
export const QuestionItem = ({
  question,
  number,
  count,
  seconds,
  onEdit,
  onDuplicate,
  onRemove,
  onMove,
}: QuestionItemProps) => {
  const t = useQuestionsTexts();
  return (
    <li className="py-4">
      <div className="flex gap-3">
        <span aria-hidden="true" className="numbers min-w-7 font-display text-lg font-extrabold text-muted">
          {number}
        </span>
        <div className="min-w-0 grow">
          <p className="font-bold wrap-anywhere">{withFormulas(question.question)}</p>
          <div className="mt-2">
            <AskedFor question={question} />
          </div>
        </div>
        {question.media && <MediaThumb media={question.media} />}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between ps-10">
        <span className="flex grow items-center">
          <span className="numbers grow text-sm text-muted">
            {t('own.seconds', { count: question.timeLimit ?? seconds })}
          </span>
          {onMove && (
            <>
              <MoveButton
                label={t('own.moveUp', { number })}
                off={number === 1}
                up
                onPress={() => onMove(-1)}
              />
              <MoveButton
                label={t('own.moveDown', { number })}
                off={number === count}
                onPress={() => onMove(1)}
              />
            </>
          )}
        </span>
        <span className="-ms-3 flex flex-wrap">
          {onEdit && (
            <Button tone="quiet" aria-label={t('own.editOne', { number })} onClick={onEdit}>
              {t('own.edit')}
            </Button>
          )}
          {onDuplicate && (
            <Button tone="quiet" aria-label={t('own.duplicateOne', { number })} onClick={onDuplicate}>
              {t('own.duplicate')}
            </Button>
          )}
          <Button tone="quiet" aria-label={t('own.removeOne', { number })} onClick={onRemove}>
            {t('own.remove')}
          </Button>
        </span>
      </div>
    </li>
  );
};
