import type { BrowserContext } from '@playwright/test';

/** What it costs a person to get somewhere: presses, and fields that something was written into. */
export interface Efforts {
  clicks: number;
  fields: number;
}

/**
 * Counts what is done on every page of this context from now on, also on those that the server writes. The pages count, not the
 * test: whatever a step comes to there (a click on a label, a second one that was needed) is in it.
 */
export const countEfforts = async (context: BrowserContext): Promise<Readonly<Efforts>> => {
  const counted: Efforts = { clicks: 0, fields: 0 };
  await context.exposeBinding('tellEffort', (_, kind: keyof Efforts) => {
    counted[kind] += 1;
  });
  await context.addInitScript(() => {
    const { tellEffort } = window as unknown as { tellEffort: (kind: string) => void };
    const written = new WeakSet<EventTarget>();
    // A press by keyboard is a click, too; what a script presses is not.
    addEventListener(
      'click',
      ({ isTrusted, detail, target }) => {
        // A label hands its click on to its field: one press, two events.
        const isHandedOn = detail === 0 && target instanceof HTMLInputElement;
        if (isTrusted && !isHandedOn) tellEffort('clicks');
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target === null || written.has(target)) return;
        written.add(target);
        tellEffort('fields');
      },
      true,
    );
  });
  return counted;
};
