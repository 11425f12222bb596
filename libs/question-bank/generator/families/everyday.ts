import type { Family } from '../candidate.js';
import { greekLetters, otherWords, radioWords } from '../facts/alphabets.js';
import { counts } from '../facts/counts.js';
import { around, number } from './numbers.js';

const category = 'General Knowledge';
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const howMany: Family = {
  name: 'how-many',
  category,
  candidates: counts.map(({ key, subject, right, difficulty }) => {
    const value = Number(right);
    const step = value >= 100 ? Math.round(value / 10) : value >= 20 ? 4 : value >= 10 ? 2 : 1;
    return {
      id: `how-many-${key}`,
      difficulty,
      question: `How many ${subject}?`,
      answer: number(value),
      ...around(value, [step, 2 * step, 3 * step]),
    };
  }),
};

const greek: Family = {
  name: 'greek',
  category,
  candidates: greekLetters.slice(1).map((letter, index) => ({
    id: `greek-${letter}`,
    difficulty: index < 4 ? 'Medium' : 'Hard',
    question: `Which Greek letter comes right after ${greekLetters[index]}?`,
    answer: capital(letter),
    wrong: greekLetters
      .filter((_, place) => Math.abs(place - index - 1) <= 4 && place !== index)
      .map(capital),
  })),
};

const radio: Family = {
  name: 'radio',
  category,
  candidates: radioWords.map((word) => ({
    id: `radio-${word.charAt(0).toLowerCase()}`,
    difficulty: 'Medium',
    question: `Pilots spell over the radio. Which word do they say for the letter ${word.charAt(0)}?`,
    answer: word,
    wrong: otherWords[word.charAt(0)] ?? [],
  })),
};

export const everydayFamilies: readonly Family[] = [howMany, greek, radio];
