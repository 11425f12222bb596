import { regional } from './regional.js';

it('writes dates as the reader’s region does', () => {
  expect(regional('fr', ['en-US', 'fr-CA'])).toBe('fr-CA');
  expect(regional('en', ['EN-gb'])).toBe('EN-gb');
  expect(regional('fr', ['en-US'])).toBe('fr');
  expect(regional('pt-BR', ['pt-PT'])).toBe('pt-PT');
  expect(regional('ar', ['ar-EG'])).toBe('ar-EG-u-nu-latn');
});

it('passes over what Intl takes for no language, as Chrome names a machine without a region', () => {
  expect(regional('en', ['en-US@posix'])).toBe('en');
  expect(regional('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
});
