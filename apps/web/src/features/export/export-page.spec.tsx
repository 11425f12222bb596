import { type ExportExtent, exportColumns } from '@clockbeat/domain/contract';
import { fireEvent } from '@testing-library/dom';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const path = '/api/analytics/events/extent';
const extent = (over: Partial<ExportExtent> = {}): ExportExtent => ({
  scopes: ['mine'],
  games: 3,
  events: 1_214,
  more: false,
  ...over,
});
const open = (calls: Parameters<typeof page.change>[0]) =>
  page.openAt('/dashboard/export', { signedIn: {}, calls: { ...emptyAccount, ...calls } });
const download = () => page.findByRole('link', { name: /^Download/ });

it('says how much there is, and leads to the file in the format that is chosen', async () => {
  await open({ [`GET ${path}`]: answer(extent()) });
  await page.findByText('3 games, 1,214 events');
  expect((await download()).getAttribute('href')).toBe('/api/analytics/events?scope=mine&format=parquet');
  expect(page.queryByRole('radio', { name: 'Everybody’s' })).toBeNull();
  await page.press(await page.findByRole('radio', { name: 'CSV' }));
  expect((await download()).getAttribute('href')).toBe('/api/analytics/events?scope=mine&format=csv');
  expect((await download()).textContent).toBe('Download CSV');
});

it('takes an analyst to everybody’s games too', async () => {
  const both = ['mine', 'all'] as ExportExtent['scopes'];
  await open({
    [`GET ${path}?scope=mine`]: answer(extent({ scopes: both })),
    [`GET ${path}?scope=all`]: answer(extent({ scopes: both, games: 20_000, events: 900_000, more: true })),
  });
  await page.press(await page.findByRole('radio', { name: 'Everybody’s' }));
  await page.findByText('More than 20,000 games, 900,000 events');
  await page.findByText(/replaced by pseudonyms/);
  expect((await download()).getAttribute('href')).toContain('scope=all');
});

it('asks for the time that is chosen, and says where it runs backwards', async () => {
  await open({ [`GET ${path}`]: answer(extent()) });
  await page.type(await page.findByLabelText('First day'), '2026-03-02');
  await page.until(() => page.asked(`GET ${path}`).some((call) => call.includes('from=')));
  const from = new Date(2026, 2, 2).toISOString();
  expect((await download()).getAttribute('href')).toContain(new URLSearchParams({ from }).toString());
  await page.type(page.getByLabelText('Last day'), '2026-03-01');
  await page.findByText('The last day comes before the first.');
  expect(page.queryByRole('link', { name: /^Download/ })).toBeNull();
});

it('says what a line holds, and what a program asks for it', async () => {
  await open({ [`GET ${path}`]: answer(extent()) });
  await page.press(await page.findByRole('radio', { name: 'CSV' }));
  expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([...exportColumns]);
  await page.findByText(/^curl .*\$CLOCKBEAT_TOKEN.* -o events\.csv .*scope=mine&format=csv"$/);
  const tokens = page.getByRole('link', { name: 'Access tokens' });
  expect(tokens.getAttribute('href')).toBe('/dashboard/profile?tab=settings');
  const table = page.getByRole('link', { name: 'Get the table (CSV)' });
  expect(table.getAttribute('href')).toBe('/api/analytics/items?scope=mine&format=csv');
});

it('offers no file where nothing has ended', async () => {
  await open({ [`GET ${path}`]: answer(extent({ games: 0, events: 0 })) });
  await page.findByText(/No game ended in this time/);
  expect(page.queryByRole('link', { name: /^Download/ })).toBeNull();
});

it('says so where it can’t be counted, and counts at another try', async () => {
  await open({ [`GET ${path}`]: lost });
  expect((await page.findByRole('alert')).textContent).toContain('The events could not be counted.');
  page.change({ [`GET ${path}`]: answer(extent()) });
  fireEvent.click(page.getByRole('button', { name: 'Try Again' }));
  await page.findByText('3 games, 1,214 events');
});

it('is nobody’s where the session has ended', async () => {
  await open({ [`GET ${path}`]: refuse(401, 'not_signed_in') });
  await page.findByRole('heading', { name: 'Authentication Error' });
});
