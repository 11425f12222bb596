import { emptyAccount } from '../../test-support/answers.js';
import { answer, hold, refuse } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';
import { newCustomDraft, newSetFields } from '../hosting/drafts.js';

const page = clientPage();

const send = 'POST /api/feedback';
const text = () => page.getByLabelText<HTMLTextAreaElement>('Your feedback');
const email = () => page.getByLabelText<HTMLInputElement>(/^Email/);
const button = () => page.getByRole('button', { name: /^Send/ });
const isWrong = (field: Element): boolean => field.getAttribute('aria-invalid') === 'true';

const open = async (reply = answer({})): Promise<void> => {
  await page.openAt('/feedback', { calls: { [send]: reply } });
  await page.findByLabelText('Your feedback');
};

describe('how every form behaves', () => {
  it('says nothing of a field before the first try', async () => {
    await open();
    await page.type(email(), 'nobody');
    expect(isWrong(email())).toBe(false);
    expect(isWrong(text())).toBe(false);
  });

  it('brings the first wrong field under the keys, and sends nothing', async () => {
    await open();
    await page.type(email(), 'nobody');
    await page.press(button());
    expect([isWrong(text()), isWrong(email())]).toEqual([true, true]);
    expect(document.activeElement).toBe(text());
    expect(page.asked(send)).toEqual([]);
  });

  it('takes the word back from a field that is changed, until the next try', async () => {
    await open();
    await page.type(email(), 'nobody');
    await page.press(button());
    await page.type(text(), 'Good');
    expect([isWrong(text()), isWrong(email())]).toEqual([false, true]);
    await page.press(button());
    expect(document.activeElement).toBe(email());
    await page.type(email(), 'nobody at all');
    expect(isWrong(email())).toBe(false);
    await page.press(button());
    expect(isWrong(email())).toBe(true);
  });

  it('takes it back as well where another change has mended the field', async () => {
    const details = { ...newSetFields, title: 'Planets' };
    const entry = { question: 'Which?', options: ['Mars', 'Mars', 'Venus', 'Earth'], answer: 0, timer: '30' };
    await page.openAt('/create-custom-questions', {
      keeps: { 'clockbeat.customDraft': { ...newCustomDraft, step: 'questions', details, entry } },
    });
    const first = await page.findByLabelText<HTMLInputElement>('Option A');
    const second = page.getByLabelText<HTMLInputElement>('Option B');
    await page.press(page.getByRole('button', { name: 'Add Question' }));
    expect([isWrong(first), isWrong(second)]).toEqual([false, true]);
    await page.type(first, 'Mercury');
    expect(isWrong(second)).toBe(false);
  });

  it('is sent once, however often it is tried meanwhile', async () => {
    const held = hold(answer({}));
    await open(held.reply);
    await page.type(text(), 'Good');
    await page.press(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await page.press(button());
    const form = text().form;
    form?.requestSubmit();
    await page.settle();
    expect(page.asked(send)).toHaveLength(1);
    held.letGo();
    await page.findByText('Your feedback has been kept, and will be read.');
  });

  it('keeps what was typed when it is refused, says why, and can be sent again', async () => {
    await open(refuse(503, 'unavailable'));
    await page.type(text(), 'Good');
    await page.press(button());
    const said = page.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.join('')).not.toBe('');
    expect(text().value).toBe('Good');
    expect(button().getAttribute('aria-disabled')).toBeNull();
    page.change({ [send]: answer({}) });
    await page.press(button());
    await page.findByText('Your feedback has been kept, and will be read.');
  });

  it('says under the field what the server has against it, until it is another one', async () => {
    const team = 'POST /api/teams';
    await page.openAt('/create-team', {
      signedIn: {},
      calls: { ...emptyAccount, [team]: refuse(400, 'validation', 'That is no name') },
    });
    const name = await page.findByLabelText<HTMLInputElement>('Team Name');
    await page.type(name, 'Clocks');
    await page.press(page.getByRole('button', { name: /Create/ }));
    page.getByText(/That is no name/);
    expect(isWrong(name)).toBe(true);
    expect(document.activeElement).toBe(name);
    await page.type(name, 'The Clocks');
    expect(isWrong(name)).toBe(false);
  });
});
