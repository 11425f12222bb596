import type { ComponentType } from 'react';
import { Buttons, Choosing, Fields, Notices, Tables } from './controls.js';
import { Crowds } from './crowd-parts.js';
import { Desk } from './desk-parts.js';
import { Colour, Motion, Sizes, Surfaces, Typeface } from './foundations.js';
import { Answers, Clock, Codes, Standings, Waiting } from './game-parts.js';

interface Chapter {
  id: string;
  title: string;
  lead: string;
  Body: ComponentType;
}

/** The page in its order: the idea, what it is made of, then the parts, from the player's to the desk's. */
export const chapters: readonly Chapter[] = [
  {
    id: 'clock',
    title: 'Clock',
    lead: 'The clock is the hero. A ring of time runs round what matters: full and calm at the start, thinner and warmer as time goes, a beat in each of the last five seconds. Nothing else on a screen competes with it.',
    Body: Clock,
  },
  {
    id: 'colour',
    title: 'Colour',
    lead: 'Ink on paper, or paper on ink. Six signal colours belong to the six answers and to what is happening now; everything else is quiet. The figures are measured from the tokens as this page is drawn.',
    Body: Colour,
  },
  {
    id: 'type',
    title: 'Type',
    lead: 'An expressive grotesque for what is shown, a plain one for what is read. Play and stage speak in the first alone. Every number that changes keeps its width.',
    Body: Typeface,
  },
  {
    id: 'sizes',
    title: 'Sizes',
    lead: 'Steps of four pixels. Whatever is touched is 44 px high at least, whatever decides a game 64.',
    Body: Sizes,
  },
  {
    id: 'motion',
    title: 'Motion',
    lead: 'Things come from where they belong, in 150 to 250 ms, easing out. Only transform and opacity, once for each moment; the rest is still. Who asks for stillness gets everything without the moving.',
    Body: Motion,
  },
  {
    id: 'answers',
    title: 'Answers',
    lead: 'Six colours, six letters, six shapes: the same on phone and stage, so no eye depends on colour. Right and wrong are told by sign, word and colour.',
    Body: Answers,
  },
  {
    id: 'crowds',
    title: 'Crowds',
    lead: 'How a room has answered what has no options, in the picture that is its kind’s own. What is right is on volt, with a sign; whoever hears the page has every figure as a list.',
    Body: Crowds,
  },
  {
    id: 'standings',
    title: 'Standings',
    lead: 'Who is where. All sizes are in em of what is around, so the same parts serve a phone and a projector.',
    Body: Standings,
  },
  {
    id: 'codes',
    title: 'Join code',
    lead: 'Dark on light in all six palettes, 7:1 and more, because cameras read it that way. The ring of time frames the code and comes full as the colours change.',
    Body: Codes,
  },
  {
    id: 'buttons',
    title: 'Buttons',
    lead: 'Verbs. One main button for each screen, the others plain, small matters quiet. What is under way keeps the focus and turns the ring.',
    Body: Buttons,
  },
  {
    id: 'fields',
    title: 'Fields',
    lead: 'A label above, one line below for a hint or an error. The line is always there, so nothing jumps.',
    Body: Fields,
  },
  {
    id: 'surfaces',
    title: 'Card and badge',
    lead: 'Much paper, little chrome. A card holds one of several things; never a card inside a card.',
    Body: Surfaces,
  },
  {
    id: 'tables',
    title: 'Table',
    lead: 'For what is compared. Wider than a phone it scrolls within itself, and the names of its rows stay.',
    Body: Tables,
  },
  {
    id: 'waiting',
    title: 'Waiting',
    lead: 'A page on its way shows its own shape; a moment without a shape of its own shows the ring. An end, a refusal or a failure says what happened and what to do.',
    Body: Waiting,
  },
  {
    id: 'notices',
    title: 'Notice',
    lead: 'Something said in passing. One at a time: a newer one takes the place of an older.',
    Body: Notices,
  },
  {
    id: 'choosing',
    title: 'Choosing',
    lead: 'What a host reads and decides before a game: one way that most people want and others beside it, figures set large, questions to be gone through by the dozen.',
    Body: Choosing,
  },
  {
    id: 'desk',
    title: 'Desk',
    lead: 'For set-up and account screens alone: they stand on Radix, which the player never loads.',
    Body: Desk,
  },
];
