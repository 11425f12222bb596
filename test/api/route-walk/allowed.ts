import { csvColumns, type TokenScope } from '@clockbeat/domain';
import { question } from '../../support/game-night.js';
import { accounts, everybody, holderOnly, holders, operators, ownerOnly, type Statuses } from './personas.js';
import { type Scene, series } from './scene.js';

export interface Row {
  readonly statuses: Statuses;
  /** Of the access tokens that may make the call; left out: none may. */
  readonly scope?: TokenScope;
  /** What stands in the path's braces, from the first to the last; of the owner's. */
  readonly at?: (scene: Scene) => string;
  readonly query?: Readonly<Record<string, string>>;
  /** It refuses parameters that it does not know: nobody's id can be slipped in. */
  readonly knowsItsQuery?: true;
  /** A body that the call takes; a text or bytes go as they are. */
  readonly body?: Readonly<Record<string, unknown>> | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Its caller is signed out, or deleted: it is walked with accounts of its own. */
  readonly endsSession?: true;
  /** What operators hear names accounts, the owner's among them. */
  readonly tellsOperators?: true;
  /** It wants a sign-in of the last ten minutes; on a busy machine the walk takes longer. */
  readonly wantsRecentSignIn?: true;
}

const game = { title: 'Walked', questions: [question(1)] };
const set = {
  title: 'Walked',
  customQuestions: [{ question: 'Who?', options: ['a', 'b', 'c', 'd'], answer: 'b' }],
};

const correction = { questionIndex: 0, change: 'rekey', answer: 3, reason: 'Two were right' };

const uploaded = {
  question: 'Who walked?',
  optionA: 'a',
  optionB: 'b',
  optionC: 'c',
  optionD: 'd',
  correctAnswer: 'A',
  category: 'Walks',
};

