import type { Problem, RefusalCode } from '@clockbeat/domain';
import { refusals } from '../../http/refusals.js';

/** A message that was refused: a value, told to its sender. */
export class Refusal {
  constructor(readonly code: RefusalCode) {}

  get problem(): Problem {
    return { code: this.code, message: refusals[this.code][1] };
  }
}

export const refuse = (code: RefusalCode): Refusal => new Refusal(code);
