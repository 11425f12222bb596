import type { AnswerGroup } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';
import { classNames } from '../class-names.js';
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
            asked={asked}
            order={orderIn(wrong)}
            right={key.order}
            {...look}
          />
        )}
      </div>
      <Besides fallen={fallen} others={rest} />
    </div>
  );
};

/** Eight items must find room as three do: the wall doesn't scroll. */
const lookOf = ({ options }: Asked, onWall: boolean, low: boolean): { size: string; lines: string } => {
  if (!onWall) return { size: '', lines: 'line-clamp-3' };
  const longest = Math.max(...options.map(({ length }) => length));
  const lines = options.length <= 4 && longest > 40 && !low ? 'line-clamp-2' : 'line-clamp-1';
  if (options.length > 6 || low || longest > 60) return { size: 'text-[1.05em]', lines };
  return { size: options.length > 4 ? 'text-[1.3em]' : 'text-[1.55em]', lines };
};

interface OrderListProps {
  title: string;
  /** How many gave it. */
  count: number;
  asked: Asked;
  order: readonly number[];
  right: readonly number[];
  isKey?: boolean;
  size: string;
  lines: string;
}

const OrderList = ({ title, count, asked, order, right, isKey = false, size, lines }: OrderListProps) => {
  const room = useRoomTexts();
  return (
    <div className="min-w-0">
      <h3 className="mb-[0.3em] flex items-baseline justify-between gap-[1em] text-[1.1em]">
        <span>{title}</span>
        <span className="numbers shrink-0 font-normal text-muted">{room('paced.votes', { count })}</span>
      </h3>
      <ol className={classNames('grid gap-[0.25em]', size)}>
        {order.map((item, place) => {
          const isHere = right[place] === item;
          return (
            <li
              key={item}
              className={classNames(
                'flex min-w-0 items-center gap-[0.6em] rounded-[0.5em] px-[0.6em] py-[0.1em] leading-[1.3]',
                isKey ? 'bg-volt font-extrabold text-ink' : 'bg-surface font-medium',
              )}
            >
              <span className="numbers w-[1.2em] shrink-0 text-right font-extrabold">{place + 1}</span>
              <span lang={asked.language} className={classNames('min-w-0 grow wrap-anywhere', lines)}>
                {asked.options[item]}
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
