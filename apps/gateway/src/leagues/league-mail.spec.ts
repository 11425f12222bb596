import { languages } from '@clockbeat/domain';
import { leagueMail } from './league-mail.js';
import type { RowAfterNight, TableAfterNight } from './league-tables.js';

const row = (nth: number, over: Partial<RowAfterNight> = {}): RowAfterNight => ({
  ...{
    memberId: `member_${nth}`,
    name: `Team ${nth}`,
    place: nth,
    points: 100 - nth,
    attended: 3,
    nights: [],
  },
  ...{ night: { points: 7.5, position: nth, score: 100, counts: true }, before: nth },
  ...over,
});
const table = (rows: readonly RowAfterNight[]): TableAfterNight => ({
  ...{ title: 'Autumn <i>', rows },
  night: { title: 'Thursday', at: '2026-11-26T20:00:00.000Z', isFinal: false },
});
const reader = {
  ...{ memberId: null, language: 'en' as const },
  ...{
    link: 'https://quiz.example.org/league/x',
    unsubscribe: 'https://quiz.example.org/api/league-mails/u',
  },
};
const linesOf = (text: string): string[] => text.split('\n').filter((line) => /^\d+\. |^…/.test(line));

it('shows the best ten, the reader’s own place, and how many more there are', () => {
  const rows = Array.from({ length: 13 }, (_, nth) => row(nth + 1));
  const { text, html } = leagueMail('Quiz', table(rows), { ...reader, memberId: 'member_12' });
  expect(linesOf(text).slice(9)).toEqual([
    '10. Team 10: 90 (+7.5)',
    '12. Team 12: 88 (+7.5)',
    '… and 2 more',
  ]);
  expect(text).toContain('because you hold a name');
  expect(html).toContain('Autumn &#60;i&#62;');
});

it('says who leads, whether that is new, and nothing where several do', () => {
  const said = (rows: RowAfterNight[]) => leagueMail('Quiz', table(rows), reader).text;
  expect(said([row(1), row(2)])).toContain('Team 1 leads.');
  expect(said([row(1, { before: 2 }), row(2, { before: 1 })])).toContain('Team 1 leads now.');
  expect(said([row(1, { before: null }), row(2)])).toContain('Team 1 leads.');
  expect(said([row(1), row(2, { place: 1 })])).not.toContain('leads');
});

it('tells what a night gave, what it moved, and who was not there', () => {
  const rows = [row(1, { before: 3 }), row(2, { before: 1, night: null }), row(3, { before: null })];
  expect(linesOf(leagueMail('Quiz', table(rows), reader).text)).toEqual([
    '1. Team 1: 99 (+7.5, ▲2)',
    '2. Team 2: 98 (not there, ▼1)',
    '3. Team 3: 97 (+7.5)',
  ]);
});

it.each(languages)('leads in %s to the page and out of the mails', (language) => {
  const { subject, text, html } = leagueMail('Quiz', table([row(1)]), { ...reader, language });
  expect(subject).toContain('Autumn <i>');
  for (const link of [reader.link, reader.unsubscribe])
    expect([text, html].every((one) => one.includes(link))).toBe(true);
  expect(html).toContain(`<html lang="${language}"`);
});
