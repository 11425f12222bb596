import { setTimeout as sleep } from 'node:timers/promises';
import type { Letter } from '../../people/player.js';
import type { QuizQuestion } from '../../support/live/quiz.js';
import { TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import type { Browsers } from '../scenes/browsers';

const asked = (
  question: string,
  options: QuizQuestion['options'],
  answer: QuizQuestion['answer'],
): QuizQuestion => ({ question, options, answer, timeLimit: 30 });

const questions: QuizQuestion[] = [
  asked('Which planet has the most known moons?', ['Jupiter', 'Saturn', 'Uranus', 'Neptune'], 1),
  asked('What is the capital of Australia?', ['Sydney', 'Melbourne', 'Canberra', 'Perth'], 2),
  asked('How many strings has a violin?', ['Three', 'Four', 'Five', 'Six'], 1),
  asked('Who painted The Starry Night?', ['Monet', 'Cézanne', 'Gauguin', 'Van Gogh'], 3),
];

const names = ['Bo', 'Cleo', 'Dan', 'Zoë', 'Kwame', 'Łucja', 'Priya', 'Noor', 'Iván'];

/** How the room answers a question: most know it, nobody at the same moment. */
const rounds: Letter[][] = [
  ['B', 'B', 'A', 'B', 'C', 'B', 'B', 'D', 'B'],
  ['C', 'A', 'C', 'C'],
];

export interface Evening {
  readonly host: TestHost;
  readonly crowd: readonly TestPlayer[];
}

/** A game with a room full of players, before its start. */
export const beginEvening = async (browsers: Browsers, email: string, title: string): Promise<Evening> => {
  const host = await TestHost.on(browsers, { email, questions, game: { title } });
  const crowd: TestPlayer[] = [];
  for (const name of names) crowd.push(await TestPlayer.on(browsers).join(host.joinCode, name));
  return { host, crowd };
};

/** One after the other, so many milliseconds apart. */
export const answerRound = async ({ crowd }: Evening, round: number, apart = 0): Promise<void> => {
  for (const [index, letter] of (rounds[round] ?? []).entries()) {
    await sleep(apart);
    await crowd[index]?.answer(letter);
  }
};
