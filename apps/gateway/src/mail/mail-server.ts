import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Environment } from '../config/environment.js';

export interface Mail {
  /** Names the mail, not the attempt: whoever gets it twice can see that it is the same. Without its domain. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
  async send({ id, to, subject, text, html }: Mail): Promise<void> {
    const { smtpUrl, mailFrom } = this.environment;
    if (smtpUrl === null) throw new Error('There is no mail server');
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    await transport.sendMail({
      messageId: `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
      from: { name: 'Clockbeat', address: mailFrom },
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
      // Texts come from people: none of them names a file of this machine or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** Whether the server will never take this very mail (an unknown recipient), however often it is asked. */
const isRefusedForGood = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if (!('code' in error) || !('responseCode' in error)) return false;
  const aboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return aboutTheMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
};

const minute = 60_000;
const attempts = 6;

/**
 * How long to wait after this attempt has failed, ms: a minute at first, then four times as long each time, so that the last
 * one comes about six hours later. Null: it need not be tried again.
 */
export const pauseAfter = (attempt: number, error: unknown): number | null =>
  isRefusedForGood(error) || attempt >= attempts ? null : minute * 4 ** (attempt - 1);

/** All that a log should say of a failure: servers like to quote the address in their words. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
