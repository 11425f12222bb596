import type { AnswerGroup } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../class-names.js';
import { Mark } from '../mark.js';
import { useAnswerWords } from './asked.js';
import { Besides, type CrowdProps, RightAnswer } from './parts.js';

/** Right ones first; the server has each kind by its voices. */
const rightFirst = (groups: readonly AnswerGroup[]): AnswerGroup[] => [
  ...groups.filter(({ fraction }) => fraction === 1),
  ...groups.filter(({ fraction }) => fraction !== 1),
];

interface GroupsLook {
  /** How many find room. */
  most: number;
  columns: string;
  size: string;
}

/** Few texts stand large, many small, long ones below each other. */
const lookOf = (groups: readonly AnswerGroup[], { on, low }: CrowdProps): GroupsLook => {
  const longest = Math.max(
    0,
    ...groups.map(({ answer }) => (answer.kind === 'typed' ? answer.text.length : 0)),
  );
  if (on === 'page') return { most: 12, columns: longest > 24 ? '' : 'sm:grid-cols-2', size: '' };
  const rows = low ? 2 : 4;
  if (groups.length <= 4 && !low) return { most: 4, columns: 'sm:grid-cols-2', size: 'text-[1.6em]' };
  return longest > 26
    ? { most: 2 * rows, columns: 'sm:grid-cols-2', size: 'text-[1.25em]' }
    : { most: 3 * rows, columns: 'sm:grid-cols-3', size: 'text-[1.25em]' };
};

/** Equal texts together, with their votes: right ones stand out and come first. */
export const GivenTexts = (props: CrowdProps) => {
  const room = useRoomTexts();
  const { full } = useAnswerWords();
  const { asked, fallen, low = false } = props;
  const groups = rightFirst(fallen.groups ?? []);
  const { most, columns, size } = lookOf(groups, props);
  const shown = groups.slice(0, most);
  const others = (fallen.others ?? 0) + groups.length - shown.length;
  const votes = Math.max(1, ...groups.map(({ count }) => count));
  return (
    <div className={classNames('flex min-h-0 flex-col', low ? 'gap-[0.5em]' : 'gap-[0.8em]')}>
      <RightAnswer
        label={room('results.right')}
        text={fallen.correctAnswerText}
        lang={asked.language}
        low={low}
      />
      {shown.length > 0 && (
        <ul aria-label={room('crowd.given')} className={classNames('grid gap-[0.5em]', columns)}>
          {shown.map(({ answer, count, fraction }) => (
            <GivenText
              key={full(asked, answer)}
              text={full(asked, answer)}
              lang={asked.language}
              count={count}
              share={count / votes}
              right={fraction === 1}
              className={size}
            />
          ))}
        </ul>
      )}
      <Besides fallen={fallen} others={others} />
    </div>
  );
};

interface GivenTextProps {
  text: string;
  lang: string | undefined;
  count: number;
  share: number;
  right: boolean;
  className: string;
}

const GivenText = ({ text, lang, count, share, right, className }: GivenTextProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  return (
    <li
      className={classNames(
        'grid min-w-0 grid-cols-[1fr_auto] items-center gap-x-[0.6em] rounded-[0.6em] px-[0.7em] pt-[0.3em] pb-[0.45em]',
        right ? 'bg-volt text-ink' : 'bg-surface',
        className,
      )}
    >
      <span className="flex min-w-0 items-center gap-[0.4em]">
        {right && <Mark right className="size-[0.9em] shrink-0" />}
        {right && <span className="sr-only">({room('results.right')}) </span>}
        <span
          lang={lang}
          dir="auto"
          className={classNames('truncate', right ? 'font-extrabold' : 'font-medium')}
        >
          {text}
        </span>
      </span>
      <span className="numbers font-extrabold">{t('common.figure', { count })}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'col-span-full mt-[0.2em] h-[0.3em] overflow-hidden rounded-full',
          right ? 'bg-ink/20' : 'bg-line',
        )}
      >
        <span
          className={classNames(
            'block h-full origin-left rtl:origin-right animate-grow rounded-full',
            right ? 'bg-ink' : 'bg-line-strong',
          )}
          style={{ width: `${100 * share}%` }}
        />
      </span>
    </li>
  );
};
