import { blend, contrast } from './contrast.js';
import type { Colours, ColourToken } from './read-tokens.js';

/** What a pair carries, and so how far apart it must be (WCAG 2.2, 1.4.3 and 1.4.11). */
export const floors = { text: 4.5, large: 3, sign: 3 } as const;
type Carries = keyof typeof floors;

/** A colour on its ground, as it stands somewhere in the client. */
export interface TextPair {
  readonly text: ColourToken;
  readonly on: ColourToken;
  /** `large` is 24 px and more; `sign` is what must be seen but is not read: a field's frame, the ring of the focus. */
  readonly carries: Carries;
  /** The text's opacity, where it is not whole. */
  readonly opacity?: number;
  readonly where: string;
}

/**
 * Every pair of colours that something is read by. A new pair is written down here first: the test beside it measures it
 * in both schemes, the /design page shows it, docs/design.md lists it. What is switched off (disabled) is not held to it.
 */
export const textPairs: readonly TextPair[] = [
  { text: 'text', on: 'page', carries: 'text', where: 'everything that is read' },
  {
    text: 'text',
    on: 'surface',
    carries: 'text',
    where: 'fields, cards, rows of the board, dialogs, notices',
  },
  { text: 'text', on: 'sunken', carries: 'text', where: 'the line of a menu under the pointer' },
  { text: 'text', on: 'line', carries: 'text', where: 'badge' },
  { text: 'page', on: 'text', carries: 'text', where: 'the line that says the connection is away' },
  { text: 'muted', on: 'page', carries: 'text', where: 'second lines, hints, captions' },
  {
    text: 'muted',
    on: 'surface',
    carries: 'text',
    where: 'second lines in cards and dialogs, what stands in an empty field',
  },
  {
    text: 'muted',
    on: 'surface',
    carries: 'text',
    opacity: 0.9,
    where: 'answers that are out of the running',
  },
  { text: 'muted', on: 'line', carries: 'text', where: 'badge of what is over' },
  { text: 'bad', on: 'page', carries: 'text', where: 'errors under fields, wrong' },
  { text: 'bad', on: 'surface', carries: 'text', where: 'danger in dialogs and menus, verdict' },
  { text: 'bad', on: 'sunken', carries: 'text', where: 'danger in a menu, under the pointer' },
  { text: 'good', on: 'page', carries: 'text', where: 'the right answer, right' },
  { text: 'good', on: 'surface', carries: 'text', where: 'verdict, badge' },
  {
    text: 'on-accent',
    on: 'accent',
    carries: 'text',
    where: 'the main button, the step that leads a game on',
  },
  { text: 'ink', on: 'coral', carries: 'text', where: 'answer A, live, third place' },
  { text: 'ink', on: 'sky', carries: 'text', where: 'answer B, paused, second place' },
  { text: 'ink', on: 'volt', carries: 'text', where: 'answer C, the own line of a board, first place' },
  { text: 'ink', on: 'volt', carries: 'text', opacity: 0.8, where: 'the team in the own line' },
  { text: 'ink', on: 'grape', carries: 'text', where: 'answer D' },
  { text: 'ink', on: 'aqua', carries: 'text', where: 'answer E' },
  { text: 'ink', on: 'orchid', carries: 'text', where: 'answer F' },
  { text: 'paper', on: 'ink', carries: 'text', where: 'the letter in its shape, on an answer' },
  { text: 'text', on: 'surface', carries: 'text', opacity: 0.8, where: 'the team in a line of a board' },
  { text: 'line-strong', on: 'page', carries: 'sign', where: 'frame of a field, switch that is off' },
  { text: 'line-strong', on: 'surface', carries: 'sign', where: 'the same in a dialog or card' },
  { text: 'good', on: 'page', carries: 'sign', where: 'switch that is on' },
  { text: 'focus', on: 'page', carries: 'sign', where: 'ring of the focus' },
  { text: 'focus', on: 'surface', carries: 'sign', where: 'ring of the focus in a dialog or card' },
];

/** How far a pair's colours are apart in a scheme. */
export const ratioOf = ({ text, on, opacity = 1 }: TextPair, colours: Colours): number =>
  contrast(blend(colours[text], colours[on], opacity), colours[on]);

/** "ink on volt", "ink, 80 %, on volt". */
export const nameOf = ({ text, on, opacity }: TextPair): string =>
  `${text}${opacity === undefined ? '' : `, ${Math.round(opacity * 100)} %,`} on ${on}`;
