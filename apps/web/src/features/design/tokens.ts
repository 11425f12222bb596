import { readColours, readRules, type Scheme } from '../../styles/read-tokens.js';
import css from '../../styles/tokens.css?raw';

const light = readColours(css, 'light');
const dark = readColours(css, 'dark');

/** The colours as the sheet itself declares them: this page copies nothing. */
export const coloursOf = (scheme: Scheme) => (scheme === 'light' ? light : dark);

/** What the theme declares under a prefix, by the rest of its name: `--text-` gives sm, base, lg ... */
export const themed = (prefix: string): [name: string, value: string][] =>
  readRules(css)
    .filter(({ selector }) => selector.startsWith('@theme'))
    .flatMap(({ declares }) => [...declares])
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
