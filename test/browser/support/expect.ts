import { expect as strict } from '@playwright/test';

/** A busy machine is slow, not wrong: only a test that fails waits that long. */
export const timeoutMs = 60_000;
export const expect = strict.configure({ timeout: timeoutMs });
