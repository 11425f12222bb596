import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AssignmentsModule } from './assignments/assignments.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import type { Environment } from './config/environment.js';
import { environmentModule } from './config/environment.module.js';
import { ExpiryModule } from './expiry/expiry.module.js';
import { FaceModule } from './face/face.module.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { GamesModule } from './games/games.module.js';
import { HealthModule } from './health/health.module.js';
import { HttpModule } from './http/http.module.js';
import { staticFilesModule } from './http/static-files.module.js';
import { LeaguesModule } from './leagues/leagues.module.js';
import { LiveModule } from './live/live.module.js';
import { loggingModule } from './logging.module.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { MonthsModule } from './months/months.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OperatorsModule } from './operators/operators.module.js';
import { PersistenceModule } from './persistence.module.js';
import { ProjectionsModule } from './projections/projections.module.js';
import { QuestionsModule } from './questions/questions.module.js';
import { RateModule } from './rate/rate.module.js';
import { ReadsModule } from './reads/reads.module.js';
import { RedisModule } from './redis/redis.module.js';
import { RolesModule } from './roles/roles.module.js';
import { SchemasModule } from './schemas/schemas.module.js';
import { SeriesModule } from './series/series.module.js';
import { SetsModule } from './sets/sets.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { TvsModule } from './tvs/tvs.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

export interface AppParts {
  readonly environment: Environment;
  /** Where the built client lies; null: this gateway serves calls only. */
  readonly webRoot: string | null;
}

@Module({})
class AppModule {}

/** The gateway, one module per capability. */
export const appModule = ({ environment, webRoot }: AppParts): DynamicModule => ({
  module: AppModule,
  imports: [
    environmentModule(environment),
    HttpModule,
    loggingModule(),
    PersistenceModule,
    ReadsModule,
    RedisModule,
    RateModule,
    MetricsModule,
    HealthModule,
    ProjectionsModule,
    AuditModule,
    RolesModule,
    AuthModule,
    AccountsModule,
    TeamsModule,
    TvsModule,
    MediaModule,
    QuestionsModule,
    LiveModule,
    GamesModule,
    SchemasModule,
    SetsModule,
    SeriesModule,
    AssignmentsModule,
    MailModule,
    WebhooksModule,
    LeaguesModule,
    StatisticsModule,
    AnalyticsModule,
    FaceModule,
    FeedbackModule,
    NewsletterModule,
    OperatorsModule,
    ExpiryModule,
    MonthsModule,
    staticFilesModule(webRoot),
  ],
});
