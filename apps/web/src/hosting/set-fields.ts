import { limits } from '@clockbeat/domain/contract';
import { asRecord, asText } from './kept-value.js';

/** A set's details while they are being typed. */
export interface SetFields {
  title: string;
  category: string;
  difficulty: string;
  /** As typed. */
  questionsPerGame: string;
  /** Seconds, as typed. */
  timePerQuestion: string;
}

/** What a new set begins with (OP-59). */
export const newSetFields: SetFields = {
  title: '',
  category: 'General Knowledge',
  difficulty: 'medium',
  questionsPerGame: String(limits.setQuestionsPerGame.default),
  timePerQuestion: '30',
};

export const readSetFields = (value: unknown): SetFields | null => {
  const from = asRecord(value);
  return (
    from && {
      title: asText(from['title']) ?? newSetFields.title,
      category: asText(from['category']) ?? newSetFields.category,
      difficulty: asText(from['difficulty']) ?? newSetFields.difficulty,
      questionsPerGame: asText(from['questionsPerGame']) ?? newSetFields.questionsPerGame,
      timePerQuestion: asText(from['timePerQuestion']) ?? newSetFields.timePerQuestion,
    }
  );
};
