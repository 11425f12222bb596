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
  const words = (fallen.groups ?? []).flatMap(({ answer, count, hidden = false }) =>
    answer.kind === 'cloud' ? { text: answer.entries[0] ?? '', count, hidden } : [],
  );
  const drawn = words.filter(({ hidden }) => !hidden);
  const place = on === 'wall' && low ? 'low' : on;
  const cloud = cloudOf(drawn, rooms[place]);
  const most = drawn[0]?.count;
  return (
    <div className={classNames('grid min-h-0 items-center gap-x-[3em] gap-y-[1em]', layouts[on])}>
      {drawn.length > 0 && (
        <p
          aria-hidden="true"
          lang={asked.language}
          dir="auto"
          className="min-w-0 text-center font-display leading-[1.2] font-extrabold text-balance"
        >
          {cloud.map(({ text, count, size }) => (
            <span
              key={text}
              className={classNames(
                'mx-[0.4em] inline-block max-w-full animate-rise align-middle',
                count === most ? looks.most : looks.other,
              )}
              style={{ fontSize: `${size}em` }}
            >
              {text}
            </span>
          ))}
        </p>
      )}
      <div className="min-w-0">
        <ol aria-label={room('crowd.words')} className={on === 'page' ? 'columns-2 gap-x-6' : 'text-[1.2em]'}>
          {words.map(({ text, count, hidden }, nth) => (
            <li
              key={text}
              // everybody who reads by ear has them all
              className={
                nth < listed[place] ? 'flex min-w-0 items-baseline gap-[0.6em] py-[0.1em]' : 'sr-only'
              }
            >
              <span className={classNames('min-w-0 grow', hidden ? 'text-muted' : 'truncate')}>
                <span
                  lang={asked.language}
                  dir="auto"
                  className={hidden ? 'wrap-anywhere line-through' : undefined}
                >
                  {text}
                </span>
                {hidden && <span className="block text-sm">{room('crowd.hidden')}</span>}
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
