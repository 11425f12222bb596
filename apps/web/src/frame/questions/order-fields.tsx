import { type PointerEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionFields } from '../../hosting/own-question.js';
import { withMoved } from '../../lib/list-changes.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { controlClass, controlState } from '../../ui/field.js';
import { MoveButton, useMoved } from '../../ui/move-button.js';
import { RemoveButton } from '../../ui/remove-button.js';
import { listLimits, type QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';

const { min, max } = listLimits.item;

/** Three to eight items in their right order, moved by buttons or by dragging their numbers. */
export const OrderFields = ({ fields, errors, onChange }: QuestionFormProps) => {
  const t = useQuestionsTexts();
  const said = useErrorText();
  const hint = useId();
  const { list, moved, setMoved } = useMoved();
  const { items } = fields;
  const set = (changed: QuestionFields['items']): void => onChange({ ...fields, items: changed });
  const { dragged, handle } = useDragged(list, (from, to) => set(withMoved(items, from, to)));
  /** What was pressed is gone or has moved: the field that comes next has the focus. */
  const change = (changed: QuestionFields['items'], place: number): void => {
    flushSync(() => {
      setMoved(null);
      set(changed);
    });
    list.current?.querySelectorAll<HTMLElement>('input')[place]?.focus();
  };
  return (
    <fieldset aria-describedby={hint} className="min-w-0">
      <legend className="font-bold">{t('own.items')}</legend>
      <p id={hint} className="text-sm text-muted">
        {t('own.itemsHint')}
      </p>
      <p role="status" className="sr-only">
        {moved && t('own.itemMoved', { number: moved.place + 1, count: items.length })}
      </p>
      <ol ref={list}>
        {items.map((text, place) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place, so that what is dragged keeps its handle
            key={place}
            number={place + 1}
            isLast={place === items.length - 1}
            isDragged={place === dragged}
            text={text}
            error={said(errors[`item${place}`])}
            handle={handle(place)}
            onText={(typed) => set(items.with(place, typed))}
            onMove={(by) => {
              set(withMoved(items, place, place + by));
              setMoved({ place: place + by, held: by === 1 ? 'down' : 'up' });
            }}
            onRemove={
              items.length > min
                ? () => change(items.toSpliced(place, 1), Math.min(place, items.length - 2))
                : undefined
            }
          />
        ))}
      </ol>
      <div className="-ms-3">
        {items.length < max && (
          <Button tone="quiet" onClick={() => change([...items, ''], items.length)}>
            {t('own.addItem')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};

interface ItemProps {
  /** From 1. */
  number: number;
  isLast: boolean;
  isDragged: boolean;
  text: string;
  error: string | undefined;
  handle: Handle;
  onText: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: (() => void) | undefined;
}

const Item = ({ number, isLast, isDragged, text, error, handle, onText, onMove, onRemove }: ItemProps) => {
  const t = useQuestionsTexts();
  const id = useId();
  return (
    <li className={classNames('mt-1 rounded-field', isDragged && 'bg-surface')}>
      <div className="flex flex-wrap items-center gap-x-1">
        <span
          {...handle}
          title={t('own.dragItem', { number })}
          className={classNames(
            'numbers -ms-1 flex min-h-13 shrink-0 touch-none items-center gap-1.5 pe-1 font-bold text-muted select-none',
            isDragged ? 'cursor-grabbing' : 'cursor-grab',
          )}
        >
          <svg viewBox="0 0 10 16" aria-hidden="true" className="h-4 w-2.5" fill="currentColor">
            <path d="M1 1h3v3H1zM6 1h3v3H6zM1 6.5h3v3H1zM6 6.5h3v3H6zM1 12h3v3H1zM6 12h3v3H6z" />
          </svg>
          <span aria-hidden="true" className="min-w-4 text-center">
            {number}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <input
            {...controlState(id, error)}
            type="text"
            aria-label={t('own.item', { number })}
            value={text}
            onChange={(event) => onText(event.target.value)}
            autoComplete="off"
            className={controlClass(error, 'mt-0')}
          />
        </span>
        <span className="flex max-sm:basis-full max-sm:justify-end">
          <MoveButton label={t('own.itemUp', { number })} off={number === 1} up onPress={() => onMove(-1)} />
          <MoveButton label={t('own.itemDown', { number })} off={isLast} onPress={() => onMove(1)} />
          {onRemove && <RemoveButton label={t('own.removeItem', { number })} onPress={onRemove} />}
        </span>
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className="ps-9 text-sm font-bold text-bad empty:hidden"
      >
        {error}
      </p>
    </li>
  );
};

interface Handle {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onLostPointerCapture: () => void;
}

/** Items of a list that are dragged by mouse or finger: what is dragged takes the place that the pointer is over. */
const useDragged = (list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const under = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return under < 0 ? rows.length - 1 : under;
  };
  const handle = (place: number): Handle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      // no text is to be selected on the way
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(place);
    },
    onPointerMove: ({ clientY }) => {
      if (dragged === null) return;
      const to = placeAt(clientY);
      if (to === dragged) return;
      onMove(dragged, to);
      setDragged(to);
    },
    onLostPointerCapture: () => setDragged(null),
  });
  return { dragged, handle };
};
