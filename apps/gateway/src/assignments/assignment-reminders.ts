import { intlTag, type Language } from '@clockbeat/domain';
import { type AssignmentReminder, AssignmentReminderStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { escapeHtml } from '../http/escape-html.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { MailServer } from '../mail/mail-server.js';
import { OutboxWorker } from '../mail/outbox-worker.js';
import { mailPage, type WrittenMail } from '../mail/summary-mail.js';
import { textsIn } from '../texts/texts-in.js';
import { LinksInReminders } from './reminder-links.js';

/** Reminds who has begun an assignment and not finished it, before it closes. Any gateway may note the mails, and any may send them. */
@Injectable()
export class AssignmentReminders extends OutboxWorker<AssignmentReminder> {
  constructor(
    reminders: AssignmentReminderStore,
    server: MailServer,
    links: LinksInReminders,
    clock: ServerClock,
    { face }: Environment,
    logger: PinoLogger,
  ) {
    super(server, logger, {
      claim: async (holdMs) => {
        await reminders.note(clock.now());
        return reminders.claim(holdMs, face.defaultLanguage, clock.now());
      },
      write: async (due) => {
        if (!due.wanted) return null;
        const { assignmentId, userId, email } = due;
        const ways = links.of(due.link, userId);
        return {
          id: `reminder.${assignmentId}.${userId}`,
          to: email,
          unsubscribe: ways.unsubscribe,
          ...reminderMail(face.name, due, ways),
        };
      },
      sent: (due) => reminders.sent(due),
      putOff: (due, ms) => reminders.putOff(due, ms),
      failure: 'A reminder could not be mailed',
      named: ({ assignmentId }) => ({ assignmentId }),
    });
  }
}

/** By the clocks of the host's zone, as the page has it. */
const momentIn = (timeZone: string, at: Date, language: Language): string => {
  const tag = language === 'en' ? 'en-GB' : intlTag(language);
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  return `${moment} (${timeZone.replaceAll('_', ' ')})`;
};

/** A reminder in its reader's language: the same words as plain text and as HTML that loads nothing. */
const reminderMail = (
  installation: string,
  { title, closesAt, timeZone, language }: AssignmentReminder,
  { link, unsubscribe }: { link: string; unsubscribe: string },
): WrittenMail => {
  const t = textsIn(language);
  const said = t('reminder.text', { moment: momentIn(timeZone, closesAt, language) });
  return {
    subject: t('reminder.subject', { title }),
    text: [
      title,
      '',
      said,
      '',
      t('summary.fact', { name: t('reminder.goOn'), value: link }),
      '',
      t('reminder.why'),
      t('summary.fact', { name: t('reminder.stop'), value: unsubscribe }),
      '',
    ].join('\n'),
    html: mailPage(
      installation,
      language,
      `<h1 style="font-size:24px;margin:0 0 16px" dir="auto">${escapeHtml(title)}</h1>
<p style="margin:0">${escapeHtml(said)}</p>
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#c13a1b;font-weight:bold">${t('reminder.goOn')}</a></p>
<p style="margin:0;color:#6b6574;font-size:14px">${t('reminder.why')} <a href="${escapeHtml(unsubscribe)}" style="color:#6b6574">${t('reminder.stop')}</a></p>`,
    ),
  };
};
