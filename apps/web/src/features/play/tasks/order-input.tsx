import { type PointerEvent, useRef, useState } from 'react';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { classNames } from '../../../ui/class-names.js';
import { MoveButton, useMoved } from '../../../ui/move-button.js';
import type { AnswersProps } from '../answering.js';
import { givenOf, TaskForm } from './task-form.js';

const swapped = (order: readonly number[], from: number, to: number): number[] => {
  const after = [...order];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
};

/** Items to put in their order: dragged, or moved place by place by buttons, which keys reach as well. */
export const OrderInput = (props: AnswersProps) => {
  const { question, turn } = props;
  const { options } = question;
  const t = useBesidesTexts();
  const [order, setOrder] = useState<readonly number[]>(givenOf(turn, 'order')?.order ?? [...options.keys()]);
  const { list, moved, setMoved } = useMoved();
  const [news, setNews] = useState('');
  const drag = useDrag(list, (from, to) => setOrder((before) => swapped(before, from, to)), turn.locked);
  const right = turn.result?.key?.kind === 'order' ? turn.result.key.order : null;
  const move = (place: number, direction: 'up' | 'down'): void => {
    const to = direction === 'up' ? place - 1 : place + 1;
    setOrder(swapped(order, place, to));
    setMoved({ place: to, direction });
    const item = options[order[place] ?? 0] ?? '';
    setNews(t('tasks.movedTo', { item, place: to + 1, count: order.length }));
  };
  return (
    <TaskForm {...props} asks={t('tasks.order')} answer={{ kind: 'order', order }} missing="">
      <ol ref={list} className="flex grow flex-col gap-[min(0.375rem,0.8dvh)]" data-moved={moved?.place}>
        {order.map((item, place) => (
          <li
            key={item}
            className={classNames(
              'flex min-h-11 grow items-center rounded-tile border-2 bg-surface leading-tight font-bold select-none',
              drag.place === place ? 'border-text' : 'border-line-strong',
              right && (right[place] === item ? 'border-good' : 'border-bad'),
            )}
          >
            {/* the rest of the row scrolls the list, where a small screen has no room for all */}
            <span
              aria-hidden="true"
              {...drag.handle(place)}
              className={classNames(
                'numbers flex w-14 shrink-0 items-center justify-center gap-2 self-stretch text-muted',
                !turn.locked && 'cursor-grab touch-none',
              )}
            >
              {!turn.locked && <Grip />}
              {place + 1}
            </span>
            <span lang={question.language} className="min-w-0 grow wrap-anywhere">
              {options[item]}
            </span>
            {!turn.locked && (
              <span className="flex shrink-0">
                <MoveButton
                  up
                  label={t('tasks.up', { item: options[item] ?? '' })}
                  off={place === 0}
                  onPress={() => move(place, 'up')}
                />
                <MoveButton
                  label={t('tasks.down', { item: options[item] ?? '' })}
                  off={place === order.length - 1}
                  onPress={() => move(place, 'down')}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </TaskForm>
  );
};

const Grip = () => (
  <svg viewBox="0 0 8 14" aria-hidden="true" className="h-3.5 fill-current">
    {[1.5, 7, 12.5].flatMap((y) => [1.5, 6.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
  </svg>
);

/** A row follows the finger that holds its handle: it changes places with the row that the finger is over. */
const useDrag = (
  list: { readonly current: HTMLOListElement | null },
  onMove: (from: number, to: number) => void,
  off: boolean,
) => {
  const [place, setPlace] = useState<number | null>(null);
  const held = useRef<number | null>(null);
  const hold = (at: number | null): void => {
    held.current = at;
    setPlace(at);
  };
  const placeUnder = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const under = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return under < 0 ? rows.length - 1 : under;
  };
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent): void => {
      if (off || event.button !== 0) return;
      // the row itself goes elsewhere in the list while it is held: the list hears the finger
      list.current?.setPointerCapture(event.pointerId);
      hold(at);
      const follow = ({ clientY }: globalThis.PointerEvent): void => {
        const from = held.current;
        const to = placeUnder(clientY);
        if (from === null || to === from) return;
        onMove(from, to);
        hold(to);
      };
      const letGo = (): void => {
        hold(null);
        list.current?.removeEventListener('pointermove', follow);
      };
      list.current?.addEventListener('pointermove', follow);
      for (const end of ['pointerup', 'pointercancel'])
        list.current?.addEventListener(end, letGo, { once: true });
    },
  });
  return { handle, place };
};
