import { elements as all } from 'chemical-elements';
import type { Family } from '../candidate.js';
import { elementGroups } from '../facts/element-groups.js';

const category = 'Science';
type Element = (typeof all)[number];

/** The names that the International Union writes. */
export const elements: readonly Element[] = all.map((element) => ({
  ...element,
  name: element.symbol === 'Al' ? 'Aluminium' : element.symbol === 'Cs' ? 'Caesium' : element.name,
}));
export const natural = elements.filter(({ number }) => number <= 94);

/** In every kitchen and newspaper. */
export const everyday = new Set(
  'H He C N O F Ne Na Mg Al Si P S Cl K Ca Fe Cu Zn Ag Sn I Au Hg Pb U Ni Ti'.split(' '),
);
const difficultyOf = ({ symbol, number }: Element) =>
  everyday.has(symbol) ? 'Easy' : number <= 56 || number >= 74 ? 'Medium' : 'Hard';

const beginsLike = (one: Element, other: Element): boolean => one.name[0] === other.name[0];
/** Symbols first that begin like its own, then those of its neighbours. */
const kinOf = (element: Element): readonly Element[] =>
  natural
    .filter((other) => other.number !== element.number)
    .sort(
      (a, b) =>
        Number(b.symbol[0] === element.symbol[0]) - Number(a.symbol[0] === element.symbol[0]) ||
        Math.abs(a.number - element.number) - Math.abs(b.number - element.number),
    )
    .slice(0, 5);

/** Without the lanthanides and their like, which nobody knows. */
const known = natural.filter(({ number }) => number < 57 || number > 73);

const symbol: Family = {
  name: 'element-symbol',
  category,
  candidates: known.map((element) => ({
    id: `element-symbol-${element.symbol.toLowerCase()}`,
    difficulty: difficultyOf(element),
    question: `What is the chemical symbol for ${element.name.toLowerCase()}?`,
    answer: element.symbol,
    wrong: [
      ...natural
        .filter((other) => other !== element && beginsLike(element, other))
        .map((other) => other.symbol),
      ...kinOf(element).map((other) => other.symbol),
    ].slice(0, 6),
  })),
};

const named: Family = {
  name: 'element-name',
  category,
  candidates: known.map((element) => ({
    id: `element-name-${element.symbol.toLowerCase()}`,
    difficulty: difficultyOf(element),
    question: `Which chemical element has the symbol ${element.symbol}?`,
    answer: element.name,
    wrong: kinOf(element).map(({ name }) => name),
  })),
};

const atomicNumber: Family = {
  name: 'element-number',
  category,
  candidates: natural
    .filter((element) => element.number <= 36 || everyday.has(element.symbol))
    .map((element) => ({
      id: `element-number-${element.symbol.toLowerCase()}`,
      difficulty: element.number <= 10 ? 'Medium' : 'Hard',
      question: `An atom of which element has ${element.number} ${element.number === 1 ? 'proton' : 'protons'}?`,
      answer: element.name,
      wrong: natural
        .filter(({ number }) => number !== element.number && Math.abs(number - element.number) <= 4)
        .map(({ name }) => name),
    })),
};

const groups: Family = {
  name: 'element-group',
  category,
  candidates: elementGroups.flatMap(({ name, key, symbols, difficulty }) =>
    natural
      .filter((element) => symbols.includes(element.symbol))
      .map((element) => ({
        id: `element-group-${key}-${element.symbol.toLowerCase()}`,
        difficulty,
        question: `Which of these elements is ${name}?`,
        answer: element.name,
        wrong: natural
          .filter(
            (other) => !symbols.includes(other.symbol) && everyday.has(other.symbol) && other.symbol !== 'H',
          )
          .map((other) => other.name),
      })),
  ),
};

export const chemistryFamilies: readonly Family[] = [symbol, named, atomicNumber, groups];
