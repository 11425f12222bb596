import type { Pacing } from '@clockbeat/domain/contract';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';

interface PacePictureProps {
  pacing: Pacing;
  /** Plays once, else it shows how it ends. */
  plays: boolean;
}

/** A pace in a few seconds: who learns what was right, and when. Stillness shows how it ends. */
export const PacePicture = ({ pacing, plays }: PacePictureProps) => {
  const Scene = scenes[pacing];
  return (
    <svg viewBox="0 0 160 90" aria-hidden="true" className="block w-full" fill="none">
      <Scene plays={plays} />
    </svg>
  );
};

interface SceneProps {
  plays: boolean;
}

interface ComesProps extends SceneProps {
  /** Seconds after the beginning. */
  at: number;
  /** How it comes; it goes where it is `animate-vanish`. */
  by?: 'animate-fade' | 'animate-vanish' | 'animate-sprout';
  children: ReactNode;
}

/** Something that comes, or goes, at its time. */
const Comes = ({ plays, at, by = 'animate-fade', children }: ComesProps) => (
  <g
    className={classNames(
      by === 'animate-vanish' && 'opacity-0',
      by === 'animate-sprout' && 'origin-bottom [transform-box:fill-box]',
      plays && by,
    )}
    style={plays ? ({ animationDelay: `${at}s` } as CSSProperties) : undefined}
  >
    {children}
  </g>
);

const fills = ['fill-coral', 'fill-sky', 'fill-volt', 'fill-grape'] as const;

interface PhoneProps {
  x: number;
  y: number;
  children: ReactNode;
}

const Phone = ({ x, y, children }: PhoneProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="28" height="46" rx="5" className="fill-surface stroke-text" strokeWidth="2.5" />
    {children}
  </g>
);

/** The four answers of a phone. */
const Tiles = () =>
  fills.map((fill, index) => (
    <rect
      key={fill}
      x={5 + (index % 2) * 10}
      y={13 + Math.floor(index / 2) * 11}
      width="8"
      height="9"
      rx="2"
      className={fill}
    />
  ));

const Verdict = ({ right }: { right: boolean }) => (
  <path
    d={right ? 'M7 24l5 6 9-13' : 'M8 17l12 12M20 17L8 29'}
    className={right ? 'stroke-good' : 'stroke-bad'}
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const room = [
  { x: 18, right: true, at: 0.9 },
  { x: 66, right: false, at: 2.8 },
  { x: 114, right: true, at: 1.9 },
] as const;

/** Each phone tells its own player, whenever it has answered. */
const Swift = ({ plays }: SceneProps) =>
  room.map(({ x, right, at }) => (
    <Phone key={x} x={x} y={22}>
      <Comes plays={plays} at={at} by="animate-vanish">
        <Tiles />
      </Comes>
      <Comes plays={plays} at={at}>
        <Verdict right={right} />
      </Comes>
    </Phone>
  ));

const Wall = ({ children }: { children: ReactNode }) => (
  <g transform="translate(38 4) scale(.91)">
    <rect width="92" height="44" rx="5" className="fill-surface stroke-text" strokeWidth="2.5" />
    {children}
  </g>
);

const votes = [12, 9, 28, 6] as const;

/** How the room has voted; what was right stands out. */
const Bars = ({ plays, at }: SceneProps & { at: number }) =>
  votes.map((height, index) => (
    <Comes key={height} plays={plays} at={at} by="animate-sprout">
      <rect
        x={14 + index * 17}
        y={38 - height}
        width="13"
        height={height}
        rx="2"
        className={classNames(fills[index], index !== 2 && 'opacity-40')}
      />
    </Comes>
  ));

const together = 2.6;

/** The phones wait; then the wall shows it, and all are told in the same moment. */
const Show = ({ plays }: SceneProps) => (
  <>
    <Wall>
      <Bars plays={plays} at={together} />
    </Wall>
    {room.map(({ x, right, at }) => (
      <g key={x} transform={`translate(${x + 4} 51) scale(.62)`}>
        <rect width="32" height="48" rx="6" className="fill-surface stroke-text" strokeWidth="3.5" />
        <g transform="translate(2 0)">
          <Comes plays={plays} at={together} by="animate-vanish">
            <Comes plays={plays} at={at * 0.6}>
              <rect x="8" y="17" width="12" height="12" rx="3" className="fill-sky" />
            </Comes>
          </Comes>
          <Comes plays={plays} at={together}>
            <Verdict right={right} />
          </Comes>
        </g>
      </g>
    ))}
  </>
);

const lines = [56, 40, 26] as const;

/** Question, answer and standings follow each other, by the ring that runs round them. */
const ByItself = ({ plays }: SceneProps) => (
  <>
    <g transform="translate(16 8) scale(1.39 1.16)">
      <rect width="92" height="62" rx="5" className="fill-surface stroke-text" strokeWidth="2" />
    </g>
    <g transform="translate(22 22)">
      <Comes plays={plays} at={1.2} by="animate-vanish">
        <path d="M8 10h56M8 20h38" className="stroke-text" strokeWidth="4" strokeLinecap="round" />
      </Comes>
      <Comes plays={plays} at={2.6} by="animate-vanish">
        <Bars plays={plays} at={1.2} />
      </Comes>
      <Comes plays={plays} at={2.6}>
        {lines.map((length, index) => (
          <g key={length}>
            <circle cx="10" cy={8 + index * 16} r="4.5" className={fills[(index + 2) % 4]} />
            <path
              d={`M22 ${8 + index * 16}h${length}`}
              className="stroke-text"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        ))}
      </Comes>
    </g>
    <g transform="translate(121 45)">
      <circle r="15" className="stroke-line" strokeWidth="4" />
      <circle
        r="15"
        pathLength="1"
        transform="rotate(-90)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1"
        className={classNames('stroke-coral', plays && 'animate-fill')}
      />
    </g>
  </>
);

const scenes = { swift: Swift, host: Show, timed: ByItself } as const;
