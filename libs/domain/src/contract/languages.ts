/** What we write to people in, by its tag (BCP 47); the first where a reader has none of them. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** What the question bank is written in. What a host brings is in a language that nobody told. */
export const bankLanguage = 'en' satisfies Language;