/** Who may call what: one row for each operation of the API, by method and path as its description has them. */
export const allowed: Readonly<Record<string, Row>> = {
  'get /metrics': { statuses: everybody(200) },
  'get /health/live': { statuses: everybody(200) },
  'get /health/ready': { statuses: everybody(200) },
  'get /imprint': { statuses: everybody(404) },
  'get /privacy': { statuses: everybody(404) },
  'get /terms': { statuses: everybody(404) },
  'get /cookies': { statuses: everybody(200) },
  'get /api/schemas/events': { statuses: everybody(200) },
  'get /api/schemas/views': { statuses: everybody(200) },
  'get /api/schemas/set': { statuses: everybody(200) },

  'get /auth/google': { statuses: everybody(302) },
  'get /api/login': { statuses: everybody(302) },
  'get /auth/google/callback': { statuses: everybody(302) },
  'get /auth/oidc/{key}': { statuses: everybody(404), at: () => 'nobody' },
  'get /auth/oidc/{key}/callback': { statuses: everybody(404), at: () => 'nobody' },
  'get /auth/logout': { statuses: everybody(302), endsSession: true },
  'get /api/logout': { statuses: everybody(302), endsSession: true },
  'post /auth/logout': { statuses: everybody(303), endsSession: true },
  'post /api/logout': { statuses: everybody(303), endsSession: true },

  'get /api/auth/status': { statuses: everybody(200) },
  'get /api/auth/user': { statuses: accounts(200) },
  'post /api/user/setup-profile': { statuses: accounts(200), body: { firstName: 'Walker' } },
  'get /api/user/settings': { statuses: accounts(200) },
  'post /api/user/settings': { statuses: accounts(200), body: { darkMode: true } },
  'get /api/user/stats': { scope: 'results:read', statuses: accounts(200) },
  'get /api/user/game-history': { scope: 'games:read', statuses: accounts(200) },
  'put /api/user/game-history/{gameId}/archived': {
    statuses: ownerOnly(204, 404),
    at: ({ finishedGame }) => finishedGame,
  },
  'delete /api/user/game-history/{gameId}/archived': {
    statuses: ownerOnly(204, 404),
    at: ({ finishedGame }) => finishedGame,
  },
  'get /api/user/evenings': { scope: 'games:read', statuses: accounts(200) },
  'get /api/user/achievements': { scope: 'results:read', statuses: accounts(200) },
  'get /api/user/insights': { scope: 'results:read', statuses: accounts(200), query: { period: 'all' } },
  'get /api/leaderboards': { statuses: everybody(200), query: { of: 'players', period: 'all' } },
  'get /api/user/sessions': { statuses: accounts(200) },
  'delete /api/user/sessions/{id}': {
    statuses: ownerOnly(204, 404),
    at: ({ sessionId }) => sessionId,
    wantsRecentSignIn: true,
  },
  'delete /api/user/sessions': { statuses: accounts(204), wantsRecentSignIn: true },
  'get /api/user/tvs': { statuses: accounts(200) },
  // letters are good for one: these are no TV's
  'post /api/user/tvs': { statuses: accounts(404), body: { letters: 'BBBB' } },
  'delete /api/user/tvs/{id}': { statuses: ownerOnly(204, 404), at: ({ tvId }) => tvId },
  'get /api/user/tokens': { statuses: accounts(200) },
  'post /api/user/tokens': {
    statuses: accounts(201),
    body: { name: 'Walked', scopes: ['games:read'] },
    wantsRecentSignIn: true,
  },
  'delete /api/user/tokens/{id}': { statuses: ownerOnly(204, 404), at: ({ tokenId }) => tokenId },
  'get /api/user/quotas': { statuses: accounts(200) },
  'get /api/user/data': { statuses: accounts(200), wantsRecentSignIn: true },
  'get /api/webhooks': { statuses: accounts(200) },
  'post /api/webhooks': {
    statuses: accounts(201),
    body: { url: 'https://hooks.example/walked', events: ['game.finished'] },
    wantsRecentSignIn: true,
  },
  'put /api/webhooks/{id}': {
    statuses: ownerOnly(200, 404),
    at: ({ webhook }) => webhook.id,
    body: { events: ['game.finished'] },
  },
  'post /api/webhooks/{id}/secret': {
    statuses: ownerOnly(201, 404),
    at: ({ webhook }) => webhook.id,
    wantsRecentSignIn: true,
  },
  'get /api/webhooks/{id}/deliveries': { statuses: ownerOnly(200, 404), at: ({ webhook }) => webhook.id },
  'post /api/webhooks/{id}/test': { statuses: ownerOnly(201, 404), at: ({ webhook }) => webhook.id },
  'post /api/webhooks/{id}/deliveries/{deliveryId}/again': {
    statuses: ownerOnly(200, 404),
    at: ({ webhook }) => `${webhook.id}/deliveries/${webhook.deliveryId}`,
  },
  'delete /api/webhooks/{id}': { statuses: ownerOnly(204, 404), at: ({ spareWebhookId }) => spareWebhookId },
  'delete /api/user': { statuses: accounts(204), endsSession: true },

  'post /api/teams': { statuses: accounts(201), body: { name: 'Walkers' } },
  'put /api/teams/{id}': {
    statuses: ownerOnly(200, 404),
    at: ({ teamId }) => teamId,
    body: { name: 'Renamed' },
  },
  'get /api/teams': { statuses: accounts(200) },
  'get /api/teams/{id}': { statuses: everybody(200), at: ({ teamId }) => teamId },

  'get /api/series': { statuses: accounts(200) },
  'post /api/series': { statuses: accounts(201), body: series },
  'get /api/series/{id}': { statuses: everybody(200), at: ({ seriesId }) => seriesId },
  'get /api/series/{id}/calendar.ics': { statuses: everybody(200), at: ({ seriesId }) => seriesId },
  'put /api/series/{id}': {
    statuses: ownerOnly(200, 404),
    at: ({ seriesId }) => seriesId,
    body: { title: 'Renamed' },
  },
  'put /api/series/{id}/nights/{night}': {
    statuses: ownerOnly(404, 404),
    at: ({ seriesId }) => `${seriesId}/nights/2020-01-01`,
    body: { skipped: true },
  },
  // its next night is years away
  'post /api/series/{id}/now': { statuses: ownerOnly(409, 404), at: ({ seriesId }) => seriesId },
  'delete /api/series/{id}': { statuses: ownerOnly(204, 404), at: ({ spareSeriesId }) => spareSeriesId },

  'get /api/questions/categories': { statuses: everybody(200) },
  'get /api/questions/by-category': { statuses: everybody(200) },
  'get /api/questions/default': { statuses: everybody(200) },
  'get /api/questions/category/{category}': { statuses: accounts(200), at: () => 'Science' },
  'post /api/questions/bulk': {
    scope: 'sets:write',
    statuses: accounts(201),
    body: { questions: [uploaded] },
  },
  'post /api/questions/csv': {
    scope: 'sets:write',
    statuses: accounts(200),
    body: `${csvColumns.join(',')}\n1,Walks,Who walked?,a,b,c,d,A,Easy\n`,
    headers: { 'content-type': 'text/csv' },
  },
  'post /api/media': {
    scope: 'sets:write',
    statuses: accounts(201),
    body: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12M4o+QCRAwQCgAjpgTJ6Lg6AAAAAABJRU5ErkJggg==',
      'base64',
    ),
    headers: { 'content-type': 'image/png' },
  },
  'get /api/media': { scope: 'sets:write', statuses: accounts(200) },
  'get /media/{hash}': { statuses: everybody(404), at: () => '0'.repeat(64) },
  'get /api/questions/export': { statuses: accounts(200), query: { category: 'Science' } },
  'put /api/questions/{id}': {
    statuses: ownerOnly(200, 404),
    at: ({ questionId }) => questionId,
    body: {
      question: 'Walked?',
      options: ['a', 'b', 'c', 'd'],
      answer: 0,
      category: 'Walks',
      difficulty: 'Easy',
    },
  },
  'delete /api/questions/{id}': { statuses: ownerOnly(204, 404), at: ({ questionId }) => questionId },

  'post /api/games': { scope: 'live:host', statuses: accounts(201), body: game },
  'get /api/games': { scope: 'games:read', statuses: accounts(200) },
  'get /api/games/{id}': {
    scope: 'games:read',
    statuses: everybody(200),
    at: ({ waitingGame }) => waitingGame,
  },
  'put /api/games/{id}': {
    scope: 'live:host',
    statuses: ownerOnly(200, 403),
    at: ({ waitingGame }) => waitingGame,
    body: game,
  },
  'get /api/games/{id}/results': {
    scope: 'results:read',
    statuses: { ...ownerOnly(200, 403), player: 200 },
    at: ({ finishedGame }) => finishedGame,
  },
  'get /api/games/{id}/results/players/{playerId}': {
    scope: 'results:read',
    statuses: ownerOnly(200, 403),
    at: ({ finishedGame, playerId }) => `${finishedGame}/results/players/${playerId}`,
  },
  'get /api/games/{id}/items': {
    scope: 'results:read',
    statuses: ownerOnly(200, 403),
    at: ({ finishedGame }) => finishedGame,
  },
  'get /api/games/{id}/signals': {
    scope: 'results:read',
    statuses: ownerOnly(200, 403),
    at: ({ finishedGame }) => finishedGame,
  },
  'get /api/games/{id}/sealed': { statuses: everybody(200), at: ({ finishedGame }) => finishedGame },
  'post /api/games/{id}/rating': {
    statuses: { ...ownerOnly(403, 403), player: 204 },
    at: ({ finishedGame }) => finishedGame,
    body: { stars: 5 },
  },
  'put /api/games/{id}/lent-name': {
    statuses: { ...ownerOnly(403, 403), player: 204 },
    at: ({ finishedGame }) => finishedGame,
    body: { lent: true },
  },
  'post /api/games/{id}/players/{playerId}/seat-code': {
    statuses: ownerOnly(201, 403),
    at: ({ waitingGame, waitingPlayer }) => `${waitingGame}/players/${waitingPlayer}`,
  },
  'get /api/games/{id}/co-hosts': {
    statuses: ownerOnly(200, 403),
    at: ({ waitingGame }) => waitingGame,
  },
  'post /api/games/{id}/co-hosts/link': {
    statuses: ownerOnly(201, 403),
    at: ({ waitingGame }) => waitingGame,
  },
  'delete /api/games/{id}/co-hosts/link': {
    statuses: ownerOnly(200, 403),
    at: ({ waitingGame }) => waitingGame,
  },
  'delete /api/games/{id}/co-hosts/{number}': {
    statuses: ownerOnly(200, 403),
    at: ({ waitingGame }) => `${waitingGame}/co-hosts/1`,
  },
  'delete /api/games/{id}/co-hosts': {
    statuses: ownerOnly(200, 403),
    at: ({ waitingGame }) => waitingGame,
  },
  'post /api/games/{id}/co-hosting/look': {
    statuses: everybody(404),
    at: ({ waitingGame }) => waitingGame,
    body: { secret: 'made-up-and-22-letters' },
  },
  'post /api/games/{id}/co-hosting': {
    statuses: accounts(404),
    at: ({ waitingGame }) => waitingGame,
    body: { secret: 'made-up-and-22-letters' },
  },
  // its host leads it without a link
  'delete /api/games/{id}/co-hosting': {
    statuses: accounts(403),
    at: ({ waitingGame }) => waitingGame,
  },
  'post /api/games/{id}/what-if': {
    scope: 'results:read',
    statuses: ownerOnly(200, 403),
    at: ({ finishedGame }) => finishedGame,
    body: { speed: false },
  },
  'get /api/games/{id}/what-if/links': {
    statuses: ownerOnly(200, 403),
    at: ({ finishedGame }) => finishedGame,
  },
  'post /api/games/{id}/what-if/links': {
    statuses: ownerOnly(201, 403),
    at: ({ finishedGame }) => finishedGame,
    body: { speed: false },
  },
  'delete /api/games/{id}/what-if/links/{linkId}': {
    statuses: ownerOnly(204, 403),
    at: ({ finishedGame, whatIfLinkId }) => `${finishedGame}/what-if/links/${whatIfLinkId}`,
  },
  'get /api/leagues': { statuses: accounts(200) },
  'post /api/leagues': { statuses: accounts(201), body: { title: 'Walked', kind: 'teams' } },
  'get /api/leagues/{id}': { statuses: ownerOnly(200, 404), at: ({ league }) => league.id },
  'patch /api/leagues/{id}': {
    statuses: ownerOnly(200, 404),
    at: ({ league }) => league.id,
    body: { openToJoin: false },
  },
  'delete /api/leagues/{id}': { statuses: ownerOnly(204, 404), at: ({ league }) => league.toDelete },
  'post /api/leagues/{id}/end': { statuses: ownerOnly(200, 404), at: ({ league }) => league.toEnd },
  // of a game that is not there
  'post /api/leagues/{id}/nights': {
    statuses: ownerOnly(404, 404),
    at: ({ league }) => league.id,
    body: { gameId: 'game_none' },
  },
  'patch /api/leagues/{id}/nights/{gameId}': {
    statuses: ownerOnly(200, 404),
    at: ({ league, finishedGame }) => `${league.id}/nights/${finishedGame}`,
    body: { isFinal: false },
  },
  'delete /api/leagues/{id}/nights/{gameId}': {
    statuses: ownerOnly(200, 404),
    at: ({ league, finishedGame }) => `${league.toEmpty}/nights/${finishedGame}`,
  },
  'get /api/leagues/{id}/nights/{gameId}/people': {
    statuses: ownerOnly(200, 404),
    at: ({ league, finishedGame }) => `${league.id}/nights/${finishedGame}`,
  },
  // of somebody who did not play
  'put /api/leagues/{id}/nights/{gameId}/people': {
    statuses: ownerOnly(404, 404),
    at: ({ league, finishedGame }) => `${league.id}/nights/${finishedGame}`,
    body: { key: 'none', memberId: null },
  },
  'post /api/leagues/{id}/members': {
    statuses: ownerOnly(201, 404),
    at: ({ league }) => league.id,
    body: { names: ['Walked'] },
  },
  'patch /api/leagues/{id}/members/{memberId}': {
    statuses: ownerOnly(200, 404),
    at: ({ league }) => `${league.id}/members/${league.memberId}`,
    body: { name: 'Crimsons' },
  },
  'delete /api/leagues/{id}/members/{memberId}': {
    statuses: ownerOnly(200, 404),
    at: ({ league }) => `${league.id}/members/${league.spareMemberId}`,
  },
  'delete /api/leagues/{id}/members/{memberId}/hold': {
    statuses: ownerOnly(200, 404),
    at: ({ league }) => `${league.id}/members/${league.memberId}`,
  },
  'get /api/leagues/{id}/organisers': { statuses: ownerOnly(200, 404), at: ({ league }) => league.id },
  'post /api/leagues/{id}/organisers/link': { statuses: ownerOnly(201, 404), at: ({ league }) => league.id },
  'delete /api/leagues/{id}/organisers/link': {
    statuses: ownerOnly(200, 404),
    at: ({ league }) => league.id,
  },
  'delete /api/leagues/{id}/organisers/{organiser}': {
    statuses: ownerOnly(200, 404),
    at: ({ league }) => `${league.id}/organisers/nobody`,
  },
  'post /api/leagues/{id}/organising/look': {
    statuses: everybody(404),
    at: ({ league }) => league.id,
    body: { secret: 'made-up-and-22-letters' },
  },
  'post /api/leagues/{id}/organising': {
    statuses: accounts(404),
    at: ({ league }) => league.id,
    body: { secret: 'made-up-and-22-letters' },
  },
  'delete /api/leagues/{id}/organising': { statuses: accounts(404), at: ({ league }) => league.id },
  'get /api/league/{token}': { statuses: everybody(200), at: ({ league }) => league.token },
  'get /api/league/{token}/table.csv': { statuses: everybody(200), at: ({ league }) => league.token },
  'get /api/league/{token}/sealed': { statuses: everybody(409), at: ({ league }) => league.token },
  // its host alone says who is in it
  'post /api/league/{token}/members': {
    statuses: everybody(403),
    at: ({ league }) => league.token,
    body: { name: 'Walked', pin: '2468' },
  },
  'post /api/league/{token}/holds': {
    statuses: everybody(404),
    at: ({ league }) => league.token,
    body: { memberId: 'member_none', pin: '2468' },
  },
  'post /api/league/{token}/evenings': {
    statuses: everybody(404),
    at: ({ league }) => league.token,
    body: { memberId: 'member_none', gameId: 'game_none', pin: '2468' },
  },
  'get /api/league/{token}/mine': { statuses: accounts(200), at: ({ league }) => league.token },
  // others have nothing to do with it
  'put /api/league/{token}/mails': {
    statuses: ownerOnly(200, 403),
    at: ({ league }) => league.token,
    body: { wants: true },
  },
  'get /api/league-mails/unsubscribe': { statuses: everybody(404) },
  'post /api/league-mails/unsubscribe': { statuses: everybody(404) },
  'post /api/what-if/shared': {
    statuses: everybody(404),
    body: { secret: 'made-up-and-22-letters' },
  },
  'post /api/what-if/reports': {
    statuses: everybody(404),
    body: { secret: 'made-up-and-22-letters', about: 'questions', reason: 'other' },
  },
  'post /api/games/{id}/reports': {
    statuses: everybody(201),
    at: ({ waitingGame }) => waitingGame,
    body: { about: 'questions', reason: 'other', note: 'Walked by.' },
  },
  'get /api/games/{id}/question-reports': {
    statuses: ownerOnly(200, 403),
    at: ({ waitingGame }) => waitingGame,
  },
  'get /api/games/{id}/overlays': {
    statuses: ownerOnly(200, 403),
    at: ({ waitingGame }) => waitingGame,
  },
  'post /api/games/{id}/overlays': {
    statuses: ownerOnly(201, 403),
    at: ({ waitingGame }) => waitingGame,
  },
  'delete /api/games/{id}/overlays/{overlayId}': {
    statuses: ownerOnly(204, 403),
    at: ({ waitingGame, overlayId }) => `${waitingGame}/overlays/${overlayId}`,
  },
  'post /api/overlays/look': {
    statuses: everybody(404),
    body: { token: 'made-up-and-22-letters' },
  },
  'post /api/games/{id}/corrections/preview': {
    statuses: ownerOnly(200, 403),
    at: ({ finishedGame }) => finishedGame,
    body: { questionIndex: 0, change: 'rekey', answer: 3 },
  },
  'post /api/games/{id}/corrections': {
    statuses: ownerOnly(201, 403),
    at: ({ finishedGame }) => finishedGame,
    body: correction,
  },
  'post /api/games/{id}/forgotten-names': {
    statuses: ownerOnly(404, 403),
    at: ({ finishedGame }) => finishedGame,
    body: { playerId: 'p_nobody', of: 'player' },
  },
  'delete /api/games/{id}/corrections/{correctionId}': {
    statuses: ownerOnly(204, 403),
    at: ({ correction: { gameId, correctionId } }) => `${gameId}/corrections/${correctionId}`,
  },
  'get /api/games/{id}/events': {
    scope: 'events:read',
    statuses: ownerOnly(200, 404),
    at: ({ finishedGame }) => finishedGame,
  },
  'get /api/analytics/events': { scope: 'events:read', statuses: accounts(200), knowsItsQuery: true },
  'get /api/analytics/events/extent': { scope: 'events:read', statuses: accounts(200), knowsItsQuery: true },
  'get /api/analytics/items': { scope: 'events:read', statuses: accounts(200), knowsItsQuery: true },
  'get /api/analytics/events/stream': { scope: 'events:read', statuses: accounts(200), knowsItsQuery: true },
  'get /api/join/{code}': { statuses: everybody(200), at: ({ gameCode }) => gameCode },
  'post /api/games/quick': {
    scope: 'live:host',
    statuses: accounts(201),
    body: { category: 'Science', count: 5 },
  },
  'post /api/games/{id}/rematch': {
    scope: 'live:host',
    statuses: ownerOnly(201, 403),
    at: ({ finishedGame }) => finishedGame,
    body: { questions: 'same' },
  },
  'get /api/assignments': { statuses: accounts(200) },
  'post /api/assignments': {
    statuses: accounts(404),
    body: {
      ...{ setId: '00000000-0000-4000-8000-000000000000', closesAt: '2099-01-01T00:00:00Z', timeZone: 'UTC' },
      ...{ opensAt: '2098-12-01T00:00:00Z', attempts: 1, counts: 'best', feedback: 'each', identity: 'name' },
      ...{ mixed: false, untimed: false, board: true },
    },
  },
  'get /api/assignments/{id}': { statuses: ownerOnly(200, 404), at: ({ assignment }) => assignment.id },
  'patch /api/assignments/{id}': {
    statuses: ownerOnly(200, 404),
    at: ({ assignment }) => assignment.id,
    body: { title: 'Walked' },
  },
  'delete /api/assignments/{id}': {
    statuses: ownerOnly(204, 404),
    at: ({ spareAssignmentId }) => spareAssignmentId,
  },
  'get /api/assignments/{id}/report': {
    statuses: ownerOnly(200, 404),
    at: ({ assignment }) => assignment.id,
  },
  'post /api/assignments/{id}/corrections': {
    statuses: ownerOnly(200, 404),
    at: ({ assignment }) => assignment.id,
    body: correction,
  },
  'delete /api/assignments/{id}/corrections/{questionIndex}': {
    statuses: ownerOnly(200, 404),
    at: ({ assignment }) => `${assignment.id}/corrections/0`,
  },
  'post /api/assignments/{id}/people/{person}/link': {
    // nobody has begun it
    statuses: ownerOnly(404, 404),
    at: ({ assignment }) => `${assignment.id}/people/1`,
  },
  'get /api/assignment-links/{link}': { statuses: everybody(200), at: ({ assignment }) => assignment.link },
  'post /api/assignment-links/{link}/attempts': {
    // it is over for whoever has a token
    statuses: { ...everybody(401), player: 409 },
    at: ({ assignment }) => assignment.link,
    body: { name: 'Walked' },
  },
  'get /api/assignment-links/{link}/board': {
    statuses: everybody(200),
    at: ({ assignment }) => assignment.link,
  },
  'post /api/games/{id}/fork': {
    scope: 'live:host',
    statuses: ownerOnly(201, 403),
    at: ({ finishedGame }) => finishedGame,
    body: { version: 1 },
  },
  'post /api/games/{id}/ghosts': {
    scope: 'live:host',
    statuses: ownerOnly(201, 403),
    at: ({ finishedGame }) => finishedGame,
  },
  'post /api/solo-games': { statuses: everybody(201), body: { category: 'General Knowledge' } },

  'get /api/operator/accounts': { statuses: operators(200), tellsOperators: true, knowsItsQuery: true },
  'get /api/operator/accounts/{id}': {
    statuses: operators(200),
    tellsOperators: true,
    at: ({ owner }) => owner.id,
  },
  'put /api/operator/accounts/{id}/roles/{role}': {
    statuses: operators(204),
    at: ({ operated }) => `${operated.id}/roles/analyst`,
    wantsRecentSignIn: true,
  },
  'delete /api/operator/accounts/{id}/roles/{role}': {
    statuses: operators(204),
    at: ({ operated }) => `${operated.id}/roles/analyst`,
    wantsRecentSignIn: true,
  },
  'put /api/operator/accounts/{id}/quotas/{quota}': {
    statuses: operators(204),
    at: ({ operated }) => `${operated.id}/quotas/sets`,
    body: { most: 7 },
    wantsRecentSignIn: true,
  },
  'delete /api/operator/accounts/{id}/quotas/{quota}': {
    statuses: operators(204),
    at: ({ operated }) => `${operated.id}/quotas/sets`,
    wantsRecentSignIn: true,
  },
  'post /api/operator/accounts/{id}/suspend': {
    statuses: operators(204),
    at: ({ operated }) => operated.id,
    body: { reason: 'abuse', note: 'Walked by.' },
    wantsRecentSignIn: true,
  },
  'post /api/operator/accounts/{id}/restore': {
    statuses: operators(204),
    at: ({ operated }) => operated.id,
    body: { reason: 'mistake' },
    wantsRecentSignIn: true,
  },
  'post /api/operator/accounts/{id}/transfer': {
    // to an account that is not there: the owner must not get anything either
    statuses: operators(404),
    at: ({ operated }) => operated.id,
    body: { to: '00000000-0000-4000-8000-000000000000', reason: 'request' },
    wantsRecentSignIn: true,
  },
  'post /api/operator/accounts/{id}/games/transfer': {
    statuses: operators(404),
    at: ({ operated }) => operated.id,
    body: { to: '00000000-0000-4000-8000-000000000000', reason: 'request' },
    wantsRecentSignIn: true,
  },
  'get /api/operator/reports': { statuses: operators(200), tellsOperators: true, knowsItsQuery: true },
  'get /api/operator/reports/{id}': {
    statuses: operators(200),
    tellsOperators: true,
    at: ({ reportId }) => reportId,
  },
  // while the game still goes on
  'post /api/operator/reports/{id}/mask': {
    statuses: operators(204),
    at: ({ reportId }) => reportId,
    body: { reason: 'abuse' },
    wantsRecentSignIn: true,
  },
  'post /api/operator/reports/{id}/dismiss': {
    statuses: operators(204),
    at: ({ reportId }) => reportId,
    wantsRecentSignIn: true,
  },
  'get /api/operator/sets/reports': { statuses: operators(200), tellsOperators: true, knowsItsQuery: true },
  'get /api/operator/sets/{id}/reports': {
    statuses: operators(200),
    tellsOperators: true,
    at: ({ sharedId }) => sharedId,
  },
  'post /api/operator/sets/{id}/reports/dismiss': {
    statuses: operators(204),
    at: ({ hiddenId }) => hiddenId,
    wantsRecentSignIn: true,
  },
  'post /api/operator/sets/{id}/hide': {
    statuses: operators(204),
    at: ({ hiddenId }) => hiddenId,
    body: { reason: 'abuse' },
    wantsRecentSignIn: true,
  },
  'post /api/operator/sets/{id}/show': {
    statuses: operators(204),
    at: ({ hiddenId }) => hiddenId,
    body: { reason: 'mistake' },
    wantsRecentSignIn: true,
  },
  'get /api/operator/bank/questions': { statuses: operators(200), tellsOperators: true, knowsItsQuery: true },
  'get /api/operator/bank/questions/{id}': {
    statuses: operators(200),
    tellsOperators: true,
    at: () => 'sci1',
  },
  // one that nobody's lists of this walk have
  'put /api/operator/bank/questions/{id}': {
    statuses: operators(204),
    at: () => 'fin9',
    body: { question: 'Which is it?', options: ['a', 'b', 'c', 'd'], answer: 1, reason: 'wrong' },
    wantsRecentSignIn: true,
  },
  'delete /api/operator/bank/questions/{id}': {
    statuses: operators(404),
    at: () => 'sci2',
    wantsRecentSignIn: true,
  },
  'post /api/operator/bank/questions/{id}/dismiss': {
    statuses: operators(404),
    at: () => 'sci2',
    wantsRecentSignIn: true,
  },
  'get /api/operator/games': { statuses: operators(200), tellsOperators: true, knowsItsQuery: true },
  'post /api/operator/games/{id}/end': {
    statuses: operators(204),
    at: ({ operatedGame }) => operatedGame,
    body: { reason: 'abuse' },
    wantsRecentSignIn: true,
  },
  'post /api/operator/accounts/{id}/delete': {
    statuses: operators(204),
    at: ({ deleted }) => deleted.id,
    body: { reason: 'request' },
    wantsRecentSignIn: true,
  },
  'get /api/operator/feedback': { statuses: operators(200), knowsItsQuery: true },
  'put /api/operator/feedback/{id}/done': {
    statuses: operators(204),
    at: ({ feedbackId }) => feedbackId,
    wantsRecentSignIn: true,
  },
  'delete /api/operator/feedback/{id}': {
    statuses: operators(204),
    at: ({ feedbackId }) => feedbackId,
    wantsRecentSignIn: true,
  },
  'get /api/operator/subscribers': { statuses: operators(200) },
  'delete /api/operator/subscribers/{id}': {
    statuses: operators(204),
    at: ({ subscriberId }) => subscriberId,
    wantsRecentSignIn: true,
  },
  'get /api/operator/installation': { statuses: operators(200) },
  'get /api/operator/audit': { statuses: operators(200), knowsItsQuery: true },
  'get /api/operator/audit/head': { statuses: operators(200) },
  'post /api/operator/audit/verify': { statuses: operators(200), body: {} },

  'post /api/feedback': { statuses: everybody(201), body: { text: 'Walked by.' } },
  'post /api/newsletter': { statuses: everybody(201), body: { email: 'walker@example.org' } },
  // Without the token of a mail there is nothing to leave.
  'get /api/newsletter/confirm': { statuses: everybody(404) },
  'post /api/newsletter/confirm': { statuses: everybody(404) },
  'get /api/newsletter/unsubscribe': { statuses: everybody(404) },
  'post /api/newsletter/unsubscribe': { statuses: everybody(404) },
  'get /api/summaries/unsubscribe': { statuses: everybody(404) },
  'post /api/summaries/unsubscribe': { statuses: everybody(404) },
  'get /api/reminders/unsubscribe': { statuses: everybody(404) },
  'post /api/reminders/unsubscribe': { statuses: everybody(404) },

  'get /api/saved-trivia-sets': { scope: 'sets:write', statuses: holders(200) },
  'post /api/saved-trivia-sets': { scope: 'sets:write', statuses: holders(201), body: set },
  'post /api/saved-trivia-sets/claim': {
    statuses: accounts(200),
    headers: { 'x-guest-session': 'another-guest' },
  },
  'get /api/saved-trivia-sets/{id}': {
    scope: 'sets:write',
    statuses: holderOnly(200),
    at: ({ setId }) => setId,
  },
  'get /api/saved-trivia-sets/{id}/file': {
    scope: 'sets:write',
    statuses: holderOnly(200),
    at: ({ setId }) => setId,
  },
  'post /api/saved-trivia-sets/file': {
    scope: 'sets:write',
    statuses: accounts(200),
    body: { questions: [{ text: 'Who walked?', options: ['a', 'b'], right: 'a' }] },
  },
  'put /api/saved-trivia-sets/{id}': {
    scope: 'sets:write',
    statuses: holderOnly(200),
    at: ({ setId }) => setId,
    body: set,
  },
  'delete /api/saved-trivia-sets/{id}': {
    scope: 'sets:write',
    statuses: holderOnly(204),
    at: ({ spareSetId }) => spareSetId,
  },
  'get /api/saved-trivia-sets/{id}/sharing': {
    scope: 'sets:write',
    at: ({ setId }) => setId,
    statuses: ownerOnly(200, 404),
  },
  'put /api/saved-trivia-sets/{id}/sharing': {
    scope: 'sets:write',
    at: ({ setId }) => setId,
    body: { sharing: 'private' },
    statuses: ownerOnly(200, 404),
  },
  'get /api/saved-trivia-sets/{id}/history': {
    scope: 'sets:write',
    at: ({ setId }) => setId,
    statuses: ownerOnly(200, 404),
  },
  'get /api/saved-trivia-sets/{id}/history/{version}': {
    scope: 'sets:write',
    at: ({ setId }) => `${setId}/history/1`,
    statuses: ownerOnly(200, 404),
  },
  'post /api/saved-trivia-sets/{id}/history/{version}/restore': {
    scope: 'sets:write',
    at: ({ setId }) => `${setId}/history/1`,
    statuses: ownerOnly(200, 404),
  },
  'get /api/saved-trivia-sets/{id}/origin': {
    scope: 'sets:write',
    at: ({ copyId }) => copyId,
    statuses: ownerOnly(200, 404),
  },
  'post /api/saved-trivia-sets/{id}/origin/take-over': {
    scope: 'sets:write',
    at: ({ copyId }) => copyId,
    statuses: ownerOnly(200, 404),
  },
  'get /api/saved-trivia-sets/{id}/co-authors': { at: ({ setId }) => setId, statuses: ownerOnly(200, 404) },
  'post /api/saved-trivia-sets/{id}/co-authors/link': {
    at: ({ setId }) => setId,
    statuses: ownerOnly(201, 404),
  },
  'delete /api/saved-trivia-sets/{id}/co-authors/link': {
    at: ({ setId }) => setId,
    statuses: ownerOnly(200, 404),
  },
  'delete /api/saved-trivia-sets/{id}/co-authors/{coAuthor}': {
    at: ({ setId, operated }) => `${setId}/co-authors/${operated.id}`,
    statuses: ownerOnly(200, 404),
  },
  // a link is good for whoever has it: this one is none
  'post /api/saved-trivia-sets/{id}/co-authoring/look': {
    at: ({ setId }) => setId,
    body: { secret: 'none' },
    statuses: everybody(404),
  },
  'post /api/saved-trivia-sets/{id}/co-authoring': {
    at: ({ setId }) => setId,
    body: { secret: 'none' },
    statuses: accounts(404),
  },
  'delete /api/saved-trivia-sets/{id}/co-authoring': { at: ({ setId }) => setId, statuses: accounts(404) },
  'get /api/public-sets': { scope: 'sets:write', knowsItsQuery: true, statuses: everybody(200) },
  'get /api/public-sets/{token}': {
    scope: 'sets:write',
    at: ({ sharedToken }) => sharedToken,
    statuses: everybody(200),
  },
  'post /api/public-sets/{token}/copy': {
    scope: 'sets:write',
    at: ({ sharedToken }) => sharedToken,
    statuses: accounts(201),
  },
  'put /api/public-sets/{token}/star': { at: ({ sharedToken }) => sharedToken, statuses: accounts(200) },
  'delete /api/public-sets/{token}/star': { at: ({ sharedToken }) => sharedToken, statuses: accounts(200) },
  'post /api/public-sets/{token}/reports': {
    at: ({ sharedToken }) => sharedToken,
    body: { reason: 'other' },
    statuses: everybody(201),
  },
  'get /api/user/question-banks': { scope: 'sets:write', statuses: accounts(200) },
  'post /api/saved-trivia-sets/{id}/launch': {
    scope: 'live:host',
    statuses: ownerOnly(201, 404),
    at: ({ setId }) => setId,
  },
  'post /api/games/from-saved-set/{id}': {
    scope: 'live:host',
    statuses: ownerOnly(201, 404),
    at: ({ setId }) => setId,
  },
};
