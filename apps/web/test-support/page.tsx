import { format } from 'node:util';
import type { UserView } from '@clockbeat/domain/contract';
import { jest } from '@jest/globals';
import { type BoundFunctions, type queries as domQueries, fireEvent, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { sessionOf } from './answers.js';
import { complaints, departures, goTo, putWindow, reports, takeWindow } from './dom.js';
import { type Messages, putServer, serve, takeServer, tell } from './live-server.js';
import { type Calls, Network, type Reply } from './network.js';

// React looks for a window when it is loaded.
putWindow();
const { act, cleanup, render } = await import('@testing-library/react/pure.js');
const { notifyManager } = await import('@tanstack/react-query');
const { ApiError } = await import('../src/api/request.js');
const { look, serverAway } = await import('../src/api/server-away.js');
const { Client } = await import('../src/client.js');
const { queries } = await import('../src/frame/query-layout.js');
const { askSessionAgain } = await import('../src/frame/session.js');
const { languageAtStart } = await import('../src/texts/language.js');
const { loadTexts } = await import('../src/texts/texts.js');
const { dismissNotice } = await import('../src/ui/notices.js');
// All that comes apart: on a busy machine it would come only in the next test, or find no window any more, and a file that
// failed once a worker never loads again.
const { pages } = await import('../src/pages.js');
const loaders = ({ handle, children = [] }: RouteObject): (() => unknown)[] => [
  ...(handle ? [handle] : []),
  ...children.flatMap(loaders),
];
await Promise.all([
  ...pages.flatMap(loaders).map((load) => load()),
  import('../src/frame/agree-with-account.js'),
  import('../src/frame/game-notices.js'),
  import('../src/features/play/play-page.js'),
  import('../src/features/play/besides.js'),
  import('../src/features/play/paced/paced.js'),
  import('../src/features/play/rating.js'),
  import('../src/frame/corrections/correct-dialog.js'),
  import('../src/features/scan/scan-page.js'),
  import('../src/hosting/rules-plan.js'),
  import('../src/live/player-session.js'),
  import('../src/ui/qr-path.js'),
]);
takeWindow();

// By itself it waits for a timer of 0 ms, and for those the page's time would have to pass.
notifyManager.setScheduler(queueMicrotask);

interface Opening {
  /** Who is signed in; nobody else. */
  signedIn?: Partial<UserView>;
  /** What the server answers. A call that is not named fails the test. */
  calls?: Calls;
  /** What comes of calls that are not named. */
  otherwise?: Reply;
  /** What a server answers on sockets; without it they find nobody. */
  messages?: Messages;
  /** What the browser's storage holds besides, by key: a text as it is, anything else as JSON. */
  keeps?: Record<string, unknown>;
  /** What time it is; time stands still until the test lets it pass. */
  now?: string;
}

type Queries = BoundFunctions<typeof domQueries>;

/** The longest that a page may take to load its code, on a machine that is busy with other tests. */
const patienceMs = 180_000;
const turn = setImmediate;
const clock = performance.now.bind(performance);

/**
 * The pages of the client in a window of their own, without a browser: called once by a file, whose tests open addresses
 * with it. All is real but the network and the time.
 */
export const clientPage = () => {
  let network = new Network({}, undefined);
  let unnamed: string[] = [];
  let isOpen = false;
  let realFetch: typeof fetch;

  beforeAll(() => {
    putWindow();
    putServer();
    realFetch = globalThis.fetch;
  });
  beforeEach(() => {
    departures.splice(0);
    complaints.splice(0);
    reports.splice(0);
    unnamed = [];
    jest.spyOn(console, 'error').mockImplementation((...said) => {
      // jsdom knows no such element, browsers do
      if (!(said[1] === 'search' && /unrecognized in this browser/.test(said[0])))
        complaints.push(format(...said));
    });
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'hrtime'],
    });
  });
  afterEach(async () => {
    await close();
    localStorage.clear();
    sessionStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    jest.useRealTimers();
    // while the window is still there that they were put into
    jest.restoreAllMocks();
    // a page may report a call that failed, nothing else
    const bugs = reports.filter((report) => !(report instanceof ApiError)).map(String);
    const wrong = [...unnamed.map((call) => `${call} was not named`), ...complaints, ...bugs];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
    takeServer();
    takeWindow();
  });

  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    cleanup();
    // what the page had begun to load comes before this does, and what it asks then it asks of its own server
    await act(async () => void (await import('../src/frame/agree-with-account.js')));
    await settle();
    unnamed.push(...network.unnamed.splice(0));
    network = new Network({}, undefined);
    queries.clear();
    Object.assign(globalThis, { fetch: network.fetch });
    if (serverAway.get()) await look();
    dismissNotice();
    // a player's socket outlives its page by a second
    await passes(1_000);
  };

  /** Opens an address by itself, as from a bookmark. */
  const openAt = async (address: string, opening: Opening = {}): Promise<void> => {
    await close();
    isOpen = true;
    if (opening.now) jest.setSystemTime(new Date(opening.now));
    for (const [key, value] of Object.entries(opening.keeps ?? {}))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    goTo(address);
    network = new Network({ ...sessionOf(opening.signedIn), ...opening.calls }, opening.otherwise);
    Object.assign(globalThis, { fetch: network.fetch });
    serve(opening.messages, opening.otherwise ? [] : unnamed);
    // as the server has written it; what an earlier page was changed to is not of this one
    document.documentElement.lang = 'en';
    const language = languageAtStart();
    await loadTexts(language);
    void askSessionAgain();
    // awaited, since the table of pages may have to come first
    await act(async () => void render(<Client first={language} />));
    await settle();
  };

  /** Lets time pass, with all that happens in it. */
  const passes = async (ms: number): Promise<void> => {
    await act(async () => jest.advanceTimersByTimeAsync(ms));
    await settle();
  };

  /** What needs no time but takes some steps: answers that come, and what they set off. */
  const settle = async (): Promise<void> => {
    for (let count = 0; count < 3; count += 1) await step();
  };

  /** Until it holds, in real time: the code of a page is still being loaded, perhaps. */
  const until = async <T,>(look: () => T, holds: (seen: T) => boolean): Promise<T> => {
    const deadline = clock() + patienceMs;
    const { asked } = network;
    for (;;) {
      const seen = look();
      if (holds(seen) || clock() > deadline) return seen;
      if (asked !== network.asked) throw new Error('The page is no more: its test has ended');
      await step();
    }
  };

  const own = {
    openAt,
    /** A part of a page by itself, in a new place on the page. */
    show: (part: ReactNode): HTMLElement => {
      isOpen = true;
      return render(part).container;
    },
    passes,
    settle,
    /** Waits until the page shows so: like Testing Library's, but the page's time stands still meanwhile. */
    until: async (holds: () => boolean): Promise<void> => {
      expect(await until(holds, Boolean)).toBe(true);
    },
    /** From now on the server answers so. */
    change: (calls: Calls): void => network.change(calls),
    tell: (...message: Parameters<typeof tell>) => act(async () => tell(...message)),
    /** One after the other, before the page has followed. */
    press: async (...buttons: Element[]): Promise<void> => {
      await act(async () => {
        for (const button of buttons) {
          if (button instanceof HTMLButtonElement) expect(button.disabled).toBe(false);
          fireEvent.click(button);
        }
      });
      await settle();
    },
    /** As the browser's button does; jsdom goes after three timers. */
    back: async (): Promise<void> => {
      history.back();
      await passes(5);
    },
    /** A key of the keyboard, while nothing has the focus. */
    key: async (key: string): Promise<void> => {
      await act(async () => void fireEvent.keyDown(document.body, { key }));
      await settle();
    },
    /** As the Tab and arrow keys do. */
    focus: async (element: HTMLElement): Promise<void> => {
      await act(async () => element.focus());
      await settle();
    },
    type: async (field: Element, value: string): Promise<void> => {
      await act(async () => void fireEvent.change(field, { target: { value } }));
    },
    /** What was asked of the server so far, with what it was asked by; only calls that begin so. */
    asked: (beginning = ''): string[] => network.asked.filter((call) => call.startsWith(beginning)),
    /** Where the page was left for. */
    leftFor: (): readonly string[] => departures,
    address: (): string => location.pathname + location.search,
  };

  const onPage = () => within(document.body) as Queries;
  return new Proxy(own as typeof own & Queries, {
    get: (_, name: string) => {
      if (name in own) return own[name as keyof typeof own];
      const found = /^find(All)?By(.+)$/.exec(name);
      if (!found) return onPage()[name as keyof Queries];
      const [, all = '', by] = found;
      return async (...query: unknown[]) => {
        const look = onPage() as unknown as Record<string, (...query: unknown[]) => Element[]>;
        await until(
          () => look[`queryAllBy${by}`]?.(...query) ?? [],
          (seen) => seen.length > 0,
        );
        return look[`get${all}By${by}`]?.(...query);
      };
    },
  });
};

/** One turn of the event loop, and what was to be done at once. */
const step = (): Promise<void> =>
  act(async () => {
    await new Promise<void>((resolve) => void turn(resolve));
    jest.advanceTimersByTime(0);
  });
