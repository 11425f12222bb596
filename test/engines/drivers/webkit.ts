import { freePort } from '../../../scripts/postgres/ports.mjs';
import { type Command, type Commands, Declined, type Driver } from './driver.js';
import { RunningProgram } from './running-program.js';

/** Where each command is sent, under the session's address. */
const addresses: { readonly [C in Command]: (body: Commands[C]) => string } = {
  open: () => 'url',
  reload: () => 'refresh',
  resize: () => 'window/rect',
  run: () => 'execute/sync',
  click: ({ id }) => `element/${id}/click`,
  type: ({ id }) => `element/${id}/value`,
  clear: ({ id }) => `element/${id}/clear`,
};

/** While a document gives way to the next one, a script has no result that the driver could read: it is meant for the next. */
const isBetweenPages = ({ message }: Declined): boolean => message.includes('Could not parse script result');
const mostTries = 20;

/** WebKit's GTK port by its own WebDriver: the engine of every iPhone. It needs a display, and brings one along. */
export class WebKitDriver implements Driver {
  private constructor(
    private readonly programs: readonly RunningProgram[],
    private readonly session: string,
  ) {}

  static async start({ dark }: { readonly dark: boolean }): Promise<Driver> {
    const programs: RunningProgram[] = [];
    try {
      const screen = ['-screen', '0', '1920x1080x24', '-nolisten', 'tcp'];
      const display = new RunningProgram('xvfb', ['-displayfd', '1', ...screen], {});
      programs.push(display);
      await display.ready(() => display.said.endsWith('\n'));

      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const driver = new RunningProgram('webkit', ['--host=127.0.0.1', `--port=${port}`], {
        DISPLAY: `:${display.said.trim()}`,
        LIBGL_ALWAYS_SOFTWARE: '1',
      });
      programs.push(driver);
      await driver.ready(() =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      // full screen: without its toolbar, which is wider than a phone
      const args = ['--automation', '--full-screen', ...(dark ? ['--dark-mode'] : [])];
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
      const { sessionId } = (await post(`${url}/session`, { capabilities })) as { sessionId: string };
      return new WebKitDriver(programs, `${url}/session/${sessionId}`);
    } catch (error) {
      await stopAll(programs);
      throw error;
    }
  }

  async send<C extends Command>(command: C, body: Commands[C]): Promise<unknown> {
    const address = `${this.session}/${addresses[command](body)}`;
    for (let tries = 1; ; tries += 1) {
      try {
        return await post(address, body);
      } catch (error) {
        if (tries === mostTries || !(error instanceof Declined) || !isBetweenPages(error)) throw error;
      }
    }
  }

  async end(): Promise<void> {
    try {
      await fetch(this.session, { method: 'DELETE' });
    } finally {
      await stopAll(this.programs);
    }
  }
}

const stopAll = async (programs: readonly RunningProgram[]): Promise<void> => {
  for (const program of [...programs].reverse()) await program.stop();
};

const post = async (url: string, body: object): Promise<unknown> => {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error: string; message: string } };
  if (!response.ok) throw new Declined(url.replace(/.*\//, ''), value.error, value.message);
  return value;
};
