import type { GameId } from '@clockbeat/domain';
import type pg from 'pg';
import { forgetMonth } from '../archive/archive.sql.js';
import { inTransaction } from '../in-transaction.js';
import { isMyTurn } from './expiry.store.js';
import { type ForgottenGame, type RetentionDays, type RetentionRule, retentionRules } from './retention.js';
import * as sql from './retention.sql.js';

/** A rule that may take games now, and when those had ended. */
export interface RuleInForce {
  readonly rule: RetentionRule;
  readonly before: Date;
}

/** A rule as it stands. */
export interface NotedRule {
  readonly rule: string;
  /** After the end of a game. */
  readonly days: number;
  /** Since when it says so, or is as strict as that. */
  readonly since: Date;
  /** It takes nothing before. */
  readonly inForceAt: Date;
}

/** By which rules games of accounts go, and what is known of those that went (docs/decisions/088). */
export class RetentionStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Writes down what the settings say. The notice that hosts have begins when a rule is written down for the first time. */
  async note(days: RetentionDays, now: Date): Promise<void> {
    const rules = retentionRules.filter((rule) => days[rule] !== null);
    await this.pool.query(sql.noteRules, [rules, rules.map((rule) => days[rule]), now]);
  }

  async rules(): Promise<NotedRule[]> {
    return (await this.pool.query<NotedRule>(sql.readRules)).rows;
  }

  /** The rules whose notice is over. */
  async inForce(now: Date): Promise<RuleInForce[]> {
    const { rows } = await this.pool.query<RuleInForce>(sql.rulesInForce, [now]);
    return rows.filter(({ rule }) => retentionRules.includes(rule));
  }

  /** The archived months all of whose games are over their time, by name. */
  async dueMonths(rules: readonly RuleInForce[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ month: string }>(sql.dueMonths, [
      rules.map(({ rule }) => rule),
      rules.map(({ before }) => before),
    ]);
    return rows.map(({ month }) => month);
  }

  /**
   * Takes those of these months off the list that have no game any more: their files are unused from then on. How many. Where
   * somebody archives or restores just now it is none.
   */
  forgetMonths(months: readonly string[]): Promise<number> {
    return inTransaction(this.pool, async (transaction) => {
      if (!(await isMyTurn(transaction))) return 0;
      const { rows } = await transaction.query<{ month: string }>(sql.emptyMonths, [months]);
      for (const { month } of rows) await transaction.query(forgetMonth, [month]);
      return rows.length;
    });
  }

  /** What is known of a game that went; null: none of that id did. */
  async forgotten(gameId: GameId): Promise<ForgottenGame | null> {
    const { rows } = await this.pool.query<ForgottenGame>(sql.findForgotten, [gameId]);
    return rows[0] ?? null;
  }
}
