import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly id: string;
  /** Headers and parts as they came, with soft and folded lines, quoted characters and encoded words undone. */
  readonly content: string;
}

/** A real mail server that keeps what it is given, or refuses it. */
export class Mailbox {
  readonly mails: ReceivedMail[] = [];
  private readonly refusals: number[] = [];
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        const code = this.refusals.shift();
        done(code === undefined ? null : Object.assign(new Error('Not now'), { responseCode: code }));
      },
      onData: (stream, session, done) => {
        text(stream).then((raw) => {
          const content = readable(raw);
          const id = /^Message-ID: (<.+>)$/im.exec(content.replaceAll('\r', ''))?.[1] ?? '';
          this.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), id, content });
          done();
        }, done);
      },
    });
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get url(): string {
    const address = this.server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** The next recipient is refused with this SMTP code. */
  refuseOnce(code: number): void {
    this.refusals.push(code);
  }

  to(email: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(email));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

const readable = (raw: string): string => {
  const bodyAt = raw.indexOf('\r\n\r\n');
  return headers(raw.slice(0, bodyAt)) + unquoted(raw.slice(bodyAt));
};

/** Words outside of ASCII come as RFC 2047 wants them, several in a row without a space of their own. */
const headers = (raw: string): string =>
  raw
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/\?=[ \t]+=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => unquoted(word.replaceAll('_', ' ')));

const unquoted = (raw: string): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
