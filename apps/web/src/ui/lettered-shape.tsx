import type { Choice } from '@clockbeat/domain';
import { letterOf } from './answer-look.js';
import { AnswerShape } from './answer-shape.js';
import { classNames } from './class-names.js';

/** The letter inside its shape, as it stands on every answer. */
export const LetteredShape = ({ choice, className }: { choice: Choice; className?: string }) => (
  <span aria-hidden="true" className={classNames('relative grid shrink-0 place-items-center', className)}>
    <AnswerShape choice={choice} className="absolute inset-0 size-full text-ink" />
    <span className="relative font-extrabold text-paper">{letterOf(choice)}</span>
  </span>
);
