/** FIRST STRONG ISOLATE and its end: what stands between takes its own direction, and turns nothing round outside. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

const arabicLetter = /\p{Script=Arabic}/u;
/** A value with the sign that belongs to it: alone among Arabic words the sign would go to the number's other side. */
const signed = /[+±×#]\{\w+\}|\{\w+\}\u00a0?[%×]/g;
const word = String.raw`\p{Script=Latin}(?:[\p{Script=Latin}\d_./:^$+-]*[\p{Script=Latin}\d/$])?`;
/**
 * Values, and Latin words with what holds them together (`.csv`, `https://`, `ANSWER: B`), but not the full stop behind them; what
 * stands in an isolate already is taken whole.
 */
const foreign = new RegExp(
  String.raw`\u2068[^\u2069]*\u2069|\{\w+\}|[.$]?${word}(?::? ${word})*(?::(?=»))?`,
  'gu',
);

/**
 * Keeps the order of a line that is read from the right. Values are put in afterwards, and a Latin name would take the signs beside
 * it along to its own side: so each stands in an isolate. A value at the very end has nothing behind it and stays bare, as does a
 * text without Arabic letters: names of teams, games and files are made of such texts, and keep no invisible signs.
 */
export const typesetArabic = (text: string): string => {
  const withSigns = text.replace(signed, isolate);
  if (!arabicLetter.test(text)) return withSigns;
  return withSigns.replace(foreign, (found, at: number) => {
    const done = found.startsWith('\u2068');
    const last = found.startsWith('{') && at + found.length === withSigns.length;
    return done || last ? found : isolate(found);
  });
};
