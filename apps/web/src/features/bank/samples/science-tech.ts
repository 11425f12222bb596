import type { SampleCategory } from './sample.js';

export const scienceTech: SampleCategory = {
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
