import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, type Commands, Declined, type Driver } from './driver.js';
import { RunningProgram } from './running-program.js';

const names: { readonly [C in Command]: string } = {
  open: 'Navigate',
  reload: 'Refresh',
  resize: 'SetWindowRect',
  run: 'ExecuteScript',
  click: 'ElementClick',
  type: 'ElementSendKeys',
  clear: 'ElementClear',
};

type Reply = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

interface Question {
  readonly answer: (reply: Reply) => void;
  readonly fail: (error: Error) => void;
}

/** Firefox without a window, by Marionette: WebDriver's commands over the socket that geckodriver would translate to. */
export class FirefoxDriver implements Driver {
  private readonly questions = new Map<number, Question>();
  private asked = 0;
  private unread = Buffer.alloc(0);

  private constructor(
    private readonly program: RunningProgram,
    private readonly profile: string,
    private readonly socket: Socket,
  ) {
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      for (const { fail } of this.questions.values()) fail(gone());
    });
  }

  static async start({ dark }: { readonly dark: boolean }): Promise<Driver> {
    const profile = makeProfile(dark);
    const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
    const program = new RunningProgram('firefox', args, { HOME: profile });
    const portFile = join(profile, 'MarionetteActivePort');
    try {
      await program.ready(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
      const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
      const driver = new FirefoxDriver(program, profile, socket);
      await driver.ask('WebDriver:NewSession', {});
      return driver;
    } catch (error) {
      await program.stop();
      throw error;
    }
  }

  async send<C extends Command>(command: C, body: Commands[C]): Promise<unknown> {
    const result = await this.ask(`WebDriver:${names[command]}`, body);
    return (result as { value?: unknown }).value;
  }

  async end(): Promise<void> {
    await this.ask('Marionette:Quit', { flags: ['eForceQuit'] });
    await this.program.stop(null);
    this.socket.destroy();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private async ask(name: string, body: object): Promise<unknown> {
    if (this.socket.destroyed) throw gone();
    this.asked += 1;
    const id = this.asked;
    const text = JSON.stringify([0, id, name, body]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await new Promise<Reply>((answer, fail) =>
      this.questions.set(id, { answer, fail }),
    );
    if (error) throw new Declined(name, error.error, error.message);
    return result;
  }

  /** Each message has its length before it. The first one greets, and answers nothing. */
  private read(chunk: Buffer): void {
    this.unread = Buffer.concat([this.unread, chunk]);
    for (;;) {
      const start = this.unread.indexOf(':') + 1;
      const end = start + Number(this.unread.toString('utf8', 0, start - 1));
      if (start === 0 || this.unread.length < end) return;
      const message: unknown = JSON.parse(this.unread.toString('utf8', start, end));
      this.unread = this.unread.subarray(end);
      if (!Array.isArray(message)) continue;
      const reply = message as Reply;
      this.questions.get(reply[1])?.answer(reply);
      this.questions.delete(reply[1]);
    }
  }
}

const gone = (): Error => new Error('Firefox has gone');

/** A profile of its own, whose window is all page: its frame would be wider than a phone. */
const makeProfile = (dark: boolean): string => {
  const profile = mkdtempSync(join(tmpdir(), 'clockbeat-firefox-'));
  const settings = {
    'marionette.port': 0,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    // a sound card that every machine has
    'media.cubeb.force_mock_context': true,
    // it speaks with us and nobody else
    'app.normandy.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(
    join(profile, 'chrome', 'userChrome.css'),
    '#navigator-toolbox { display: none !important } :root, body { min-width: 0 !important; min-height: 0 !important }',
  );
  return profile;
};
