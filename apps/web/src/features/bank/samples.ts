import type { Choice, OptionTexts } from '@clockbeat/domain/contract';
import type { BasketQuestion } from '../../hosting/basket-question.js';

/** A built-in question; its answer is the right option's text (DATA-06). */
interface SampleQuestion {
  question: string;
  options: OptionTexts;
  answer: string;
  /** Seconds. */
  timer: number;
}

export interface SampleCategory {
  key: string;
  title: string;
  questions: readonly SampleQuestion[];
}

/** The basket's versions: ids from the category's key and the place from 0, the category's title as source (DATA-06). */
export const basketQuestionsOf = ({ key, title, questions }: SampleCategory): BasketQuestion[] =>
  questions.map(({ question, options, answer, timer }, index) => ({
    id: `${key}_${index}`,
    question,
    options,
    answer: options.indexOf(answer) as Choice,
    correctAnswer: answer,
    category: title,
    difficulty: 'Medium',
    timer,
    source: title,
    stored: false,
  }));

const historyNigeria: SampleCategory = {
  key: 'history-nigeria',
  title: 'Nigerian History',
  questions: [
    {
      question: 'In which year did Nigeria become independent?',
      options: ['1957', '1960', '1963', '1966'],
      answer: '1960',
      timer: 10,
    },
    {
      question: 'Who was the first President of Nigeria?',
      options: ['Obafemi Awolowo', 'Ahmadu Bello', 'Nnamdi Azikiwe', 'Tafawa Balewa'],
      answer: 'Nnamdi Azikiwe',
      timer: 10,
    },
    {
      question: 'Which city was the capital of Nigeria before Abuja?',
      options: ['Lagos', 'Ibadan', 'Kano', 'Enugu'],
      answer: 'Lagos',
      timer: 10,
    },
    {
      question: 'From which old kingdom do the famous bronzes come that British soldiers took away in 1897?',
      options: ['Oyo', 'Kanem-Bornu', 'Nri', 'Benin'],
      answer: 'Benin',
      timer: 10,
    },
    {
      question: 'In which year were the north and the south of Nigeria joined into one colony?',
      options: ['1884', '1900', '1914', '1922'],
      answer: '1914',
      timer: 10,
    },
  ],
};

const popCulture: SampleCategory = {
  key: 'pop-culture',
  title: 'Pop Culture',
  questions: [
    {
      question: 'Which singer appeared in the halftime show of the Super Bowl in 2023, high above the field?',
      options: ['Beyoncé', 'Rihanna', 'Shakira', 'Lady Gaga'],
      answer: 'Rihanna',
      timer: 10,
    },
    {
      question: 'In which fictional country does Marvel’s “Black Panther” reign?',
      options: ['Zamunda', 'Genovia', 'Wakanda', 'Latveria'],
      answer: 'Wakanda',
      timer: 10,
    },
    {
      question: 'Which band recorded the album “Abbey Road”?',
      options: ['The Beatles', 'The Rolling Stones', 'Pink Floyd', 'The Who'],
      answer: 'The Beatles',
      timer: 10,
    },
    {
      question: 'Which game asks its players to stack falling blocks of four squares?',
      options: ['Pong', 'Pac-Man', 'Breakout', 'Tetris'],
      answer: 'Tetris',
      timer: 10,
    },
    {
      question: 'Who wrote the novels about Harry Potter?',
      options: ['Philip Pullman', 'J. K. Rowling', 'Suzanne Collins', 'Rick Riordan'],
      answer: 'J. K. Rowling',
      timer: 10,
    },
  ],
};

const scienceTech: SampleCategory = {
  key: 'science-tech',
  title: 'Science & Tech',
  questions: [
    {
      question: 'What do the letters “www” in a web address stand for?',
      options: ['World Wide Web', 'Wireless Web World', 'Wide Web Window', 'World Web Works'],
      answer: 'World Wide Web',
      timer: 10,
    },
    {
      question: 'Which metal is liquid at room temperature?',
      options: ['Lead', 'Tin', 'Mercury', 'Zinc'],
      answer: 'Mercury',
      timer: 10,
    },
    {
      question: 'How many bits are there in a byte?',
      options: ['4', '8', '16', '32'],
      answer: '8',
      timer: 10,
    },
    {
      question: 'Which part of a cell turns food into most of its energy?',
      options: ['Nucleus', 'Ribosome', 'Membrane', 'Mitochondrion'],
      answer: 'Mitochondrion',
      timer: 10,
    },
    {
      question: 'Which space telescope was launched in December 2021?',
      options: ['Hubble', 'James Webb', 'Kepler', 'Spitzer'],
      answer: 'James Webb',
      timer: 10,
    },
  ],
};

/** The three that are built into the client (BANK-06). */
export const samples: readonly SampleCategory[] = [popCulture, scienceTech, historyNigeria];
