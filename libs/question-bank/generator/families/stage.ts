import type { Family } from '../candidate.js';
import { directors, filmParts } from '../facts/films.js';
import { afrobeatsSongs, popSongs } from '../facts/songs.js';
import { keyFor } from '../facts/table.js';
import { books, compositions, paintings } from '../facts/works.js';
import { askWords, quoted } from './from-facts.js';

/** So that the first name does not give it away. */
const women = new Set(
  'Emma Watson,Carrie Fisher,Scarlett Johansson,Gal Gadot,Kate Winslet,Jodie Foster,Sigourney Weaver,Linda Hamilton,Jennifer Lawrence,Julia Roberts,Uma Thurman,Margot Robbie,Letitia Wright,Lupita Nyong’o,Danai Gurira,Julie Andrews,Judy Garland,Vivien Leigh,Audrey Hepburn'
    .replace('’', "'")
    .split(','),
);

export const stageFamilies: readonly Family[] = [
  askWords({
    name: 'song',
    category: 'Pop Culture',
    facts: popSongs,
    question: ({ subject }) => `Who had a hit with '${subject}'?`,
  }),
  askWords({
    name: 'afro-song',
    category: 'Afrobeats',
    facts: afrobeatsSongs,
    question: ({ subject }) => `Whose song is '${subject}'?`,
  }),
  askWords({
    name: 'director',
    category: 'Movies',
    facts: directors,
    question: ({ subject }) => `Who directed '${subject}'?`,
  }),
  askWords({
    name: 'part',
    category: 'Movies',
    facts: filmParts.map((part) => ({
      ...part,
      key: keyFor(`${part.subject} ${part.right}`),
    })),
    question: ({ subject, more: [film = ''] }) => `Who plays ${subject} in ${quoted(film)}?`,
    beside: (one, other) =>
      women.has(one.right) === women.has(other.right) &&
      one.more[0] !== other.more[0] &&
      one.subject !== other.subject,
  }),
  askWords({
    name: 'book',
    category: 'General Knowledge',
    facts: books,
    question: ({ subject }) => `Who wrote '${subject}'?`,
  }),
  askWords({
    name: 'painting',
    category: 'General Knowledge',
    facts: paintings,
    question: ({ subject }) => `Who painted '${subject}'?`,
  }),
  askWords({
    name: 'music',
    category: 'General Knowledge',
    facts: compositions,
    question: ({ subject }) => `Who composed ${quoted(subject)}?`,
  }),
];
