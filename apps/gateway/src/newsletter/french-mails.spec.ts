import { summaryTexts } from '../mail/summary-texts.js';
import { confirmationTexts } from './confirmation-texts.js';
import { unsubscribeTexts } from './unsubscribe-texts.js';

const { subject, fact, time, count, more, points, right, ...words } = summaryTexts.fr;
const { about, subject: newsOf, ...confirmation } = confirmationTexts.fr;
const texts = [
  ...[
    subject('x'),
    fact('x', 'y'),
    time(0),
    count(1_000),
    more('x', 2),
    points('x', 2),
    right('x', 'y', 0.5),
  ],
  ...[about([]), about(['x', 'y']), newsOf('x')],
  ...[words, confirmation, unsubscribeTexts.fr].flatMap((some) => Object.values(some)),
];

it('French mails and their pages have a narrow space before every high sign, and inside « »', () => {
  expect(texts.filter((text) => /[:;!?%»]/.test(text)).length).toBeGreaterThan(8);
  // the colon of a time stands between digits
  expect(texts.filter((text) => /[^\u202f](?!:\d)[:;!?%»]|«[^\u202f]/.test(text))).toEqual([]);
});
