import { emptyAccount } from '../../../../test-support/answers.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

it('who chooses twice before the page has followed has chosen both', async () => {
  await page.openAt('/play/pop?difficulty=medium&count=2', { calls: emptyAccount });
  await page.press(await page.findByRole('radio', { name: 'Hard' }), page.getByRole('radio', { name: '10' }));
  expect(page.address()).toBe('/play/pop?difficulty=Hard&count=10');
});
