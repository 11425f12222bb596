import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AnswerAck,
  AnswerResultAck,
  Choice,
  GameStateView,
  QuestionClosedMessage,
} from '@clockbeat/domain';
import type { Inbox } from '../people/inbox.js';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import type { QuestionTimes } from './question-times.js';

/** A join over the rate of its address is sent again after this. */
const joinAgainMs = 50;

export interface PlayerOptions {
  readonly url: string;
  readonly gameId: string;
  readonly gameCode: string;
  readonly name: string;
  readonly inbox: Inbox;
  readonly questions: readonly QuestionTimes[];
  readonly random: () => number;
  /** It answers at a random moment within this after it may. */
  readonly answersWithinMs: number;
  /** From which address it comes, as a proxy says it. */
  readonly address?: string;
  /** Called when the game is over for this player. */
  readonly onFinished: () => void;
}

/** A player who takes the time of everything, and remembers what it was told. */
export class MeasuredPlayer extends Player<ThinWire> {
  readonly questionsSeen = new Set<number>();
  readonly told: AnswerResultAck[] = [];
  joinsRepeated = 0;
  lost = false;

  constructor(private readonly options: PlayerOptions) {
    const { url, gameId, inbox, address, onFinished } = options;
    const headers: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
    super(new ThinWire(url, { headers, gameId, inbox, onLost: () => this.lose() }));
    this.wire.on('gameFinished', onFinished);
    this.wire.on('questionClosed', ({ questionIndex }: QuestionClosedMessage) =>
      this.options.questions[questionIndex]?.reveal.reach(),
    );
    // in a paced game: what each answer came to, when its question is closed
    this.wire.on('answerResult', (result: AnswerAck) => {
      if (!('stored' in result)) this.told.push(result);
    });
  }

  /** Connects, and takes a seat. */
  async comeIn(): Promise<void> {
    const { gameCode, name } = this.options;
    const again = (): Promise<void> => {
      this.joinsRepeated += 1;
      return sleep(joinAgainMs);
    };
    await this.wire.connect();
    await this.join(gameCode, name, { again });
    // the lobbies of thousands, a hundred names each, would weigh on this process as long as it measures
    if (this.seat) this.seat.lobby = [];
  }

  protected override opened(questionIndex: number, { opensAt, serverTime }: GameStateView): void {
    const question = this.options.questions[questionIndex];
    if (!question || this.questionsSeen.has(questionIndex)) return;
    question.opening.reach();
    this.questionsSeen.add(questionIndex);
    const readsMs = Math.max(0, (opensAt ?? serverTime) - serverTime);
    const thinksMs = this.options.random() * this.options.answersWithinMs;
    setTimeout(() => void this.take(question, questionIndex), readsMs + thinksMs);
  }

  private async take(question: QuestionTimes, questionIndex: number): Promise<void> {
    if (this.lost) return;
    const choice = Math.floor(this.options.random() * 4) as Choice;
    const sentAt = performance.now();
    try {
      const ack = await this.tryAnswer(choice, questionIndex);
      question.answer(performance.now() - sentAt, ack);
      if (ack.ok && !('stored' in ack)) this.told.push(ack);
    } catch {
      this.lost = true;
    }
  }

  private lose(): void {
    this.lost = true;
  }
}
