import { preferred } from './language.js';
import { regional } from './regional.js';

it('takes the first of the reader’s languages that we speak', () => {
  expect(preferred(['fr'])).toBe('fr');
  expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(preferred(['en-GB', 'fr'])).toBe('en');
});

it('speaks English to whoever reads neither', () => {
  expect(preferred(['de', 'nl-BE'])).toBe('en');
  expect(preferred([])).toBe('en');
});

it('is not misled by a language whose name only begins alike', () => {
  expect(preferred(['fro', 'frp-FR', 'enm'])).toBe('en');
});

it('writes dates as the reader’s region does', () => {
  expect(regional('fr', ['en-US', 'fr-CA'])).toBe('fr-CA');
  expect(regional('en', ['EN-gb'])).toBe('EN-gb');
  expect(regional('fr', ['en-US'])).toBe('fr');
});

it('passes over what Intl takes for no language, as Chrome names a machine without a region', () => {
  expect(regional('en', ['en-US@posix'])).toBe('en');
  expect(regional('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
});
