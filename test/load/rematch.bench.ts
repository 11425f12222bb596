import { parseArgs } from 'node:util';
import type { GameCard } from '@clockbeat/domain';
import { call, toldLog } from '../people/api.js';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import { LoadHost, signInHost } from './host.js';
import { machine } from './report.js';
import { rounded, spreadOf, spreadText } from './spread.js';
import { setStage } from './stage.js';

// what is left when this process goes (gateways, database) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    gateways: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  },
});
const [players, own, rounds] = [values.players, values.gateways, values.rounds].map(Number);
if (!players || !own || !rounds)
  throw new Error('npm run bench:rematch -- [--players N] [--gateways N] [--rounds N]');

/** One of ten leaves before the end, another is removed. */
const goesAway = (index: number): 'leaves' | 'is removed' | null =>
  index % 10 === 4 ? 'leaves' : index % 10 === 9 ? 'is removed' : null;

/** As a client does: goes on by itself with the token that it has, as soon as it hears where. */
const followed = (player: Player<ThinWire>): Promise<number> =>
  new Promise((resolve, reject) => {
    player.wire.on('gameUpdated', ({ gameState: { nextGameId } }) => {
      if (nextGameId) player.join(nextGameId, player.name).then(() => resolve(performance.now()), reject);
    });
  });

const stage = await setStage({ gateways: [], own, balanced: false, profile: null });
try {
  const [url = ''] = stage.doors;
  const cookie = await signInHost(url, 'host');
  console.log(`Machine: ${machine().cpus}, load ${machine().load} before, ${own} gateways`);
  const host = await LoadHost.of(url, cookie, 1);
  const crowd = await Promise.all(
    Array.from({ length: players + Math.ceil(players / 4) }, async (_, index) => {
      const player = new Player(new ThinWire(stage.doors[index % stage.doors.length] ?? url));
      await player.wire.connect();
      return player.join(host.game.gameCode, `Player ${index + 1}`, { teamName: `Team ${index % 8}` });
    }),
  );
  const gone = crowd.filter((_, index) => goesAway(index));
  const stay = crowd.filter((_, index) => !goesAway(index));
  await host.start();
  for (const [index, player] of crowd.entries()) {
    if (goesAway(index) === 'leaves') await player.leave();
    if (goesAway(index) === 'is removed') await host.remove(player);
  }
  await host.finish();
  let { gameId } = host;
  for (let round = 1; round <= rounds; round += 1) {
    const arrivals = stay.map(followed);
    const clickedAt = performance.now();
    const path = `/api/games/${gameId}/rematch`;
    const { game } = (await (await call(url, path, cookie, { body: { questions: 'same' } })).json()) as {
      game: GameCard;
    };
    const answeredMs = performance.now() - clickedAt;
    const ms = (await Promise.all(arrivals)).map((at) => at - clickedAt);
    const log = await toldLog(url, cookie, game.id);
    const joined = log.flatMap(({ type, data }) => {
      const { name, teamName } = data as { name: string; teamName: string };
      return type === 'PlayerJoined' ? [`${name} of ${teamName}`] : [];
    });
    const wanted = stay.map(
      ({ name }) => `${name} of Team ${(Number(name.slice('Player '.length)) - 1) % 8}`,
    );
    const isRight = JSON.stringify(joined.toSorted()) === JSON.stringify(wanted.toSorted());
    console.log(
      `round ${round}: the host was answered after ${rounded(answeredMs)} ms; from the click to the seat, ms: ${spreadText(spreadOf(ms))}; ` +
        `${joined.length} seats, ${isRight ? 'each with its name and team, none of the' : 'NOT those of the people who stayed, without the'} ${gone.length} who were gone`,
    );
    gameId = game.id;
    await host.ask('startGame', { roomId: gameId });
    await host.ask('finishGame', { roomId: gameId });
  }
  console.log(`load ${machine().load} after`);
  for (const player of crowd) player.close();
  host.close();
} finally {
  await stage.close();
}
