import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SetsModule } from '../sets/sets.module.js';
import { AssignmentCorrections } from './assignment-corrections.js';
import { AssignmentLinksController } from './assignment-links.controller.js';
import { AssignmentReminders } from './assignment-reminders.js';
import { AssignmentReports } from './assignment-reports.js';
import { AssignmentsController } from './assignments.controller.js';
import { Assignments } from './assignments.js';
import { Attempts } from './attempts.js';
import { DeadlineTeller } from './deadline-teller.js';
import { LinksInReminders } from './reminder-links.js';
import { RemindersUnsubscribeController } from './reminders-unsubscribe.controller.js';

/** Sets that many play at their own pace, until a deadline (docs/decisions/100). */
@Module({
  imports: [LiveModule, GamesModule, SetsModule, MailModule],
  controllers: [AssignmentsController, AssignmentLinksController, RemindersUnsubscribeController],
  providers: [
    Assignments,
    Attempts,
    AssignmentReports,
    AssignmentCorrections,
    DeadlineTeller,
    LinksInReminders,
    AssignmentReminders,
  ],
})
export class AssignmentsModule {}
