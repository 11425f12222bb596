import { randomUUID } from 'node:crypto';
import { keptOptionMedia, type OptionMedia } from '@clockbeat/domain';
import type { EntityManager } from 'typeorm';
import type { NewSetQuestion, SetQuestion } from './saved-set.types.js';
import { SetQuestionEntity } from './set-question.entity.js';

const rowsPerInsert = 500;

/** The questions of a set, in their order. */
export const readQuestions = async (manager: EntityManager, setId: string): Promise<SetQuestion[]> => {
  const found = await manager.find(SetQuestionEntity, {
    where: { savedTriviaSetId: setId },
    order: { order: 'ASC' },
  });
  return found.map(({ savedTriviaSetId: _, ...question }) => question);
};

/** How many questions live in each of these sets; those without any are left out. */
export const countQuestions = async (
  manager: EntityManager,
  setIds: readonly string[],
): Promise<Map<string, number>> => {
  const counts = await manager.query<{ id: string; count: number }[]>(
    `select saved_trivia_set_id as id, count(*)::int as count from saved_custom_questions
     where saved_trivia_set_id = any($1) group by 1`,
    [setIds],
  );
  return new Map(counts.map(({ id, count }) => [id, count]));
};

const keptMedia = (was: SetQuestion, { options, task }: NewSetQuestion): OptionMedia | null =>
  keptOptionMedia(was, { kind: task?.kind ?? 'single', options });

/** The set holds these from now on. Those it held before keep their id and age. */
export const replaceQuestions = async (
  manager: EntityManager,
  setId: string,
  questions: readonly NewSetQuestion[],
): Promise<void> => {
  const before = await readQuestions(manager, setId);
  const known = new Map(before.map((question) => [question.id, question]));
  await manager.delete(SetQuestionEntity, { savedTriviaSetId: setId });
  const now = new Date();
  const rows = questions.map(({ id = '', ...question }, index) => {
    const was = known.get(id);
    known.delete(id); // named twice: the second one is another question
    const { media = was?.media ?? null, optionMedia = was ? keptMedia(was, question) : null } = question;
    return {
      ...question,
      task: question.task ?? null,
      media,
      optionMedia,
      id: was === undefined ? randomUUID() : id,
      createdAt: was?.createdAt ?? now,
      savedTriviaSetId: setId,
      order: index + 1,
    };
  });
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await manager.insert(SetQuestionEntity, rows.slice(start, start + rowsPerInsert));
};
