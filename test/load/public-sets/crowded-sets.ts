import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describeShared } from '../../../libs/persistence/src/sets/shared-sets.sql.js';

const authors = 2_000;
const mostQuestions = 40;
const setsAtATime = 1_000;
const languages = ['en', 'en', 'en', 'de', 'fr', 'es'];
const categories = ['Science', 'History', 'Music', 'Sports', 'Art', 'Film', 'Geography', 'Food'];

/** Numbers by lot from 0 to 1, the same each time. */
const lots = (): (() => number) => {
  let lot = 20_261_128;
  return () => {
    lot = (lot * 48_271) % 2_147_483_647;
    return lot / 2_147_483_647;
  };
};

const syllables = 'ba co di fu ga lo mi nu pe ra so ta ve wi za'.split(' ');
/** A word for each number: few letters for the first ones, as languages have it. */
const wordOf = (nth: number): string => {
  let word = '';
  for (let left = nth + 15; left > 0; left = Math.floor(left / 15)) word += syllables[left % 15];
  return word;
};
export const vocabulary = 20_000;
/** The first ones are said often, the last ones hardly ever (Zipf). */
const someWord = (lot: () => number): string => wordOf(Math.floor(vocabulary ** lot()) - 1);
const someWords = (lot: () => number, count: number): string =>
  Array.from({ length: count }, () => someWord(lot)).join(' ');

/** Words by how many sets have them. */
export const words = { title: wordOf(300), some: wordOf(60), rare: wordOf(15_000), often: wordOf(0) };

/** Fills a migrated database with public sets of one to forty questions, few of them long, described as the product describes them. */
export const crowdSets = async (url: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const lot = lots();
  try {
    await client.query(
      `insert into users (id, google_id, email, first_name, username)
       select md5('author' || n)::uuid, 'author' || n, 'author' || n || '@load.example', 'Author', 'author' || n
       from generate_series(1, $1::int) n`,
      [authors],
    );
    for (let from = 0; from < count; from += setsAtATime) {
      const sets = Array.from({ length: Math.min(setsAtATime, count - from) }, (_, index) => ({
        id: randomUUID(),
        title: someWords(lot, 3),
        category: categories[Math.floor(lot() * categories.length)],
        language: languages[Math.floor(lot() * languages.length)],
        author: `author${1 + Math.floor(lot() * authors)}`,
        token: `crowded-${from + index}`,
        // most have none, few have many
        stars: Math.floor(500 ** lot() - 1),
        questions: Array.from(
          { length: Math.ceil(mostQuestions ** lot()) },
          (__, nth) => `Which ${someWords(lot, 8)} ${nth}?`,
        ),
      }));
      const column = (name: keyof (typeof sets)[number]): unknown[] => sets.map((set) => set[name]);
      await client.query(
        `insert into saved_trivia_sets (id, title, category, difficulty, language, questions_per_game, time_per_question, created_by,
           selected_questions, is_draft, sharing, share_token, licence, shared_as, shared_at, stars)
         select id, title, category, 'mixed', language, 10, 30, md5(author)::uuid, '{}', false, 'public', token, 'cc-by', author,
           now() - stars * interval '1 hour', stars
         from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
           s (id, title, category, language, author, token, stars)`,
        (['id', 'title', 'category', 'language', 'author', 'token', 'stars'] as const).map(column),
      );
      const asked = sets.flatMap(({ id, questions }) =>
        questions.map((question, index) => ({ id, question, nth: index + 1 })),
      );
      await client.query(
        `insert into saved_custom_questions (id, saved_trivia_set_id, question, options, answer, "order")
         select gen_random_uuid(), id, question, array['Upper', 'Lower', 'Outer', 'Inner'], 0, nth
         from unnest($1::uuid[], $2::text[], $3::int[]) q (id, question, nth)`,
        [asked.map(({ id }) => id), asked.map(({ question }) => question), asked.map(({ nth }) => nth)],
      );
    }
    await client.query(describeShared.replace('where t.id = $1)', 'where true)'));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};
