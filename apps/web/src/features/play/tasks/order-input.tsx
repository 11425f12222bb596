import { longestRun } from '@clockbeat/domain';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { classNames } from '../../../ui/class-names.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { Mark } from '../../../ui/mark.js';
import { MoveButton, useMoved } from '../../../ui/move-button.js';
import type { AnswersProps } from '../answering.js';
import { readIndexes, useDraft } from './draft.js';
import { givenOf, TaskForm } from './task-form.js';

const swapped = (order: readonly number[], from: number, to: number): number[] => {
  const after = [...order];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
};

/**
 * The items that stand in their right order, whatever stands between them: what the score counts. One alone stands in none.
 */
const inOrder = (order: readonly number[], right: readonly number[]): ReadonlySet<number> => {
  const run = longestRun(order.map((item) => right.indexOf(item)));
  return new Set(run.length > 1 ? run.map((place) => right[place] ?? -1) : []);
};

const arrows: Readonly<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** Items to put in their order: dragged, or moved place by place by buttons, or by the arrow keys. */
export const OrderInput = (props: AnswersProps) => {
  const { question, turn } = props;
  const { options } = question;
  const t = useBesidesTexts();
  const [order, setOrder] = useDraft<readonly number[]>(props, {
    given: givenOf(turn, 'order')?.order,
    empty: [...options.keys()],
    read: readIndexes(options, { all: true }),
  });
  const { list, moved, setMoved } = useMoved();
  const [news, setNews] = useState('');
  const drag = useDrag(list, (from, to) => setOrder((before) => swapped(before, from, to)), turn.locked);
  const key = turn.result?.key;
  const right = key?.kind === 'order' ? inOrder(order, key.order) : null;
  /** `held`: what has the focus of the row, and keeps it. */
  const move = (place: number, direction: 'up' | 'down', held: 'up' | 'down' | 'row' = direction): void => {
    const to = direction === 'up' ? place - 1 : place + 1;
    setOrder((before) => swapped(before, place, to));
    setMoved({ place: to, held });
    const item = options[order[place] ?? 0] ?? '';
    setNews(t('tasks.movedTo', { item, place: to + 1, count: order.length }));
  };
  const onKey = (event: KeyboardEvent, place: number): void => {
    const direction = arrows[event.key];
    if (!direction || turn.locked || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // nothing scrolls
    const isAtEnd = place === (direction === 'up' ? 0 : order.length - 1);
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-move]')?.dataset['move'];
    if (!isAtEnd) move(place, direction, button === 'up' || button === 'down' ? button : 'row');
  };
  return (
    <TaskForm {...props} asks={t('tasks.order')} answer={{ kind: 'order', order }} missing="">
      <ol ref={list} className="flex grow flex-col gap-[min(0.375rem,0.8dvh)]" data-moved={moved?.place}>
        {order.map((item, place) => (
          <li
            key={item}
            tabIndex={turn.locked ? undefined : 0}
            onKeyDown={(event) => onKey(event, place)}
            className={classNames(
              'flex min-h-11 grow items-center rounded-tile border-2 bg-surface leading-tight font-bold select-none',
              right
                ? right.has(item)
                  ? 'border-good'
                  : 'border-bad'
                : drag.place === place
                  ? 'border-text'
                  : 'border-line-strong',
            )}
          >
            {/* the rest of the row scrolls the list, where a small screen has no room for all */}
            <span
              aria-hidden="true"
              {...drag.handle(place)}
              className={classNames(
                'numbers flex w-[min(3.5rem,16vw)] shrink-0 items-center justify-center gap-2 self-stretch text-muted',
                !turn.locked && 'cursor-grab touch-none',
              )}
            >
              {!turn.locked && <Grip />}
              {place + 1}
            </span>
            <span lang={question.language} dir="auto" className="min-w-0 grow wrap-anywhere">
              {withFormulas(options[item] ?? '')}
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
            {right && (
              <>
                <span className="sr-only">{t(right.has(item) ? 'tasks.inOrder' : 'tasks.outOfOrder')}</span>
                <Mark
                  right={right.has(item)}
                  className={classNames('mx-3 size-6 shrink-0', right.has(item) ? 'text-good' : 'text-bad')}
                />
              </>
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
