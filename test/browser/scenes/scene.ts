import type { paths, patterns } from '../../../apps/web/src/paths';

/** An address of the client, by its name there. */
export type Route = keyof typeof paths | keyof typeof patterns;

/** Who looks: somebody at a quiet page, a player, a host at the panel, or the whole room. */
export type Audience = 'page' | 'player' | 'host' | 'stage';

export interface Scene {
  readonly by: Audience;
  readonly at: Route | 'anywhere';
}

const page = (at: Scene['at']): Scene => ({ by: 'page', at });
const player: Scene = { by: 'player', at: 'playerGame' };
const host: Scene = { by: 'host', at: 'hostPanel' };
const stage: Scene = { by: 'stage', at: 'screen' };

/** Every state of the product that is worth a look, by the journey that comes by it. */
export const scenes = {
  visitor: {
    home: page('home'),
    'home-message': page('home'),
    menu: page('home'),
    'join-empty': page('joinTeam'),
    'join-errors': page('joinTeam'),
    'join-unknown-code': page('joinTeam'),
    'sign-in-required': page('startTrivia'),
    'signing-in': page('authCallback'),
    'not-found': page('anywhere'),
    error: page('anywhere'),
  },
  account: {
    'home-signed-in': page('homeAlias'),
    'dashboard-empty': page('dashboard'),
    'start-trivia': page('startTrivia'),
    publish: page('publish'),
    'results-forbidden': page('results'),
    'host-not-owner': host,
    dashboard: page('dashboard'),
    'dashboard-failed': page('dashboard'),
  },
  lobby: {
    'player-waiting': player,
    'host-lobby-empty': host,
    'screen-lobby-empty': stage,
    'join-found': page('joinTeam'),
    'player-lobby': player,
    'host-lobby': host,
    'screen-lobby': stage,
    'join-name-taken': page('joinTeam'),
    'player-leave': player,
    'player-replaced': player,
    'host-remove': host,
    'player-removed': player,
    'host-finished-nobody': host,
    'screen-final-nobody': stage,
  },
  night: {
    'player-question': player,
    'host-question': host,
    'screen-question': stage,
    'player-right': player,
    'player-standings': player,
    'host-answered': host,
    'screen-last-answer': stage,
    'player-question-200': player,
    'screen-question-200': stage,
    'player-wrong': player,
    'player-question-500': player,
    'host-question-500': host,
    'screen-question-500': stage,
    'player-reconnecting': player,
    'player-standings-500': player,
    'player-paused': player,
    'host-paused': host,
    'screen-paused': stage,
    'player-time-up': player,
    'player-final': player,
    'host-finished': host,
    'screen-final': stage,
    'results-host': page('results'),
    'results-player': page('results'),
    'publish-finished': page('publish'),
  },
} as const satisfies Record<string, Record<string, Scene>>;

export type JourneyName = keyof typeof scenes;
export type SceneName = { [J in JourneyName]: keyof (typeof scenes)[J] & string }[JourneyName];

export const journeyNames = Object.keys(scenes) as JourneyName[];

export const sceneCalled = (name: SceneName): Scene => ({ ...flat[name] });

const flat: Record<SceneName, Scene> = Object.assign({}, ...Object.values(scenes));
