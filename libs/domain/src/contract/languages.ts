/** What we write to people in, by its tag (BCP 47); the first of them to whoever reads none. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
