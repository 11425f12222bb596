import type { Choice, Insights, InsightsQuestion, OptionCounts, OptionTexts } from '@clockbeat/domain';

const question = (
  text: string,
  options: OptionTexts,
  answer: Choice,
  counts: OptionCounts,
  games = 1,
): InsightsQuestion => ({
  question: text,
  options,
  answer,
  counts,
  correct: counts[answer] ?? 0,
  answers: counts.reduce((sum, count) => sum + count, 0),
  games,
  gameId: 'game_0000000000000000',
});

const players = [14, 11, 17, 16, 21, 19, 24, 22, 27, 31, 26, 34];
const titles = [
  'Thursday night at the Anchor',
  'Team lunch: a little of everything, and then some more of it',
];

const games = players.map((count, index) => ({
  id: `game_${index}`,
  title: titles[index === players.length - 1 ? 0 : index % 2] ?? '',
  finishedAt: new Date(Date.UTC(2026, 8, 3 + 7 * index, 20, 45)).toISOString(),
  players: count,
  returning: index === 0 ? 0 : Math.round(count * (0.15 + index / 40)),
}));

/** Answers that come in a wave: how many in each half second. */
const wave = (timeLimit: number, peak: number, width: number): number[] =>
  Array.from({ length: 2 * timeLimit }, (_, bin) =>
    Math.round(420 * Math.exp(-((Math.log((bin + 1) / (2 * peak)) / width) ** 2))),
  );

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const pace = (timeLimit: number, questions: number, missed: number, bins: number[]) => ({
  timeLimit,
  questions,
  answers: sum(bins),
  missed,
  bins,
});

/** A question of a number, which most come near to. */
const guessed: InsightsQuestion = {
  ...question('How many steps lead up to the top of the Eiffel Tower?', [], 0, []),
  kind: 'number',
  answer: null,
  correct: 2,
  shares: 8.37,
  answers: 29,
};

/** Twelve evenings of one host, as figures: what a real autumn would take weeks to play. */
export const anAutumn: Insights = {
  games,
  gamesInPeriod: games.length,
  signedIn: { accounts: 61, returning: 23 },
  questions: {
    asked: 168,
    answers: 3_418,
    correct: 2_119,
    shares: 2_140.25,
    doubtful: [
      question(
        'What is the capital of Australia?',
        ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
        2,
        [31, 6, 15, 2],
        2,
      ),
      question(
        'Which of these inventors, each of whom is remembered for something else today, was the first to be granted a patent for a telephone?',
        ['Antonio Meucci', 'Elisha Gray', 'Alexander Graham Bell, in Boston', 'Thomas Edison'],
        1,
        [3, 4, 14, 1],
      ),
    ],
    hardest: [
      question(
        'In which year was the first marathon of the modern Olympics run?',
        ['1892', '1896', '1900', '1904'],
        1,
        [9, 4, 8, 6],
      ),
      question(
        'How many bones has a giraffe’s neck?',
        ['Five', 'Seven', 'Nine', 'Twelve'],
        1,
        [4, 10, 12, 16],
        2,
      ),
      question(
        'Who wrote the music of “Peter and the Wolf”?',
        ['Prokofiev', 'Mussorgsky', 'Ravel', 'Bartók'],
        0,
        [9, 8, 7, 5],
      ),
      guessed,
    ],
    easiest: [
      question('How many strings has a violin?', ['Three', 'Four', 'Five', 'Six'], 1, [0, 58, 0, 1], 3),
      question(
        'Which planet is known as the red one?',
        ['Mars', 'Venus', 'Saturn', 'Mercury'],
        0,
        [33, 1, 0, 0],
      ),
      question('What do bees make?', ['Honey', 'Silk', 'Wool', 'Paper'], 0, [46, 0, 0, 3], 2),
    ],
  },
  pace: [pace(20, 120, 402, wave(20, 5, 0.8)), pace(10, 48, 96, wave(10, 6, 0.6))],
  stays: Array.from({ length: 15 }, (_, questionIndex) => ({
    questionIndex,
    games: questionIndex < 10 ? 12 : 8,
    players: questionIndex < 10 ? 258 : 180,
    stayed: Math.round(
      (questionIndex < 10 ? 258 : 180) * (1 - 0.008 * questionIndex - (questionIndex > 8 ? 0.09 : 0)),
    ),
  })),
  decided: { knowledge: 6, tie: 4, speed: 2 },
};
