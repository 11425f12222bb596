import { type InstallationView, type KeptThing, keptThings, type RetentionView } from '@clockbeat/domain';
import { Installation, Persistence, Quotas, type RetentionRule } from '@clockbeat/persistence';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Environment } from '../config/environment.js';
import { builtVersion } from '../metrics/build-info.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, Refuses } from '../schemas/answers.js';

/** What "lately" is of what went, days. */
const latelyDays = 30;

interface Keeping {
  readonly days: number | null;
  /** By which rule, where hosts have notice of it. */
  readonly rule?: RetentionRule;
  /** Whether the audit log is told how many went. */
  readonly isCounted: boolean;
}

const keeping: Readonly<Record<KeptThing, (settings: Environment) => Keeping>> = {
  finished_games: ({ gameDays: days }) => ({ days, rule: 'finished', isCounted: true }),
  unstarted_games: ({ unstartedGameDays: days }) => ({ days, rule: 'unstarted', isCounted: true }),
  solo_games: ({ soloGameDays: days }) => ({ days, rule: 'solo', isCounted: true }),
  visitors_games: ({ guestGameDays: days }) => ({ days, isCounted: true }),
  visitors_sets: ({ guestSetDays: days }) => ({ days, isCounted: true }),
  feedback: ({ feedbackDays: days }) => ({ days, isCounted: true }),
  idle_sessions: ({ sessionIdleDays: days }) => ({ days, isCounted: false }),
  sessions: ({ sessionDays: days }) => ({ days, isCounted: false }),
  audit: ({ auditDays: days }) => ({ days, isCounted: false }),
};

@ApiTags('operators')
@Controller('api/operator/installation')
@MayOperate()
export class InstallationController {
  private readonly version = builtVersion();
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  constructor(
    private readonly installation: Installation,
    private readonly quotas: Quotas,
    private readonly persistence: Persistence,
    private readonly environment: Environment,
  ) {}

  /** Sizes are PostgreSQL's, rows its estimates: nothing is counted for it but pictures. */
  @Get()
  @RateLimit({ name: 'installation', limit: 60, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What is stored, what runs, and what is behind' })
  @Answers(200, 'InstallationView')
  @Refuses(429)
  async look(): Promise<InstallationView> {
    const [stored, lag, retention, quotas] = await Promise.all([
      this.installation.look(),
      this.persistence.projections.lag(),
      this.retention(new Date()),
      this.quotas.shared(),
    ]);
    const projections = lag.map(({ name, behindMs }) => ({ name, behindMs }));
    return { version: this.version, startedAt: this.startedAt, projections, retention, quotas, ...stored };
  }

  /** What the settings of this gateway say, since when rules hold, and what went. */
  private async retention(now: Date): Promise<RetentionView[]> {
    const went = await this.installation.wentLately(latelyDays);
    const begins = new Map(
      (await this.persistence.retention.rules()).map((rule) => [rule.rule, rule.inForceAt]),
    );
    return keptThings.map((what) => {
      const { days, rule, isCounted } = keeping[what](this.environment);
      const inForceAt = rule && begins.get(rule);
      return {
        what,
        days,
        inForceAt: days !== null && inForceAt && inForceAt > now ? inForceAt.toISOString() : null,
        wentLately: isCounted ? (went.get(what) ?? 0) : null,
      };
    });
  }
}
