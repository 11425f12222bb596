import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Environment } from '../config/environment.js';

export interface Mail {
  /** Names the mail, not the attempt: a mail program that gets it twice can see that it is the same. Without its domain. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST ends mails of this kind: mail programs offer it as one click (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Ms. A server that has gone silent must not hold up the mails of others. */
const timeouts = {
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  dnsTimeout: 4_000,
  socketTimeout: 8_000,
};

/** The mail server of this installation, if it has one. */
@Injectable()
export class MailServer {
  constructor(private readonly environment: Environment) {}

  get isThere(): boolean {
    return this.environment.smtpUrl !== null;
  }

  /** Resolves when the server has taken it over. */
  async send({ id, to, subject, text, html, unsubscribe }: Mail): Promise<void> {
    const { smtpUrl, mailFrom, mailReplyTo, face } = this.environment;
    if (smtpUrl === null) throw new Error('There is no mail server');
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    await transport.sendMail({
      messageId: `<${id}@${mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)}>`,
      from: { name: mailFrom.name ?? face.name, address: mailFrom.address },
      ...(mailReplyTo && { replyTo: { name: mailReplyTo.name ?? '', address: mailReplyTo.address } }),
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      // Texts come from people: none of them names a file of this machine or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}
