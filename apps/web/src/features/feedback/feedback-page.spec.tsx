import { within } from '@testing-library/dom';
import { answer, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const press = (name: string) => page.press(page.getByRole('button', { name }));
const hrefOf = (name: string) => {
  const main = within(page.getByRole('main'));
  return main.getByRole('link', { name }).getAttribute('href');
};

it('feedback is asked for, checked, sent and thanked for', async () => {
  await page.openAt('/feedback', { calls: { 'POST /api/feedback': lost } });
  const text = await page.findByLabelText<HTMLTextAreaElement>('Your feedback');
  expect(hrefOf('Back')).toBe('/home');
  await press('Send feedback');
  page.getByText('Field is required.');
  await page.type(text, 'The clock is lovely.');
  const email = page.getByLabelText('Email (optional)');
  await page.type(email, 'ada@example');
  await press('Send feedback');
  page.getByText('Please enter a valid email address.');
  await page.type(email, 'ada@example.org');
  await press('Send feedback');
  await page.findByText('Failed to connect to server. Please try again.');
  expect(text.value).toBe('The clock is lovely.');
  page.change({ 'POST /api/feedback': answer({}) });
  await press('Send feedback');
  await page.until(() => page.address() === '/thank-you');
  await page.findByRole('link', { name: 'Back to Home' });
  expect([hrefOf('Back to Home'), hrefOf('Start Trivia')]).toEqual(['/', '/start-trivia']);
});

it('the newsletter is signed up for, and its refusals are shown', async () => {
  const send = 'POST /api/newsletter';
  let sent: unknown;
  await page.openAt('/thank-you', { calls: { [send]: refuse(429, 'too_many_requests', 'Slow') } });
  await page.findByRole('button', { name: 'Sign up' });
  await press('Sign up');
  page.getByText('Please enter a valid email address.');
  await page.type(page.getByLabelText('Email'), 'ada@example.org');
  await page.press(page.getByLabelText('Hosting tips'));
  await press('Sign up');
  await page.findByText(/^That was a little fast\./);
  page.change({
    [send]: (call) => {
      sent = call.body;
      return answer({})(call);
    },
  });
  await press('Sign up');
  await page.findByText('Nearly done: please confirm it by the link in the mail that we send you.');
  expect(sent).toMatchObject({ email: 'ada@example.org', interests: [expect.any(String)] });
});
