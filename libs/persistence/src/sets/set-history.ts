import {
  type OptionMedia,
  type QuestionMedia,
  type SetVersionItem,
  sharedSetLimits,
  type UserId,
} from '@clockbeat/domain';
import type { EntityManager } from 'typeorm';
import type { NewSet, SavedSetInFull } from './saved-set.types.js';

/** What a set held: what is written again where somebody goes back to it. */
type Content = Omit<NewSet, 'isDraft'>;

/** An earlier state of a set; `content` null: it was too large to be kept. */
export interface SetVersion extends SetVersionItem {
  readonly content: Content | null;
}

const contentOf = (set: SavedSetInFull): Content => {
  const { title, category, language, difficulty, questionsPerGame, timePerQuestion, selectedQuestions } = set;
  const customQuestions = set.customQuestions.map(({ order: _, createdAt: __, ...question }) => question);
  return {
    title,
    category,
    language,
    difficulty,
    questionsPerGame,
    timePerQuestion,
    selectedQuestions,
    customQuestions,
  };
};

const keep = /* sql */ `
insert into set_versions (set_id, version, saved_by, saved_at, title, question_count, bytes, content)
values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) on conflict do nothing`;

/** The newest ones stay, as many as may be and as their bytes let them. */
const forgetOld = /* sql */ `
delete from set_versions v using (
  select version, row_number() over newest as nth, sum(bytes) over newest as bytes
  from set_versions where set_id = $1 window newest as (order by version desc)) old
where v.set_id = $1 and v.version = old.version
  and (old.nth > ${sharedSetLimits.versions} or old.bytes > ${sharedSetLimits.versionBytes})`;

/** Keeps what a set is, before it is written again. Of a guest's set nothing: its bytes are those of the day. */
export const keepVersion = async (manager: EntityManager, set: SavedSetInFull): Promise<void> => {
  if (set.createdBy === null) return;
  const content = JSON.stringify(contentOf(set));
  const bytes = Buffer.byteLength(content);
  const isKept = bytes <= sharedSetLimits.versionBytes;
  await manager.query(keep, [
    set.id,
    set.version,
    set.savedBy,
    set.savedAt ?? set.updatedAt,
    set.title,
    set.customCount + set.selectedQuestions.length,
    isKept ? bytes : 0,
    isKept ? content : null,
  ]);
  await manager.query(forgetOld, [set.id]);
};

const item = /* sql */ `
version, saved_at as "savedAt", (select coalesce(u.username, u.first_name) from users u where u.id = saved_by) as "savedBy", title,
question_count as "questionCount", content is not null as "isKept"`;

const items = /* sql */ `select ${item} from set_versions where set_id = $1 order by version desc`;
const one = /* sql */ `select ${item}, content from set_versions where set_id = $1 and version = $2`;

type Row = Omit<SetVersionItem, 'savedAt'> & { savedAt: Date };

/** What a set is and was, the newest first. */
export const readHistory = async (
  manager: EntityManager,
  set: SavedSetInFull,
  nameOfUser: (id: UserId) => Promise<string | null>,
): Promise<SetVersionItem[]> => {
  const rows = await manager.query<Row[]>(items, [set.id]);
  const now = {
    version: set.version,
    savedAt: (set.savedAt ?? set.updatedAt).toISOString(),
    savedBy: set.savedBy && (await nameOfUser(set.savedBy)),
    title: set.title,
    questionCount: set.customCount + set.selectedQuestions.length,
    isKept: true,
  };
  return [now, ...rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))];
};

/** One earlier state; null where it is not kept any more. */
export const readVersion = async (
  manager: EntityManager,
  setId: string,
  version: number,
): Promise<SetVersion | null> => {
  const [row] = await manager.query<(Row & { content: Content | null })[]>(one, [setId, version]);
  return row ? { ...row, savedAt: row.savedAt.toISOString() } : null;
};

/** Those of an earlier state's questions and pictures that there still are. */
export const stillThere = async (
  manager: EntityManager,
  setId: string,
  content: Content,
): Promise<Content> => {
  const shown = content.customQuestions.flatMap(({ media, optionMedia }) => [
    ...(media ? [media.hash] : []),
    ...(optionMedia ?? []).flatMap((one) => (one ? [one.hash] : [])),
  ]);
  const kept = await manager.query<{ hash: string }[]>(
    'update media set kept_at = now() where hash = any($1) returning hash',
    [shown],
  );
  const known = await manager.query<{ id: string }[]>(
    `select q.id from questions q, saved_trivia_sets t
     where t.id = $2 and q.id = any($1) and (q.created_by is null or q.created_by = t.created_by)`,
    [content.selectedQuestions, setId],
  );
  const hashes = new Set(kept.map(({ hash }) => hash));
  const ids = new Set(known.map(({ id }) => id));
  const there = <M extends QuestionMedia | OptionMedia[number]>(media: M): M | null =>
    media && hashes.has(media.hash) ? media : null;
  return {
    ...content,
    selectedQuestions: content.selectedQuestions.filter((id) => ids.has(id)),
    customQuestions: content.customQuestions.map(({ media, optionMedia, ...question }) => {
      const options = optionMedia?.map(there);
      return {
        ...question,
        media: media ? there(media) : null,
        optionMedia: options?.some((one) => one !== null) ? options : null,
      };
    }),
  };
};
