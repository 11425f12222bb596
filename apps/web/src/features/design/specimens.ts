import type { BoardEntry } from '@clockbeat/domain/contract';

/** What stands on this page where a game would bring its own. */
export const players: readonly BoardEntry[] = [
  { id: 'ada', name: 'Ada', teamName: 'Analytical', score: 1450, position: 1, correct: 9 },
  { id: 'grace', name: 'Grace', teamName: 'Compilers', score: 1320, position: 2, correct: 8 },
  { id: 'alan', name: 'Alan', teamName: 'Analytical', score: 1320, position: 2, correct: 8 },
  { id: 'kat', name: 'Katherine', teamName: null, score: 975, position: 4, correct: 6 },
  {
    id: 'edsger',
    name: 'A player with a name that goes on for fifty letters',
    teamName: null,
    score: 90,
    position: 5,
    correct: 1,
  },
];

export const ownId = 'alan';

export const answers = [
  'Saturn',
  'Neptune',
  'The planet that has the most moons of all, counted last year',
  'Mars',
] as const;

interface GameLine {
  id: string;
  title: string;
  played: string;
  players: number;
  right: number;
}

export const games: readonly GameLine[] = [
  { id: 'one', title: 'Friday at the Anchor', played: '14 March 2025', players: 48, right: 0.63 },
  { id: 'two', title: 'Class 7b, planets', played: '11 March 2025', players: 26, right: 0.71 },
  { id: 'three', title: 'Summer party', played: '2 March 2025', players: 1204, right: 0.5 },
];

export const joinLink = 'https://trivia.example.org/join/K7QX4M';
