import type { QuizQuestion } from '../../support/live/quiz.js';

/** Time enough for everybody to look at it from all sides. */
const unhurried = 120;

const tale =
  'In 1884 twenty-five nations met in Washington to agree on one meridian from which the whole world would count its hours, ' +
  'since every railway station kept the time of its own town and no two timetables could be read together. After weeks of ' +
  'talk they took a vote, one country spoke against it and two abstained, and a small hill above a river became the place ' +
  'where each new day officially begins. ';

/** A text of exactly so many characters, as long as the rules allow. */
const ofLength = (length: number, start = ''): string =>
  `${start}${tale}${tale}`.slice(0, length - 1).concat('?');

export const shortQuestion: QuizQuestion = {
  question: 'Which planet has the most known moons?',
  options: ['Jupiter', 'Saturn', 'Uranus', 'Neptune'],
  answer: 1,
  timeLimit: unhurried,
};

export const question200: QuizQuestion = {
  question: ofLength(200),
  options: [
    'Greenwich, London',
    'Montmartre, Paris',
    'Capitol Hill, Washington',
    'Pulkovo, Saint Petersburg',
  ],
  answer: 0,
  timeLimit: unhurried,
};

export const question500: QuizQuestion = {
  question: ofLength(500),
  options: [
    ofLength(200, 'A hill. '),
    ofLength(200, 'A river. '),
    ofLength(200, 'A town. '),
    ofLength(200, 'A sea. '),
  ],
  answer: 2,
  timeLimit: unhurried,
};

export const trueOrFalse: QuizQuestion = {
  question: 'Venus turns the other way round than the Earth.',
  kind: 'single',
  options: ['True', 'False'],
  answer: 0,
  timeLimit: unhurried,
};

export const sixOptions: QuizQuestion = {
  question: ofLength(120),
  kind: 'single',
  options: ['Greenwich', 'Saint Petersburg', 'The Canary Islands', 'Washington', 'Paris', 'Jerusalem'],
  answer: 2,
  timeLimit: unhurried,
};

export const twoLongOptions: QuizQuestion = {
  question: question500.question,
  kind: 'single',
  options: question500.options.slice(0, 2),
  answer: 1,
  timeLimit: unhurried,
};

export const sixLongOptions: QuizQuestion = {
  question: question500.question,
  kind: 'single',
  options: [...question500.options, ofLength(200, 'A tower. '), ofLength(200, 'A bridge. ')],
  answer: 5,
  timeLimit: unhurried,
};

/** The shortest time that a question may have: nobody answers, and it ends by itself. */
export const hurriedQuestion: QuizQuestion = {
  question: 'What is the capital of Australia?',
  options: ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
  answer: 2,
  timeLimit: 5,
};

export const lastQuestion: QuizQuestion = {
  question: 'How many strings has a violin?',
  options: ['Three', 'Four', 'Five', 'Six'],
  answer: 1,
  timeLimit: unhurried,
};
