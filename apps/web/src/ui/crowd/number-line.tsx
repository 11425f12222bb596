import type { CSSProperties } from 'react';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../class-names.js';
import { Mark } from '../mark.js';
import { useAnswerWords } from './asked.js';
import { type LineShape, lineOf } from './line-shape.js';
import { Besides, type CrowdProps, RightAnswer } from './parts.js';

/** Columns that find room beside each other. */
const columnsOn = { wall: 41, page: 25 } as const;
/** So many columns say how high they are. */
const labelled = 6;

/** A line with all guesses on it, the right value, and the band in which a guess still counted for something. */
export const NumberLine = ({ asked, fallen, on, low = false }: CrowdProps) => {
  const room = useRoomTexts();
  const { number } = useAnswerWords();
  const { key, band = 0, groups = [] } = fallen;
  const guesses = groups.flatMap(({ answer, ...rest }) =>
    answer.kind === 'number' ? { value: answer.value, ...rest } : [],
  );
  if (key?.kind !== 'number') return null;
  const columns = columnsOn[on];
  const line = lineOf(guesses, { key: key.value, band, range: asked.range, columns });
  const said = (value: number): string => number(asked, value);
  return (
    <div className="flex min-h-0 flex-col gap-[0.6em]">
      <div className="flex flex-wrap items-baseline gap-x-[2em]">
        <RightAnswer label={room('results.right')} text={said(key.value)} low={low} />
        {band > 0 && (
          <p className="text-muted">
            {room('crowd.band', { from: said(key.value - band), to: said(key.value + band) })}
          </p>
        )}
        {line.middle !== null && (
          <p className="text-muted">{room('crowd.middle', { value: said(line.middle) })}</p>
        )}
      </div>
      <Drawing
        line={line}
        height={low ? 'h-[5em]' : on === 'wall' ? 'h-[9em]' : 'h-[7em]'}
        columns={columns}
        said={said}
      />
      <ul aria-label={room('crowd.given')} className="sr-only">
        {guesses.map(({ value, count, fraction }) => (
          <li key={value}>
            {said(value)}: {room('paced.votes', { count })}
            {fraction === 1 && ` (${room('results.right')})`}
          </li>
        ))}
      </ul>
      {guesses.length === 0 && <Besides fallen={fallen} others={0} />}
    </div>
  );
};

interface DrawingProps {
  line: LineShape;
  height: string;
  columns: number;
  said: (value: number) => string;
}

const percent = (share: number): string => `${Math.round(1_000 * share) / 10}%`;

const Drawing = ({ line, height, columns, said }: DrawingProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { band, most, below, above } = line;
  const told = [...line.columns]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, labelled);
  const width = `min(1.5em, ${percent(0.82 / columns)})`;
  return (
    // numbers grow to the right in every language of ours
    <div dir="ltr" aria-hidden="true" className="px-[1em]">
      <div className={classNames('relative border-b-[0.2em] border-line-strong', height)}>
        {band && (
          <span
            className="absolute inset-y-0 rounded-t-[0.5em] border-x-[0.12em] border-good bg-good/15"
            style={{ left: percent(band.from), right: percent(1 - band.to) }}
          />
        )}
        <span
          className="absolute inset-y-0 w-[0.2em] -translate-x-1/2 bg-good"
          style={{ left: percent(line.key) }}
        />
        {line.columns.map((column) => {
          const { at, count } = column;
          const place: CSSProperties = { left: percent(at), height: percent((0.8 * count) / most), width };
          return (
            <span
              key={at}
              className="absolute bottom-0 flex min-h-[0.5em] origin-bottom -translate-x-1/2 animate-sprout flex-col [animation-delay:300ms]"
              style={place}
            >
              {told.includes(column) && (
                <span className="numbers absolute bottom-full left-1/2 mb-[0.15em] -translate-x-1/2 rounded-[0.3em] bg-page px-[0.25em] leading-[1.15] font-extrabold">
                  {t('common.figure', { count })}
                </span>
              )}
              {verdicts.map(
                ([verdict, look]) =>
                  column[verdict] > 0 && (
                    <span
                      key={verdict}
                      className={classNames('block min-h-0 rounded-[0.25em] ring-[0.06em] ring-page', look)}
                      style={{ flexGrow: column[verdict] }}
                    />
                  ),
              )}
            </span>
          );
        })}
      </div>
      <div className="numbers relative mt-[0.2em] h-[1.6em]">
        {line.key > 0.2 && <span className="absolute start-0 -ms-[0.5em] text-muted">{said(line.from)}</span>}
        <span
          className="absolute flex -translate-x-1/2 items-center text-good"
          style={{ left: percent(line.key) }}
        >
          <Mark right className="size-[1.3em]" />
        </span>
        {line.key < 0.8 && <span className="absolute end-0 -me-[0.5em] text-muted">{said(line.to)}</span>}
      </div>
      {below + above > 0 && (
        <p className="flex justify-between gap-[1em] text-muted">
          <span>{below > 0 && `← ${room('crowd.below', { count: below })}`}</span>
          <span>{above > 0 && `${room('crowd.above', { count: above })} →`}</span>
        </p>
      )}
    </div>
  );
};

const verdicts = [
  ['wrong', 'bg-line-strong'],
  ['part', 'border-[0.18em] border-good bg-page'],
  ['right', 'bg-good'],
] as const;
