/** A name as somebody types it in a hurry: without accents, in small letters. */
export const plainLetters = (name: string): string =>
  name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
