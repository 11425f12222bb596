import type { ClientMessage, GameStateView, HostPlayer, HostQuestionView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import type { Messages } from '../../../test-support/live-server.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { openState, player, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

const openPanel = async (
  state: GameStateView,
  players: HostPlayer[] = [],
  keeps: Record<string, string> = {},
  otherwise: Messages = {},
): Promise<ClientMessage[]> => {
  const led: ClientMessage[] = [];
  const ack = { ok: true, version: state.version, gameState: state } as const;
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: state.status })) },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({ ...ack, players }),
      startGame: () => {
        led.push('startGame');
        return ack;
      },
      ...otherwise,
    },
    keeps,
  });
  await page.findByRole('toolbar', { name: 'Game controls' });
  return led;
};

it('starts an empty room only when it is said twice, by button and by key', async () => {
  const led = await openPanel(waitingState({ participantCount: 0 }));
  await page.press(page.getByRole('button', { name: 'Start Game' }));
  await page.press(page.getByRole('button', { name: 'Cancel' }));
  expect(page.queryByRole('dialog')).toBeNull();
  await page.key('s');
  await page.findByRole('dialog', { name: 'Start with nobody here?' });
  expect(led).toEqual([]);
  await page.press(page.getByRole('button', { name: 'Start anyway' }));
  expect(led).toEqual(['startGame']);
});

it('starts at once where somebody is', async () => {
  const led = await openPanel(waitingState({ participantCount: 1 }), [player('p_ada')]);
  await page.press(page.getByRole('button', { name: 'Start Game' }));
  expect(led).toEqual(['startGame']);
});

it('shows code and QR over itself, and is there afterwards', async () => {
  await openPanel(openState(0, 5));
  const before = page.address();
  await page.press(page.getByRole('button', { name: 'Code and QR' }));
  const dialog = page.getByRole('dialog', { name: 'Code and QR' });
  expect(dialog.textContent).toContain('ABC123');
  await page.findByRole('img', { name: /QR code that opens https:\/\/clockbeat.test\/join/ });
  expect(page.address()).toBe(before);
  await page.press(page.getByRole('button', { name: 'Close' }));
  expect(page.queryByRole('dialog')).toBeNull();
  page.getByRole('button', { name: 'Next Question' });
});

it('says that joining is locked, in place of QR and code', async () => {
  for (const state of [waitingState(), openState(0, 5)]) {
    await openPanel(state);
    page.getByText('ABC123');
    await openPanel({ ...state, joining: 'locked' });
    expect(page.getAllByText('Joining is locked').length).toBeGreaterThan(0);
    expect(page.queryByText('ABC123')).toBeNull();
    expect(page.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(page.queryByRole('button', { name: 'Code and QR' })).toBeNull();
  }
});

it('covers the key and who chose what, as long as this browser is told to', async () => {
  const running = openState(0, 5);
  const questions = [{ ...running.question, answer: 2 } as HostQuestionView];
  const ada = player('p_ada', { name: 'Ada', current: { answer: 2, isCorrect: true, points: 150 } });
  const shown = () => [/^right answer$/, /right, 150/].map((text) => page.queryAllByText(text).length);
  await openPanel({ ...running, questions }, [ada]);
  expect(shown()).toEqual([1, 1]);
  await page.press(page.getByRole('switch', { name: /^Hide the answer/ }));
  expect(shown()).toEqual([0, 0]);
  page.getByText('answered');
  expect(localStorage.getItem('clockbeat.keyCovered')).toBe('on');

  await openPanel({ ...running, questions }, [ada], { 'clockbeat.keyCovered': 'on' });
  expect(shown()).toEqual([0, 0]);
});

describe('the teams of a game that waits', () => {
  const teams = waitingState({ teamMode: true, preparedTeams: ['Reds'], onlyPreparedTeams: false });
  const save = () => page.getByRole<HTMLButtonElement>('button', { name: 'Save teams' });

  it('are prepared on the panel; what is refused is still there', async () => {
    const sent: unknown[] = [];
    let isRefused = true;
    const setTeamMode: Messages['setTeamMode'] = ({ roomId: _, teamMode, ...said }) => {
      sent.push(said);
      if (isRefused) return { ok: false, error: { code: 'unavailable', message: '' } };
      return { ok: true, version: 3, gameState: { ...teams, ...said, teamMode, version: 3 } };
    };
    await openPanel(teams, [], {}, { setTeamMode });
    const names = page.getByLabelText<HTMLTextAreaElement>('Team names');
    expect([names.value, save().disabled]).toEqual(['Reds', true]);
    await page.type(names, 'Reds\nBlues');
    await page.press(page.getByRole('switch', { name: /Only these teams/ }));
    await page.press(save());
    await page.findByText('The server cannot be reached right now. Please try again in a moment.');
    expect([names.value, save().disabled]).toEqual(['Reds\nBlues', false]);
    isRefused = false;
    await page.press(save());
    await page.until(() => save().disabled);
    expect(names.value).toBe('Reds\nBlues');
    const said = { preparedTeams: ['Reds', 'Blues'], onlyPreparedTeams: true };
    expect(sent).toEqual([said, said]);
  });

  it.each([
    ['without team mode', { ...teams, teamMode: false }],
    ['after the start', openState(0, 5, { teamMode: true })],
  ])('are not asked for %s', async (_, state) => {
    await openPanel(state);
    page.getByRole('switch', { name: /Team mode/ });
    expect(page.queryByLabelText('Team names')).toBeNull();
  });
});
