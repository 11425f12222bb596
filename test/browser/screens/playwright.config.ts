import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npm run screens`: the product is started as for the tests, and every scene is photographed. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: 'take.screens.ts',
  timeout: 240_000,
  use: { trace: 'off' },
  globalSetup: './empty-folder.ts',
  globalTeardown: './contact-sheets.ts',
});
