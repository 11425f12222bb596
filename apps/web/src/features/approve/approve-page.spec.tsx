import type { CreateGameBody } from '@clockbeat/domain/contract';
import { gameCard } from '../../../test-support/answers.js';
import type { Reply } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { bankQuestion } from '../../hosting/hosting.fixture.js';

const page = clientPage();

/** Opens the approval of a basket, calls the game as is wanted, and answers what the server was told that it is called. */
const titleOf = async (basket: object[], typed?: string, title: string | null = null): Promise<unknown> => {
  const titles: unknown[] = [];
  const make: Reply = ({ body }) => {
    titles.push((body as CreateGameBody).title);
    return Response.json({ game: gameCard() });
  };
  await page.openAt('/approve-selection', {
    signedIn: { isProfileComplete: false },
    now: '2026-11-23T20:00:00',
    keeps: {
      'clockbeat.currentTeam': { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' },
      'clockbeat.appState': { teamId: 't_1', title, basket },
    },
    calls: { 'POST /api/games': make },
  });
  const field = await page.findByLabelText<HTMLInputElement>('Game title');
  if (typed !== undefined) await page.type(field, typed);
  await page.press(page.getByRole('button', { name: 'Confirm and Generate QR' }));
  await page.until(() => page.address() === '/publish-qr');
  return titles[0];
};

/** Opens the approval of a game, and says what the server was told each time it was made. */
const openApproval = async (): Promise<CreateGameBody[]> => {
  const made: CreateGameBody[] = [];
  await page.openAt('/approve-selection', {
    signedIn: {},
    keeps: {
      'clockbeat.currentTeam': { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' },
      'clockbeat.appState': { teamId: 't_1', basket: [science] },
    },
    calls: {
      'POST /api/games': ({ body }) => {
        made.push(body as CreateGameBody);
        return Response.json({ game: gameCard() });
      },
    },
  });
  await page.findByLabelText('Game title');
  return made;
};

const science = bankQuestion('sci1');
const history = bankQuestion('hist1', { category: 'History' });
const movies = bankQuestion('mov1', { category: 'Movies' });

describe('a game that is approved', () => {
  it.each([
    [[science], 'Science · Nov 23, 2026'],
    [[science, history], 'Science & History · Nov 23, 2026'],
    [[science, history, movies], 'Mixed trivia · Nov 23, 2026'],
  ])('is called after its categories and the day: %#', async (basket, title) => {
    expect(await titleOf(basket)).toBe(title);
  });

  it('is called as its set', async () => {
    expect(await titleOf([science], undefined, 'Spiders')).toBe('Spiders');
  });

  it('is called as its host says, and as usual where that is nothing', async () => {
    expect(await titleOf([science], 'Friday')).toBe('Friday');
    expect(await titleOf([science], ' ', 'Spiders')).toBe('Science · Nov 23, 2026');
    expect(await titleOf([science], '', 'Spiders')).toBe('Science · Nov 23, 2026');
  });
});

describe('teams of a game that is approved', () => {
  const confirm = () => page.press(page.getByRole('button', { name: 'Confirm and Generate QR' }));

  it('are prepared by their names, one a line; two that are one are said by name, and nothing is lost', async () => {
    const made = await openApproval();
    await page.press(page.getByRole('switch', { name: /Team mode/ }));
    const names = page.getByLabelText<HTMLTextAreaElement>('Team names');
    await page.type(names, 'Reds\n\n reds \nBlues');
    expect(names.getAttribute('aria-invalid')).toBeNull();
    await confirm();
    page.getByText('“reds” is there twice: capitals and blanks make no difference.');
    expect(made).toEqual([]);
    expect(names.value).toBe('Reds\n\n reds \nBlues');
    await page.type(names, 'Reds\n\nBlues ');
    await page.press(page.getByRole('switch', { name: /Only these teams/ }));
    await confirm();
    await page.until(() => page.address() === '/publish-qr');
    expect(made).toEqual([
      expect.objectContaining({
        teamMode: true,
        preparedTeams: ['Reds', 'Blues'],
        onlyPreparedTeams: true,
      }),
    ]);
  });

  it('are said nothing of by a host who says nothing of them', async () => {
    const made = await openApproval();
    await confirm();
    await page.until(() => page.address() === '/publish-qr');
    expect(Object.keys(made[0] ?? {}).sort()).toEqual(['questions', 'teamId', 'title']);
  });
});
