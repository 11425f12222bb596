import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../class-names.js';
import { cloudOf } from './cloud-shape.js';
import { Besides, type CrowdProps } from './parts.js';

/** In em of what is around; a page may be as narrow as a phone. */
const rooms = {
  wall: { width: 42, height: 14, least: 1 },
  low: { width: 42, height: 10, least: 1 },
  page: { width: 19, height: 8, least: 0.875 },
} as const;
/** Lines beside the cloud. */
const listed = { wall: 6, low: 5, page: 20 } as const;

/** Words as large as their voices, and beside them how many those are. */
export const WordCloud = ({ asked, fallen, on, low = false }: CrowdProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const words = (fallen.groups ?? []).flatMap(({ answer, count }) =>
    answer.kind === 'cloud' ? { text: answer.entries[0] ?? '', count } : [],
  );
  const place = on === 'wall' && low ? 'low' : on;
  const cloud = cloudOf(words, rooms[place]);
  const most = words[0]?.count;
  return (
    <div className={classNames('grid min-h-0 items-center gap-x-[3em] gap-y-[1em]', layouts[on])}>
      {words.length > 0 && (
        <p
          aria-hidden="true"
          lang={asked.language}
          className="flex min-w-0 flex-wrap items-center justify-center gap-x-[0.9em] gap-y-[0.1em] text-center font-display leading-[1.15] font-extrabold"
        >
          {cloud.map(({ text, count, size }) => (
            <span
              key={text}
              className={classNames('max-w-full animate-rise', count === most ? looks.most : looks.other)}
              style={{ fontSize: `${size}em` }}
            >
              {text}
            </span>
          ))}
        </p>
      )}
      <div className="min-w-0">
        <ol aria-label={room('crowd.words')} className={on === 'page' ? 'columns-2 gap-x-6' : 'text-[1.2em]'}>
          {words.map(({ text, count }, nth) => (
            <li
              key={text}
              // everybody who reads by ear has them all
              className={
                nth < listed[place] ? 'flex min-w-0 items-baseline gap-[0.6em] py-[0.1em]' : 'sr-only'
              }
            >
              <span lang={asked.language} className="min-w-0 grow truncate">
                {text}
              </span>
              <span className="numbers shrink-0 font-extrabold">
                <span aria-hidden="true">{t('common.figure', { count })}</span>
                <span className="sr-only">{room('paced.votes', { count })}</span>
              </span>
            </li>
          ))}
        </ol>
        <Besides fallen={fallen} others={fallen.others ?? 0} />
      </div>
    </div>
  );
};

const layouts = { wall: 'sm:grid-cols-[1fr_16em]', page: '' } as const;

const looks = {
  most: 'rounded-[0.3em] bg-volt px-[0.3em] text-ink',
  other: 'wrap-anywhere',
} as const;
