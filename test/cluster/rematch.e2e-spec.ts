import type { GameCard, RecordedEvent } from '@clockbeat/domain';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { makeUnreliable } from '../support/live/unreliable-feed.js';
import { until } from '../support/live/until.js';

/** The host asks gateway A; whoever sits on B or C hears of it through the feed, or by comparing where that says nothing. */
describeWith('redis')('a rematch, over several gateways', () => {
  let night: Night;
  let gateways: TestGateway[];
  let isLost = false;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    gateways = [await night.gateway(), await night.gateway(), await night.gateway()];
    const isWord = ({ type }: RecordedEvent) => type === 'GameFollowed';
    makeUnreliable(at(0), (events) => (isLost && events.some(isWord) ? 'is lost' : 'passes'));
  });
  afterAll(() => night.end());

  const at = (index: number): TestGateway => {
    const gateway = gateways[index % gateways.length];
    if (!gateway) throw new Error('No gateway');
    return gateway;
  };
  const goOn = async (host: TestHost, on: TestGateway): Promise<GameCard> => {
    const path = `/api/games/${host.gameId}/rematch`;
    const { body } = await request(on.url)
      .post(path)
      .set('cookie', host.cookie)
      .send({ questions: 'same' })
      .expect(201);
    return body.game;
  };

  it.each([
    ['', false],
    [', also where its news is lost on the way', true],
  ])('takes a room along, wherever everybody sits%s', async (_how, lost) => {
    isLost = lost;
    const host = await TestHost.on(at(0), { questions: quiz(1), game: { teamMode: true } });
    const room = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        TestPlayer.on(at(index)).join(host.joinCode, `Player ${index}`, { teamName: `Team ${index % 4}` }),
      ),
    );
    await host.start();
    const gone = room.splice(0, 4);
    for (const [index, player] of gone.entries())
      await (index % 2 === 0 ? player.leave() : host.remove(player));
    const asleep = room.splice(0, 3);
    for (const player of asleep) player.wire.lose();
    await host.finish();
    const walls = await Promise.all(gateways.map((gateway) => host.projector(gateway)));

    const next = await goOn(host, at(0));
    await Promise.all(room.map((player) => player.goesAlong()));
    for (const wall of walls)
      await wall.hears('gameUpdated', ({ gameState }) => gameState.nextGameId === next.id);
    // on another gateway than the one that they fell asleep on
    for (const [index, player] of asleep.entries()) {
      const awake = await player.comesBack(at(index + 2));
      expect(awake.seat?.gameState.nextGameId).toBe(next.id);
      await awake.join(next.id, awake.name);
    }
    const seated = eventsOf(await logOf(at(1), next.id), 'PlayerJoined');
    expect(seated.map(({ data }) => `${data.name} ${data.teamName}`).sort()).toEqual(
      [...room, ...asleep].map(({ name }) => `${name} Team ${Number(name.slice(7)) % 4}`).sort(),
    );
    expect(gone.flatMap(({ heard }) => heard.all('gameUpdated'))).toEqual([]);
    // each of them is in one game: the one before has lost them
    const panel = await host.secondTab(at(1));
    await until('nobody is connected to the game before', async () =>
      (await panel.players()).every(({ connected }) => !connected),
    );
  });
});
