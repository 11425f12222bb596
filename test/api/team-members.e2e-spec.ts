import { GameNight, type Person } from '../support/game-night.js';
import { until } from '../support/live/until.js';

describe('a team’s members', () => {
  let night: GameNight;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Hanna');
  });
  afterAll(() => night?.end());

  it('are the players who had a seat in its games, each once, and nobody else', async () => {
    const made = await night.api.post('/api/teams').set('cookie', host.cookie).send({ name: 'The Owls' });
    const { teamId } = made.body;
    const team = async () => (await night.api.get(`/api/teams/${teamId}`).set('cookie', host.cookie)).body;
    expect(await team()).toMatchObject({ memberCount: 0, members: [] });

    const first = await night.makeGame(host, { teamId });
    const elsewhere = await night.makeGame(host);
    const ada = await night.join(first, 'Ada');
    await night.remove(first, host, await night.join(first, 'Removed'));
    await night.join(elsewhere, 'Stranger');
    await night.start(first, host);
    const late = await night.join(first, 'Late');
    const second = await night.makeGame(host, { teamId });
    const again = await night.join(second, 'ADA');

    await until('the second game reached the list', async () => (await team()).members[0]?.name === 'ADA');
    expect(await team()).toMatchObject({
      memberCount: 2,
      members: [
        { id: again.playerId, name: 'ADA' },
        { id: late.playerId, name: 'Late' },
      ],
    });
    expect(again.playerId).not.toBe(ada.playerId);
    const { body } = await night.api.get(`/api/teams/${teamId}`).expect(200);
    expect(body).toMatchObject({ memberCount: 2 });
    expect(body).not.toHaveProperty('members');
  });
});
