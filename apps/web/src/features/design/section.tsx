import type { BoardEntry } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A chapter of the page: what it is about, then the things themselves. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section
    id={id}
    className="scroll-mt-16 border-t-2 border-line py-12 first:border-t-0 first:pt-4 lg:scroll-mt-0"
  >
    <h2 className="text-2xl">{title}</h2>
    <p className="mt-2 max-w-prose text-muted">{lead}</p>
    <div className="mt-8 flex flex-col gap-10">{children}</div>
  </section>
);

interface SpecimenProps {
  name: string;
  /** The file it comes from, below apps/web/src. */
  file?: string;
  className?: string;
  children: ReactNode;
}

/** One thing in its states, with its name and where it lives. */
export const Specimen = ({ name, file, className, children }: SpecimenProps) => (
  <div>
    <h3 className="text-base tracking-normal">{name}</h3>
    {file && <p className="text-sm text-muted">{file}</p>}
    <div className={`mt-4 ${className ?? ''}`}>{children}</div>
  </div>
);

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
  'Venus',
  'Uranus',
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
