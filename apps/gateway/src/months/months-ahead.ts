import { LogMonths } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { RecurringTask } from '../runtime/recurring-task.js';

const everyMs = 60 * 60_000;
const jitterMs = 10 * 60_000;

/** Makes the months of the log before they begin. Every gateway asks; one at a time does it. */
@Injectable()
export class MonthsAhead implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.make(), { everyMs, jitterMs });
  private readonly said = new Set<string>();

  constructor(
    private readonly months: LogMonths,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  async make(now = Date.now()): Promise<void> {
    const { made, late, waiting } = await this.months.makeAhead(now);
    if (made.length > 0)
      this.logger.info({ months: made.map(({ name }) => name) }, 'Months of the log were made');
    for (const { name } of late.filter((month) => !this.said.has(month.name))) {
      this.said.add(name);
      this.logger.warn({ month: name }, 'This month of the log has begun without a part of its own');
    }
    if (waiting.length > 0)
      this.logger.warn(
        { months: waiting.map(({ name }) => name) },
        'Months of the log wait: something has it in use for long',
      );
  }
}
