import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CorrectedView,
  type CorrectionBody,
  choicesFor,
  type QuestionFigures,
  type Results,
} from '@clockbeat/domain';
import type { Random } from '../../support/random.js';
import type { Call } from '../checker/record.js';

const again = 300;
const givesUpAfterMs = 60_000;

/** What a call was answered; a status of null: nobody answered. */
export type Heard = Pick<Call, 'status' | 'answer'>;
/** How its host calls the service. */
export type CallService = (method: string, path: string, body: object | null) => Promise<Heard>;

/** A host who finds out after the game that a question was wrong, perhaps that it was not, and says so until it is heard. */
export class Corrector {
  private enough = 0;

  constructor(
    private readonly service: CallService,
    private readonly gameId: string,
    private readonly random: Random,
    /** All that it has called, in its order. */
    readonly calls: Call[] = [],
  ) {}

  /** One question, its undo, and perhaps the same question or another one again. */
  async lookThroughIt(): Promise<void> {
    this.enough = performance.now() + givesUpAfterMs;
    do {
      const asked = (await this.results())?.questions ?? [];
      if (asked.length === 0) return;
      const correctionId = await this.correct(this.changeOf(this.random.of(asked)));
      if (correctionId === null || this.random.chance(0.4)) return;
      await this.undo(correctionId);
    } while (this.random.chance(0.5));
  }

  private changeOf({ questionIndex, kind, correctAnswer, options }: QuestionFigures): CorrectionBody {
    const reason = `it was wrong, ${this.random.whole(1000, 9999)}`;
    const others = choicesFor(options).filter((choice) => choice !== correctAnswer);
    return kind !== undefined || this.random.chance(0.5)
      ? { questionIndex, change: 'void', reason }
      : { questionIndex, change: 'rekey', answer: this.random.of(others), reason };
  }

  /** The id of what stands then; null where nothing is known of it at last. */
  private async correct(body: CorrectionBody): Promise<string | null> {
    const path = `/api/games/${this.gameId}/corrections`;
    const call = await this.untilHeard('correct', 'POST', path, body);
    if (call?.status === 201) return (call.answer as CorrectedView).correction.correctionId;
    if (call?.status !== 409) return null;
    // an earlier call was heard, and its reply lost
    const standing = (await this.results())?.corrections ?? [];
    return standing.find(({ questionIndex }) => questionIndex === body.questionIndex)?.correctionId ?? null;
  }

  private async undo(correctionId: string): Promise<void> {
    const path = `/api/games/${this.gameId}/corrections/${correctionId}`;
    await this.untilHeard('undo', 'DELETE', path, { correctionId });
  }

  private async results(): Promise<Results | null> {
    const call = await this.untilHeard('results', 'GET', `/api/games/${this.gameId}/results`);
    return call?.status === 200 ? (call.answer as Results) : null;
  }

  /** What was refused for now, or never answered, is sent again; null when nobody hears at all. */
  private async untilHeard(
    what: Call['what'],
    method: string,
    path: string,
    body?: object,
  ): Promise<Call | null> {
    for (; performance.now() < this.enough; await sleep(again)) {
      const call = await this.call(what, method, path, body);
      if (call.status !== null && call.status !== 429 && call.status < 500) return call;
    }
    return null;
  }

  private async call(what: Call['what'], method: string, path: string, body?: object): Promise<Call> {
    const at = Date.now();
    const heard = await this.service(method, path, method === 'POST' ? (body ?? null) : null);
    const call: Call = { what, body: body ?? null, at, until: Date.now(), ...heard };
    this.calls.push(call);
    return call;
  }
}
