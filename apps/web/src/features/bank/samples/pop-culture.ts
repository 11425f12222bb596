import type { SampleCategory } from './sample.js';

export const popCulture: SampleCategory = {
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
