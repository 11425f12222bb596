import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import type { Tour } from './tour';

/** What the front page has in it, and where its feedback link leads. */
export const showFrontPage = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'How to Play' }).click();
  await expect(page.getByRole('dialog', { name: 'How to Play' })).toBeVisible();
  await tour.show('how-to', page);
  await page.getByRole('button', { name: 'Got it' }).click();

  await page.getByRole('button', { name: /^Answer C:/ }).click();
  await expect(page.getByText(/^Right\. 200 points/)).toBeVisible();
  await tour.show('home-answered', page);

  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 201, body: '{}' }));
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('New questions').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Nearly done')).toBeVisible();
  await tour.show('home-newsletter', page);

  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByLabel('Your feedback')).toBeVisible();
  await tour.show('feedback', page);
  await page.getByLabel('Email (optional)').fill('ada@example');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Field is required.')).toBeVisible();
  await tour.show('feedback-errors', page);

  await page.getByLabel('Your feedback').fill('More questions about birds, please.');
  await page.getByLabel('Email (optional)').fill('');
  await page.route('**/api/feedback', (route) => route.abort());
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Failed to connect to server.')).toBeVisible();
  await tour.show('feedback-failed', page);
  await page.goto(paths.thankYou);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await tour.show('thank-you', page);
};
