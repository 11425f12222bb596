import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npm run screens:readme`: the four pictures on the README's first screen, taken again into docs/pictures. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: 'readme.screens.ts',
  timeout: 240_000,
  use: { trace: 'off' },
});
