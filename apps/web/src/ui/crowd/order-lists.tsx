import type { AnswerGroup } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';
import { classNames } from '../class-names.js';
import { withFormulas } from '../formulas/with-formulas.js';
import { Mark } from '../mark.js';
import type { Asked } from './asked.js';
import { Besides, type CrowdProps } from './parts.js';

const orderIn = ({ answer }: Pick<AnswerGroup, 'answer'>): readonly number[] =>
  answer.kind === 'order' ? answer.order : [];

/** The right order, and beside it the one that most gave; where that is right, the one that most gave besides. */
export const OrderLists = ({ asked, fallen, on, low = false }: CrowdProps) => {
  const room = useRoomTexts();
  const { key, groups = [], others = 0 } = fallen;
  if (key?.kind !== 'order') return null;
  const right = groups.find(({ fraction }) => fraction === 1);
  const wrong = groups.find(({ fraction }) => fraction !== 1);
  const look = lookOf(asked, on === 'wall', low);
  const rest = groups.length - (right ? 1 : 0) - (wrong ? 1 : 0) + others;
  return (
    <div className="flex min-h-0 flex-col gap-[0.6em]">
      <div className={classNames('grid gap-x-[2em] gap-y-[0.8em]', wrong && 'sm:grid-cols-2')}>
        <OrderList
          title={room('crowd.rightOrder')}
          count={right?.count ?? 0}
          asked={asked}
          order={key.order}
          right={key.order}
          isKey
          {...look}
        />
        {wrong && (
          <OrderList
            title={room(wrong === groups[0] ? 'crowd.mostOrder' : 'crowd.besidesOrder')}
            count={wrong.count}
            others={on === 'wall' ? rest : 0}
            asked={asked}
            order={orderIn(wrong)}
            right={key.order}
            {...look}
          />
        )}
      </div>
      <Besides fallen={fallen} others={on === 'wall' ? 0 : rest} />
    </div>
  );
};

/** Eight items must find room as three do: the wall doesn't scroll. */
const lookOf = ({ options }: Asked, onWall: boolean, low: boolean): { size: string; lines: string } => {
  if (!onWall) return { size: 'gap-[0.25em] leading-[1.6]', lines: 'line-clamp-3 leading-tight' };
  const longest = Math.max(...options.map(({ length }) => length));
  const lines = options.length <= 4 && longest > 40 && !low ? 'line-clamp-2' : 'line-clamp-1';
  if (low && options.length > 6) return { size: 'gap-[0.12em] leading-[1.15]', lines };
  if (options.length > 6 || low || longest > 60)
    return { size: 'gap-[0.25em] text-[1.05em] leading-[1.3]', lines };
  return {
    size:
      options.length > 4
        ? 'gap-[0.25em] text-[1.3em] leading-[1.35]'
        : 'gap-[0.3em] text-[1.55em] leading-[1.4]',
    lines,
  };
};

interface OrderListProps {
  title: string;
  /** How many gave it. */
  count: number;
  /** Orders that stand nowhere. */
  others?: number;
  asked: Asked;
  order: readonly number[];
  right: readonly number[];
  isKey?: boolean;
  size: string;
  lines: string;
}

const OrderList = ({
  title,
  count,
  others = 0,
  asked,
  order,
  right,
  isKey = false,
  size,
  lines,
}: OrderListProps) => {
  const room = useRoomTexts();
  return (
    <div className="min-w-0">
      <h3 className="mb-[0.3em] flex items-baseline justify-between gap-[1em] text-[1.1em]">
        <span>{title}</span>
        <span className="numbers text-end font-normal text-muted">
          {room('paced.votes', { count })}
          {others > 0 && <> {room('crowd.others', { count: others })}</>}
        </span>
      </h3>
      <ol aria-label={title} className={classNames('grid', size)}>
        {order.map((item, place) => {
          const isHere = right[place] === item;
          return (
            <li
              key={item}
              className={classNames(
                'flex min-w-0 items-center gap-[0.6em] rounded-[0.5em] px-[0.6em] py-[0.1em]',
                isKey ? 'bg-volt font-extrabold text-ink' : 'bg-surface font-medium',
              )}
            >
              <span className="numbers w-[1.2em] shrink-0 text-end font-extrabold">{place + 1}</span>
              <span
                lang={asked.language}
                dir="auto"
                className={classNames('min-w-0 grow wrap-anywhere', lines)}
              >
                {withFormulas(asked.options[item] ?? '')}
              </span>
              {isHere && !isKey && (
                <>
                  <Mark right className="size-[0.9em] shrink-0 text-good" />
                  <span className="sr-only">({room('crowd.inPlace')})</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
