import { setTimeout as sleep } from 'node:timers/promises';
import type { Letter } from '../../people/player.js';
import type { QuizQuestion } from '../../support/live/quiz.js';
import { TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import type { Browsers } from '../scenes/browsers';

export const rounds = ['Round the world', 'Songs of the sea'] as const;
export const lastOrders = 'The kitchen closes in ten minutes: last orders for food.';

const asked = (
  round: (typeof rounds)[number],
  question: string,
  options: QuizQuestion['options'],
  answer: QuizQuestion['answer'],
  explanation: string,
) => ({ round, question, options, answer, explanation, timeLimit: 30 });

const questions = [
  asked(
    rounds[0],
    'What is the capital of Australia?',
    ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
    2,
    'Sydney and Melbourne could not agree, so a new city was built between them.',
  ),
  asked(
    rounds[0],
    'Which country has the longest coast?',
    ['Norway', 'Canada', 'Indonesia', 'Chile'],
    1,
    'With all its islands it is 202,080 km long: five times round the Earth.',
  ),
  {
    ...asked(
      rounds[0],
      'Which river flows through Vienna, Budapest and Belgrade?',
      ['The Rhine', 'The Elbe', 'The Danube', 'The Vistula'],
      2,
      'It passes through ten countries, more than any other river, and through four capitals.',
    ),
    breakAfter: { minutes: 1, text: lastOrders },
  },
  asked(
    rounds[1],
    'Who sings “My Heart Will Go On”?',
    ['Celine Dion', 'Whitney Houston', 'Mariah Carey', 'Cher'],
    0,
    'It was recorded in one take, and she did not want to sing it at first.',
  ),
  asked(
    rounds[1],
    'Which band sang “Yellow Submarine”?',
    ['The Kinks', 'The Beach Boys', 'The Who', 'The Beatles'],
    3,
    'Ringo Starr sings it; Paul McCartney wrote it for him, as a song for children.',
  ),
];

/** In the order in which they answer: who is quicker has more points. */
const answers: readonly (readonly [name: string, letters: string])[] = [
  ['Priya', 'CBABA'],
  ['Kwame', 'CBCAD'],
  ['Zoë', 'CBBAD'],
  ['Old Tom', 'BBCAB'],
  ['Noor', 'CABAD'],
  ['Bo', 'CDACD'],
  ['The Hendersons', 'BBCBD'],
  ['Iván', 'DBCAC'],
  ['Cleo & Dan', 'BACAD'],
];

/** What Ada answers, whose phone is seen. */
export const adasAnswers = 'CBCAD';

export interface ShowEvening {
  readonly host: TestHost;
  /** How the others answer a question, nobody at the same moment. */
  readonly answer: (question: number) => Promise<void>;
}

/** A game that its host leads, in two rounds with a break between, and a pub full of players who are there. */
export const beginShow = async (browsers: Browsers): Promise<ShowEvening> => {
  const host = await TestHost.on(browsers, {
    email: 'rita@example.org',
    questions,
    game: {
      title: 'Thursday night at the Anchor',
      rules: { pacing: 'host', streakBonus: true, closeWhenAllAnswered: false },
    },
  });
  const crowd: TestPlayer[] = [];
  for (const [name] of answers) crowd.push(await TestPlayer.on(browsers).join(host.joinCode, name));
  return {
    host,
    answer: async (question) => {
      for (const [index, player] of crowd.entries()) {
        await sleep(apartMs);
        await player.choose(answers[index]?.[1][question] as Letter, question);
      }
    },
  };
};

/** Between two answers, so that their speed shows in the points. */
const apartMs = 600;
