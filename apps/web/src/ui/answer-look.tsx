import { type Choice, letters } from '@clockbeat/domain/contract';
import { classNames } from './class-names.js';

/** A to F, the same on phone and stage. */
export const letterOf = (choice: Choice): string => letters[choice];

/** Their classes are put together here, so `index.css` names them for Tailwind. */
const colours = ['coral', 'sky', 'volt', 'grape', 'aqua', 'orchid'] as const;
export const fillOf = (choice: Choice): string => `bg-${colours[choice]}`;

interface LetteredShapeProps {
  choice: Choice;
  /** On the answer's own colour the shape is dark; anywhere else it brings the colour itself. */
  onColour: boolean;
  className?: string;
}

/** The letter inside its shape, as it stands on every answer. */
export const LetteredShape = ({ choice, onColour, className }: LetteredShapeProps) => (
  <span aria-hidden="true" className={classNames('relative grid shrink-0 place-items-center', className)}>
    <AnswerShape
      choice={choice}
      className={classNames('absolute inset-0 size-full', onColour ? 'text-ink' : `text-${colours[choice]}`)}
    />
    <span className={classNames('relative font-extrabold', onColour ? 'text-paper' : 'text-ink')}>
      {letterOf(choice)}
    </span>
  </span>
);

const star = 'M50 4l13 30 33 3-25 22 8 33-29-18-29 18 8-33L4 37l33-3z';
const hexagon = 'M50 4l40 23v46L50 96 10 73V27z';
const plus = 'M34 6h32v28h28v32H66v28H34V66H6V34h28z';
const diamond = 'M50 2l48 48-48 48L2 50z';
const triangle = 'M2 8h96L50 98z';

/** Each answer's own shape, for eyes that don't part the colours: disc, hexagon, plus, star, diamond, triangle. */
const AnswerShape = ({ choice, className }: { choice: Choice; className?: string }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={className} fill="currentColor">
    {choice === 0 ? (
      <circle cx="50" cy="50" r="46" />
    ) : (
      <path d={[hexagon, plus, star, diamond, triangle][choice - 1]} />
    )}
  </svg>
);
