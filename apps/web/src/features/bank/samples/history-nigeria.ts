import type { SampleCategory } from './sample.js';

export const historyNigeria: SampleCategory = {
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
