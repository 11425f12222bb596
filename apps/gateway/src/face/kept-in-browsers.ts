import type { english } from '../texts/en/index.js';

/** Where a browser keeps it. */
export type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'cache';

type Purpose = keyof (typeof english)['purpose'];
export type Lifetime = keyof (typeof english)['lifetime'];

export interface KeptInBrowser {
  /** As it stands in the browser; a `*` stands for letters that change. */
  readonly name: string;
  readonly place: Place;
  /** What for and how long: texts of the page that lists it all. */
  readonly purpose: Purpose;
  readonly lifetime: Lifetime;
}

/** Named as its purpose is: `clockbeat.language`. */
const local = (purpose: Purpose, lifetime: Lifetime = 'untilDeleted'): KeptInBrowser => ({
  name: `clockbeat.${purpose}`,
  place: 'localStorage',
  purpose,
  lifetime,
});
const tab = (purpose: Purpose, name: string = purpose): KeptInBrowser => ({
  name: `clockbeat.${name}`,
  place: 'sessionStorage',
  purpose,
  lifetime: 'untilTabCloses',
});
const cookie = (name: string, purpose: Purpose, lifetime: Lifetime): KeptInBrowser => ({
  name,
  place: 'cookie',
  purpose,
  lifetime,
});

/**
 * Everything that we keep in a browser. All of it is needed for what its person does here; nothing counts or follows anybody.
 * A test looks for what the code keeps and this list does not name, and the other way round.
 */
export const keptInBrowsers: readonly KeptInBrowser[] = [
  cookie('clockbeat.sid', 'session', 'idle'),
  cookie('__Host-clockbeat.sid', 'session', 'idle'),
  cookie('clockbeat.browser', 'browser', 'oneDay'),
  cookie('io', 'server', 'untilBrowserCloses'),
  cookie('clockbeat.acted', 'acted', 'tenSeconds'),

  local('language'),
  local('theme'),
  local('sound'),
  local('letterKeys'),
  local('seats'),
  local('goneAlong'),
  local('receipts'),
  local('evenings'),
  local('soloResult'),
  local('user', 'untilSignedOut'),
  local('appState'),
  local('currentGame'),
  local('currentTeam'),
  local('pendingGame'),
  local('rules'),
  local('customDraft'),
  local('ownTriviaDraft'),
  local('setEdit'),
  local('savedGames'),
  local('guestSessionId', 'untilTakenOver'),
  local('keyCovered'),
  local('stageSound'),
  local('tv'),
  local('tvEnd'),

  tab('joinCode'),
  tab('draft'),
  tab('unheard'),
  tab('seatAlone', 'seats'),
  tab('selection'),
  tab('openedLink'),
  tab('reloadedAt'),

  { name: 'clockbeat-*', place: 'cache', purpose: 'program', lifetime: 'untilNextVersion' },
];
