import type { Choice } from '@clockbeat/domain/contract';
import { inkOf, letterOf } from './answer-look.js';
import { AnswerShape } from './answer-shape.js';
import { classNames } from './class-names.js';

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
      className={classNames('absolute inset-0 size-full', onColour ? 'text-ink' : inkOf(choice))}
    />
    <span className={classNames('relative font-extrabold', onColour ? 'text-paper' : 'text-ink')}>
      {letterOf(choice)}
    </span>
  </span>
);
