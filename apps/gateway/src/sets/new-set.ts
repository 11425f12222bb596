import { defaultSet } from '@clockbeat/domain';
import type { NewSet, NewSetQuestion, SavedSetInFull } from '@clockbeat/persistence';
import { canonicalTag } from '../http/language.validators.js';
import { isDraftAfter } from './draft-rule.js';
import type { SavedSetDto } from './saved-set.dto.js';

/** What a call says of a set, all of it checked. Undefined: nothing. */
export interface CheckedSet {
  readonly body: SavedSetDto;
  readonly questions: readonly NewSetQuestion[] | undefined;
}

/** A set that is saved for the first time is a draft. */
export const newSet = (said: CheckedSet): NewSet => ({
  ...filled(said, { ...defaultSet, selectedQuestions: [], customQuestions: [] }),
  isDraft: true,
});

/** The set as it will be; what the call leaves out stays. */
export const revisedSet = (said: CheckedSet, before: SavedSetInFull): NewSet => {
  const after = filled(said, before);
  const isDraft = isDraftAfter({
    asked: said.body.isDraft ?? undefined,
    wasDraft: before.isDraft,
    wasLaunched: before.launchedAt !== null,
    questionCount: after.customQuestions.length + after.selectedQuestions.length,
    questionsPerGame: after.questionsPerGame,
  });
  return { ...after, isDraft };
};

const languageIn = ({ language }: SavedSetDto, otherwise: string | null): string | null =>
  language === undefined ? otherwise : language && canonicalTag(language);

type Filled = Omit<NewSet, 'isDraft'>;

const filled = ({ body, questions }: CheckedSet, otherwise: Omit<Filled, 'title'>): Filled => ({
  title: body.title,
  category: body.category || otherwise.category,
  difficulty: body.difficulty ?? otherwise.difficulty,
  language: languageIn(body, otherwise.language ?? null),
  questionsPerGame: body.questionsPerGame ?? otherwise.questionsPerGame,
  timePerQuestion: body.timePerQuestion ?? otherwise.timePerQuestion,
  selectedQuestions: [...(body.selectedQuestions ?? otherwise.selectedQuestions)],
  customQuestions: questions ?? otherwise.customQuestions,
});
