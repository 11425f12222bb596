import { limits } from '@clockbeat/domain/contract';
import { gameId, joined, pictureAfter, player, waitingState } from '../../live/picture.fixture.js';
import { emptyPicture } from '../../live/picture.js';
import { entriesForHost, entriesForPlayer } from './lobby-picture.js';

const entry = (id: string, isHost = false) => ({
  id,
  name: id,
  teamName: null,
  ready: isHost,
  isHost,
  connected: true,
});

it('gives a host one entry that is the host, then the players, the newest first', () => {
  const picture = pictureAfter({
    type: 'hostConnected',
    body: { version: 3, gameState: waitingState(), players: [player('ada', { ready: true }), player('bo')] },
  });
  const entries = entriesForHost(picture, 'The Clocks');
  expect(entries.map(({ name, isHost, ready }) => [name, isHost, ready])).toEqual([
    ['The Clocks', true, true],
    ['bo', false, false],
    ['ada', false, true],
  ]);
});

it('gives a host of a great many the newest hundred', () => {
  const players = Array.from({ length: 150 }, (_, number) => player(`p_${number}`));
  const picture = pictureAfter({
    type: 'hostConnected',
    body: { version: 3, gameState: waitingState(), players },
  });
  const entries = entriesForHost(picture, 'The Clocks');
  expect(entries).toHaveLength(1 + limits.lobbySize);
  expect(entries[1]?.id).toBe('p_149');
});

it('shows a player the own entry next to the host, ready at once, before the list has come round', () => {
  const lobby = [entry('host', true), entry('bo'), entry('p_ada')];
  const picture = pictureAfter(
    { type: 'roomJoined', body: joined(waitingState(), { lobby }) },
    { type: 'readySet', ready: true },
  );
  expect(entriesForPlayer(picture)).toEqual([
    entry('host', true),
    { ...entry('p_ada'), ready: true },
    entry('bo'),
  ]);
});

it('follows who comes and goes', () => {
  const picture = pictureAfter(
    { type: 'roomJoined', body: joined(waitingState(), { lobby: [entry('host', true), entry('bo')] }) },
    {
      type: 'lobbyUpdated',
      body: { gameId, version: 4, added: [entry('cleo')], removed: ['bo'], participantCount: 1 },
    },
  );
  expect(entriesForPlayer(picture).map(({ id }) => id)).toEqual(['host', 'cleo']);
  expect(entriesForPlayer(emptyPicture)).toEqual([]);
});
