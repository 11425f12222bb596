import type { GameCardMessage } from '@clockbeat/domain/contract';
import { eventBetween, type RunningGames, withCard } from './running-games.js';

const card = (changed: Partial<GameCardMessage> = {}): GameCardMessage => ({
  gameId: 'game_1',
  version: 5,
  title: 'Friday',
  status: 'active',
  currentQuestionIndex: 0,
  questionCount: 3,
  participantCount: 2,
  answeredNow: 0,
  endsAt: 10_000,
  hostConnected: true,
  ...changed,
});
const board = (...cards: GameCardMessage[]): RunningGames =>
  new Map(cards.map((each) => [each.gameId, each]));

describe('the board of running games', () => {
  it('takes a newer card in the old one’s place', () => {
    const games = board(card(), card({ gameId: 'game_2' }));
    const next = withCard(games, card({ version: 6, answeredNow: 1 }));
    expect([...next.keys()]).toEqual(['game_1', 'game_2']);
    expect(next.get('game_1')?.answeredNow).toBe(1);
  });

  it('does not go back to an older one', () => {
    const games = board(card());
    expect(withCard(games, card({ version: 4 }))).toBe(games);
  });

  it('shows a change of presence, which makes no new version', () => {
    expect(withCard(board(card()), card({ hostConnected: false })).get('game_1')?.hostConnected).toBe(false);
  });

  it('drops a game that is over', () => {
    expect(withCard(board(card()), card({ version: 9, status: 'finished' })).size).toBe(0);
  });
});

describe('what a host is told of', () => {
  const waiting = card({ status: 'waiting', endsAt: null });

  it('players who came into the lobby, not those who left', () => {
    expect(eventBetween(waiting, { ...waiting, participantCount: 3 })?.kind).toBe('joined');
    expect(eventBetween(waiting, { ...waiting, participantCount: 1 })).toBeNull();
  });

  it('a game that is over, also when its last card was missed', () => {
    expect(eventBetween(card(), card({ version: 8, status: 'finished' }))?.kind).toBe('over');
    expect(eventBetween(card(), null)?.kind).toBe('over');
  });

  it('a running game without a host, not a lobby without one', () => {
    expect(eventBetween(card(), card({ hostConnected: false }))?.kind).toBe('hostAway');
    expect(eventBetween(waiting, { ...waiting, hostConnected: false })).toBeNull();
  });

  it('nothing else', () => {
    expect(eventBetween(card(), card({ version: 6, answeredNow: 2 }))).toBeNull();
  });
});
