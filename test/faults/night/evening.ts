import { demoCodes } from '@clockbeat/domain';
import type { Random } from '../../support/random.js';
import type { FaultyCluster } from '../cluster/cluster.js';
import { DemoGame } from './demo-game.js';
import type { FaultyGame } from './game.js';
import { HostedGame } from './hosted-game.js';
import type { NightSize } from './night-size.js';
import { SoloGame } from './solo-game.js';

/** The games of one night, made and not begun. */
export const evening = async (
  cluster: FaultyCluster,
  cookie: string,
  size: NightSize,
  random: Random,
): Promise<FaultyGame[]> => {
  const games: FaultyGame[] = [];
  const count = random.whole(...size.games);
  for (let index = 0; index < count; index += 1) {
    const ownChance = random.branch(`game ${index}`);
    // every other one is swift
    const isPaced = index % 2 === 1;
    games.push(await HostedGame.make(cluster, cookie, `game ${index + 1}`, size, ownChance, isPaced));
  }
  const beside = random.branch('beside');
  if (beside.chance(size.solo)) games.push(await SoloGame.make(cluster, size, beside.branch('solo')));
  if (beside.chance(size.demo))
    games.push(new DemoGame(cluster, beside.of(demoCodes), beside.branch('demo')));
  return games;
};
