import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** On the wall, in a player's hand, and before the host. */
export type Screens = Readonly<Record<'stage' | 'phone' | 'panel', Page>>;

/** What was seen at one time; JPEGs in base64. */
export interface Sight extends Readonly<Record<keyof Screens, string>> {
  readonly seconds: number;
}

/** What the screens show at these times of what begins now. */
export const sightsOf = async (
  { stage, phone, panel }: Screens,
  seconds: readonly number[],
  begin: () => Promise<unknown>,
): Promise<Sight[]> => {
  const recordings = [await record(stage), await record(phone), await record(panel)] as const;
  const since = Date.now();
  await begin();
  await sleep(since + 1_000 * Math.max(...seconds) - Date.now());
  for (const { end } of recordings) await end();
  return seconds.map((at) => {
    const [ofStage, ofPhone, ofPanel] = recordings.map((recording) => recording.at(since + 1_000 * at));
    return { seconds: at, stage: ofStage!, phone: ofPhone!, panel: ofPanel! };
  });
};

interface Frame {
  /** When it was painted, ms of the machine's clock. */
  readonly at: number;
  readonly data: string;
}

/** A page as it is painted: every frame with its time, from now on. */
const record = async (page: Page) => {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? Date.now() / 1_000) * 1_000, data });
    // it may be the last, and the session gone
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  return {
    end: async (): Promise<void> => {
      await session.send('Page.stopScreencast');
      await session.detach();
    },
    /** What stood on the page at that time: only what changes is painted anew. */
    at: (time: number): string => {
      const frame = frames.findLast(({ at }) => at <= time) ?? frames[0];
      if (!frame) throw new Error('Nothing was painted');
      return frame.data;
    },
  };
};
