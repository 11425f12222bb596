import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npm run recordings`: the five moments of a show as they move, into docs/pictures, and once more for who asks for stillness. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: 'show.screens.ts',
  timeout: 400_000,
  // what moves is recorded as it is painted: nothing else moves meanwhile
  workers: 1,
  use: { trace: 'off', contextOptions: {} },
});
