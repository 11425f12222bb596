import { until } from '../support/live/until.js';
import { Declined, type Driver } from './drivers/driver.js';
import { FirefoxDriver } from './drivers/firefox.js';
import { WebKitDriver } from './drivers/webkit.js';
import {
  aimAt,
  boardRows,
  findField,
  isShown,
  known,
  missedBy,
  noteFromNowOn,
  wasNoted,
} from './page-scripts.js';

/** The engines that people have besides Chromium, each with the programs that bring it. */
export const engines = {
  WebKit: { programs: ['webkit', 'xvfb'], start: WebKitDriver.start },
  Firefox: { programs: ['firefox'], start: FirefoxDriver.start },
} as const;
export type Engine = (typeof engines)[keyof typeof engines];

/** The key under which WebDriver hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** What a press is declined with while the page moves under it; then nothing was pressed. */
const passes = ['element click intercepted', 'element not interactable', 'stale element reference'];

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  /** An old projector. */
  wall: { width: 1024, height: 768 },
} as const;

/** A real browser, and what somebody in front of it does and sees. */
export class Browser {
  private constructor(private readonly driver: Driver) {}

  static async start(
    engine: Engine,
    size: keyof typeof sizes,
    { dark = false }: { readonly dark?: boolean } = {},
  ): Promise<Browser> {
    const browser = new Browser(await engine.start({ dark }));
    await browser.resize(size);
    return browser;
  }

  async resize(size: keyof typeof sizes): Promise<void> {
    await this.driver.send('resize', sizes[size]);
    const { width, height } = sizes[size];
    await until(`the page is ${width} wide and ${height} high`, async () => {
      const [wide, high] = await this.run(() => [innerWidth, innerHeight]);
      return wide === width && high === height;
    });
  }

  async open(url: string): Promise<void> {
    await this.driver.send('open', { url });
  }

  async reload(): Promise<void> {
    await this.driver.send('reload', {});
  }

  /** Runs a function in the page; it knows nothing but its arguments. */
  async run<A extends readonly unknown[], R>(function_: (...args: A) => R, ...args: A): Promise<R> {
    const script = `${known}\nreturn (${function_}).apply(null, arguments)`;
    return (await this.driver.send('run', { script, args })) as R;
  }

  /** Waits until this is to be read. */
  sees(text: string): Promise<void> {
    return until(`“${text}” is on the page`, () => this.run(isShown, text));
  }

  seesNoMore(text: string): Promise<void> {
    return until(`“${text}” has gone from the page`, async () => !(await this.run(isShown, text)));
  }

  /** What stands for a moment only: the page itself looks for it, from before `act` on. */
  async seesInPassing(text: string, act: () => Promise<unknown>): Promise<void> {
    await this.run(noteFromNowOn, text);
    await act();
    await until(`“${text}” was on the page`, () => this.run(wasNoted));
  }

  /** Waits until the board says this, line by line. */
  async seesBoard(...rows: readonly string[]): Promise<void> {
    const wanted = rows.join('\n');
    await until(`the board says “${wanted}”`, async () => (await this.run(boardRows)).join('\n') === wanted);
  }

  /** Presses the button, link or switch whose name begins so, as soon as it takes a press; one that moves away fails. */
  async press(name: string): Promise<void> {
    await until(`“${name}” can be pressed`, async () => {
      const control = await this.run(aimAt, name);
      if (control === null) return false;
      try {
        await this.driver.send('click', { id: idOf(control) });
        return true;
      } catch (error) {
        if (error instanceof Declined && passes.includes(error.code)) return false;
        throw error;
      }
    });
    const missed = await this.run(missedBy);
    if (missed !== null) throw new Error(`“${name}” moved away under the press, which met “${missed}”`);
  }

  async fill(label: string, text: string): Promise<void> {
    await until(`there is a field “${label}”`, async () => (await this.run(findField, label)) !== null);
    const id = idOf(await this.run(findField, label));
    await this.driver.send('clear', { id });
    await this.driver.send('type', { id, text });
  }

  end(): Promise<void> {
    return this.driver.end();
  }
}

const idOf = (element: unknown): string => (element as Record<typeof elementKey, string>)[elementKey];
