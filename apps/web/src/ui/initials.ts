/** One or two letters that stand for a person: of the names, else of the username or address. */
export const initialsOf = (person: {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  email: string;
}): string => {
  const names = [person.firstName, person.lastName].filter((name) => name !== null && name.trim() !== '');
  const words = names.length > 0 ? names : [person.username ?? person.email];
  return words.map((word) => [...(word ?? '').trim()][0]?.toLocaleUpperCase() ?? '').join('');
};
