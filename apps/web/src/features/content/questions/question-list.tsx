import { useLayoutEffect, useRef, useState } from 'react';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { withInserted, withMoved, withoutAt } from './list-changes.js';
import { QuestionItem } from './question-item.js';

interface QuestionListProps {
  questions: readonly OwnQuestion[];
  /** Seconds of a question that names none. */
  seconds: number;
  onEdit: (question: OwnQuestion) => void;
  onChange: (questions: readonly OwnQuestion[]) => void;
}

interface Moved {
  place: number;
  direction: 'up' | 'down';
}

/** Questions in the order in which they will be asked. What was removed last can be taken back. */
export const QuestionList = ({ questions, seconds, onEdit, onChange }: QuestionListProps) => {
  const t = useDeskTexts();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [removed, setRemoved] = useState<{ question: OwnQuestion; place: number } | null>(null);

  // Moving its row takes the focus from a button; who moves a question far presses again and again.
  useLayoutEffect(() => {
    if (!moved) return;
    list.current?.children[moved.place]
      ?.querySelector<HTMLElement>(`[data-move=${moved.direction}]`)
      ?.focus();
  }, [moved]);

  const move = (place: number, by: 1 | -1): void => {
    onChange(withMoved(questions, place, place + by));
    setMoved({ place: place + by, direction: by === 1 ? 'down' : 'up' });
    setRemoved(null);
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
          moved && (
            <span className="sr-only">
              {t('own.moved', { number: moved.place + 1, count: questions.length })}
            </span>
          )
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
            }}
            onMove={(by) => move(place, by)}
          />
        ))}
      </ol>
    </>
  );
};
