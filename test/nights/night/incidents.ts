import type { SimulatedGateway } from '../gateway/gateway.js';
import type { AppendFate } from '../model/postgres.js';
import type { SimulatedPlayer } from '../people/player.js';
import type { Cluster } from './cluster.js';
import type { Incident, IncidentKind } from './script.js';

/** Who and what is meant. */
interface Scene extends Incident {
  readonly cluster: Cluster;
  readonly place: number;
  readonly gateway: SimulatedGateway;
  readonly player: SimulatedPlayer;
  readonly people: readonly SimulatedPlayer[];
  /** What puts it right again, so many ms later. */
  later(ms: number, work: () => void): void;
}

const lies = ['another seat', 'another question', 'the host'] as const;
const clockSteps = [-5_000, 5_000, 60_000, 3_600_000] as const;
/** A connection that dies in silence is noticed by a beat that does not come, ms. */
const silentMs = 25_000;

const appendBecomes =
  (fate: AppendFate) =>
  ({ cluster, gateway }: Scene): void => {
    cluster.postgres.fates.set(gateway.self, fate);
  };

/** Everything that can go wrong. */
const happenings: Readonly<Record<IncidentKind, (scene: Scene) => void>> = {
  'gateway killed': ({ cluster, gateway, place, lastsMs, later }) => {
    gateway.kill();
    later(lastsMs / 2, () => cluster.startAgain(place));
  },
  'gateway paused': ({ cluster: { world }, gateway, lastsMs, later }) => {
    world.pause(gateway.self);
    later(lastsMs * 1.7, () => world.resume(gateway.self));
  },
  'gateway clock': ({ gateway, which }) => {
    gateway.self.wallOffset = (which - 5) * 600_000;
  },
  'postgres stopped': ({ cluster: { postgres }, lastsMs, later }) => {
    postgres.stop();
    later(lastsMs / 2, () => postgres.restart());
  },
  'postgres paused': ({ cluster: { postgres }, lastsMs, later }) => {
    postgres.pause();
    later(lastsMs, () => postgres.resume());
  },
  'postgres slow': ({ cluster: { postgres }, lastsMs, later }) => {
    postgres.isSlow = true;
    later(lastsMs, () => {
      postgres.isSlow = false;
    });
  },
  'postgres cut': ({ cluster: { postgres }, gateway, lastsMs, later }) => {
    postgres.cutOff(gateway.self);
    later(lastsMs / 2, () => postgres.unreachable.delete(gateway.self));
  },
  'postgres clock': ({ cluster, which, later }) => {
    // set while nobody looks, it is the clock for a gateway that starts before those who know better are back (decision 037)
    const set = (): void => {
      if (cluster.clockIsWatched) cluster.setClock(clockSteps[which % clockSteps.length] ?? 0);
      else later(100, set);
    };
    set();
  },
  'append lost on its way': appendBecomes('lost on its way'),
  'append rolled back': appendBecomes('rolled back'),
  'append stored, its answer lost': appendBecomes('stored, its answer lost'),
  'redis stopped': ({ cluster: { redis }, lastsMs, later }) => {
    redis.stop();
    later(lastsMs, () => redis.restart());
  },
  'redis cut': ({ cluster: { redis }, gateway, lastsMs, later }) => {
    redis.cut(gateway.self);
    later(lastsMs, () => redis.heal(gateway.self));
  },
  'feed unreliable': ({ cluster: { redis }, lastsMs, later }) => {
    redis.isUnreliable = true;
    later(lastsMs, () => {
      redis.isUnreliable = false;
    });
  },
  'socket cut': ({ player, which }) => player.cut(which % 3 === 0 ? silentMs : which),
  'player away': ({ player, lastsMs }) => player.stayAway(2 * lastsMs),
  'player moves': ({ player }) => {
    player.gateway += 1;
    player.cut(0);
  },
  'player lies': ({ player, people, which }) => {
    void player.lie(lies[which % lies.length] ?? 'the host', people);
  },
};

/** Lets one thing go wrong, and right again. */
export const happen = (incident: Incident, cluster: Cluster, people: readonly SimulatedPlayer[]): void => {
  const place = incident.which % cluster.gateways.length;
  const gateway = cluster.gateways[place];
  const player = people[incident.which % people.length];
  if (!gateway || !player) return;
  const later = (ms: number, work: () => void): void => void cluster.world.after(ms, null, work);
  happenings[incident.what]({ ...incident, cluster, place, gateway, player, people, later });
};
