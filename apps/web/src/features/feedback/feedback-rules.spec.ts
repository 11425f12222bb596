import { feedbackErrors } from './feedback-rules.js';

it('wants a text', () => {
  expect(feedbackErrors({ text: ' \n ', email: '' })).toEqual({ text: 'feedback.textMissing' });
  expect(feedbackErrors({ text: 'Hi', email: '' })).toEqual({});
});

it('counts its characters as the server does', () => {
  expect(feedbackErrors({ text: '🎲'.repeat(5_000), email: '' })).toEqual({});
  expect(feedbackErrors({ text: 'x'.repeat(5_001), email: '' })).toEqual({ text: 'feedback.textLong' });
});

it('takes an address, or none', () => {
  expect(feedbackErrors({ text: 'Hi', email: ' ada@example.org ' })).toEqual({});
  expect(feedbackErrors({ text: 'Hi', email: 'ada@example' })).toEqual({ email: 'feedback.emailBad' });
});
