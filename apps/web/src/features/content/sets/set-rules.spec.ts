import type { SavedSetView } from '@clockbeat/domain/contract';
import { newSetFields } from '../../../hosting/drafts.js';
import {
  canBeReady,
  countOf,
  editOf,
  secondsPerQuestionOf,
  setBody,
  setErrors,
  withNumbers,
} from './set-rules.js';

const details = { ...newSetFields, title: 'Planets' };

describe("a set's numbers", () => {
  it.each(['', 'many', '  ', 'NaN', 'Infinity'])('are the usual ones for %j', (typed) => {
    expect([countOf(typed), secondsPerQuestionOf(typed)]).toEqual([10, 30]);
  });

  it.each([
    ['5', 5],
    ['50', 50],
    ['12.4', 12.4],
    ['4', 4],
  ])('are what was typed: %s', (typed, number) => {
    expect(countOf(typed)).toBe(number);
  });

  it('stand in their fields once they are known', () => {
    expect(withNumbers({ ...details, questionsPerGame: '', timePerQuestion: 'x' })).toEqual(details);
  });
});

describe("a set's details", () => {
  it.each(['', '   ', '\t'])('need a title that can be read, not %j', (title) => {
    expect(setErrors({ ...details, title })).toEqual({ title: 'sets.titleNeeded' });
  });

  it('have a title of 100 characters, not of 101', () => {
    expect(setErrors({ ...details, title: '😀'.repeat(100) })).toEqual({});
    expect(setErrors({ ...details, title: 'x'.repeat(101) })).toEqual({ title: 'sets.titleTooLong' });
  });

  it.each(['4', '51', '-1', '0'])('are refused with %s questions a game', (questionsPerGame) => {
    expect(setErrors({ ...details, questionsPerGame })).toEqual({ questionsPerGame: 'sets.badCount' });
  });

  it.each(['7.5', '0.5', '60.1'])('have no part of a question or second: %s', (typed) => {
    expect(setErrors({ ...details, questionsPerGame: typed, timePerQuestion: typed })).toEqual({
      questionsPerGame: 'sets.wholeCount',
      timePerQuestion: 'sets.wholeTime',
    });
  });

  it.each(['9', '121'])('are refused with %s s a question', (timePerQuestion) => {
    expect(setErrors({ ...details, timePerQuestion })).toEqual({ timePerQuestion: 'sets.badTime' });
  });
});

describe('a saved set', () => {
  const saved: SavedSetView = {
    id: 'e6c0',
    title: 'Planets',
    category: 'Science',
    difficulty: 'easy',
    language: 'de',
    questionsPerGame: 5,
    timePerQuestion: 20,
    createdBy: null,
    guestSessionId: null,
    questionCount: 1,
    selectedQuestions: ['sci1'],
    isDraft: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    version: 1,
    sharing: 'private',
    isCoAuthored: false,
    hidden: null,
    customQuestions: [
      { id: 'q1', question: 'Nearest?', options: ['B', 'A', 'D', 'C'], answer: 'A', order: 1, timeLimit: 45 },
    ],
  };

  it('is saved again as it was read', () => {
    const edit = editOf(saved);
    expect(setBody(edit.details, edit.questions, { isDraft: true, selectedQuestions: ['sci1'] })).toEqual({
      title: 'Planets',
      category: 'Science',
      difficulty: 'easy',
      language: 'de',
      questionsPerGame: 5,
      timePerQuestion: 20,
      isDraft: true,
      selectedQuestions: ['sci1'],
      customQuestions: [
        {
          id: 'q1',
          question: 'Nearest?',
          media: null,
          optionMedia: null,
          options: ['B', 'A', 'D', 'C'],
          answer: 'A',
          timeLimit: 45,
        },
      ],
    });
  });

  it.each([
    [['True', 'False'], 'False'],
    [['1', '2', '3', '4', '5', '6'], '6'],
  ])('keeps the options %j', (options, answer) => {
    const question = { id: 'q1', question: 'Which?', options, answer, order: 1, timeLimit: null };
    const { questions } = editOf({ ...saved, customQuestions: [question] });
    expect(setBody(details, questions, {}).customQuestions).toEqual([
      {
        id: 'q1',
        question: 'Which?',
        media: null,
        optionMedia: null,
        kind: 'single',
        options,
        answer,
        timeLimit: null,
      },
    ]);
  });

  it('sends no id for a question that the server has not seen', () => {
    const [question] = editOf(saved).questions;
    const body = setBody(details, question ? [{ ...question, id: 'own-1' }] : [], {});
    expect(body.customQuestions?.[0]).not.toHaveProperty('id');
  });

  it('can be ready when it holds enough for one game', () => {
    const edit = editOf(saved);
    expect(canBeReady(edit, saved)).toBe(false);
    expect(canBeReady({ ...edit, selected: ['a', 'b', 'c', 'd'] }, saved)).toBe(true);
  });

  it('stays ready once it was', () => {
    expect(canBeReady(editOf(saved), { isDraft: false })).toBe(true);
  });
});
