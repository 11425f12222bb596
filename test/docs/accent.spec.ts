import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accentFrom, grounds } from '../../apps/gateway/src/config/accent.js';
import { contrast } from '../../apps/web/src/styles/contrast.js';
import { readColours, schemes } from '../../apps/web/src/styles/read-tokens.js';
import { floors } from '../../apps/web/src/styles/text-pairs.js';

const css = readFileSync(join(import.meta.dirname, '../../apps/web/src/styles/tokens.css'), 'utf8');

/** Every twenty-first shade of each channel, the ends among them, and colours that clubs like. */
const steps = Array.from({ length: 13 }, (_, step) => Math.min(255, step * 21 + 3));
const hex = (...channels: number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const colours = [
  ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue)))),
  '#000000',
  '#ffffff',
  '#15131f',
  '#fbf7f0',
  '#777777',
  '#1f6feb',
  '#ffd400',
];

describe.each(schemes)('an installation’s accent in the %s scheme', (scheme) => {
  const { page, surface } = readColours(css, scheme);

  it('is reckoned against the client’s own page and cards', () => {
    expect(grounds[scheme]).toEqual([page, surface]);
  });

  it('is seen on both, and read on, whatever it is', () => {
    const poor = colours.filter((colour) => {
      const { accent, onAccent } = accentFrom(colour)[scheme];
      return (
        contrast(onAccent, accent) < floors.text ||
        [page, surface].some((ground) => contrast(accent, ground) < floors.sign)
      );
    });
    expect(poor).toEqual([]);
  });
});

it('is worn as it was named where it can be', () => {
  const blue = accentFrom('#1f6feb');
  expect(blue.light.accent).toBe('#1f6feb');
  expect(blue.dark.accent).toBe('#1f6feb');
  const yellow = accentFrom('#ffd400');
  expect(yellow.dark).toEqual({ accent: '#ffd400', onAccent: '#15131f' });
  expect(yellow.light.accent).toMatch(/^#[5-9a-f]\w[3-9a-f]\w00$/);
});
