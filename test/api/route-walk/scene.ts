import { type SessionView, UserId } from '@clockbeat/domain';
import { Persistence, QuestionStore, TvStore } from '@clockbeat/persistence';
import { GameNight, type Person, question } from '../../support/game-night.js';
import { listsFollowed } from '../../support/live/lists-followed.js';
import type { Persona } from './personas.js';

/** It stands in everything that is the owner's alone; nobody else's answer may hold it. */
export const secret = 'for the eyes of the owner';

/** Its first night is years away. */
export const series = {
  title: 'Walked',
  schedule: { startsOn: '2099-01-01', time: '20:00', zone: 'UTC', everyWeeks: 1, endsOn: null },
  template: { rounds: [{ count: 5 }] },
};

/** What is the owner's, by name. */
export interface Scene {
  readonly night: GameNight;
  readonly owner: Person;
  readonly other: Person;
  readonly operator: Person;
  /** An account that the operator does things to, one that it deletes, and a game of the first. */
  readonly operated: Person;
  readonly deleted: Person;
  readonly operatedGame: string;
  /** Of somebody’s name in that game. */
  readonly reportId: string;
  readonly feedbackId: string;
  readonly subscriberId: string;
  readonly headers: Readonly<Record<Persona, Readonly<Record<string, string>>>>;
  readonly teamId: string;
  readonly waitingGame: string;
  /** Who waits in it. */
  readonly waitingPlayer: string;
  readonly finishedGame: string;
  /** To that game by other rules. */
  /** One, and others that one call each ends. */
  readonly league: Readonly<
    Record<'id' | 'token' | 'memberId' | 'spareMemberId' | 'toEnd' | 'toEmpty' | 'toDelete', string>
  >;
  readonly whatIfLinkId: string;
  /** Of the game that waits. */
  readonly overlayId: string;
  /** Who played it. */
  readonly playerId: string;
  readonly gameCode: string;
  /** One that stands, of another finished game. */
  readonly correction: { readonly gameId: string; readonly correctionId: string };
  readonly questionId: string;
  readonly setId: string;
  /** Another account's, which everybody may see; and one that operators hide. */
  readonly sharedId: string;
  readonly sharedToken: string;
  readonly hiddenId: string;
  /** The owner's copy of it. */
  readonly copyId: string;
  /** Of another browser, by the name it has in the list. */
  readonly sessionId: string;
  /** One that follows the owner. */
  readonly tvId: string;
  readonly tokenId: string;
  /** With a delivery of its own; its address is no machine's. */
  readonly webhook: { readonly id: string; readonly deliveryId: string };
  /** For the one call that deletes it. */
  readonly spareWebhookId: string;
  /** For the one call that deletes it. */
  readonly spareSetId: string;
  readonly seriesId: string;
  /** For the one call that deletes it. */
  readonly spareSeriesId: string;
  /** Over already, without attempts; and one for the call that deletes it. */
  readonly assignment: { readonly id: string; readonly link: string };
  readonly spareAssignmentId: string;
}

const succeeded = ({ status, text }: { status: number; text: string }): void => {
  if (status >= 300) throw new Error(`${status}: ${text}`);
};

/** An owner with one of everything that accounts can have, and others who would like to see it. */
export const openScene = async (): Promise<Scene> => {
  const night = await GameNight.begin({ OPERATOR_EMAILS: 'operator@example.org' });
  const owner = await night.signIn('owner@example.org', 'Owner Somebody');
  const other = await night.signIn('other@example.org', 'Other Somebody');
  const operator = await night.signIn('operator@example.org');
  const operated = await night.signIn('operated@example.org');
  const deleted = await night.signIn('deleted@example.org');
  const post = async (path: string, body: object, { cookie } = owner) =>
    (await night.api.post(path).set('cookie', cookie).send(body).expect(succeeded)).body;
  await post('/api/user/setup-profile', { username: 'the_owner', bio: secret });
  await post('/api/user/setup-profile', { username: 'the_other' }, other);
  await post('/api/user/setup-profile', { username: 'the_operator' }, operator);
  await post('/api/feedback', { text: 'To be seen to' });
  const { pool } = night.gateway.app.get(Persistence);
  const { rows: messages } = await pool.query<{ id: string }>('select id from feedback');
  const { rows: subscribers } = await pool.query<{ id: string }>(
    `insert into newsletter_subscriptions (email, token, confirmed_at) values ('reader@example.org', 'its token', now())
     returning id`,
  );
  const operatedGame = await night.makeGame(operated);
  await night.join(operatedGame, 'Loud');
  await post(`/api/games/${operatedGame.id}/reports`, { about: 'player', name: 'Loud', reason: 'insulting' });
  const { rows: reported } = await pool.query<{ id: string }>('select id from reported_things');
  const team = await post('/api/teams', { name: 'Quizzards' });
  const waiting = await night.makeGame(owner, { questions: [question(0, { question: secret })] });
  const { playerId: waitingPlayer } = await night.join(waiting, 'Bo');
  const finished = await night.makeGame(owner);
  const seat = await night.join(finished, 'Ada');
  await night.start(finished, owner);
  await night.finish(finished, owner);
  const rating = `/api/games/${finished.id}/rating`;
  await night.api.post(rating).set('authorization', `Bearer ${seat.token}`).send({ stars: 5 }).expect(204);
  const name = `/api/games/${finished.id}/lent-name`;
  await night.api.put(name).set('authorization', `Bearer ${seat.token}`).send({ lent: true }).expect(204);
  const corrected = await night.makeGame(owner);
  await night.start(corrected, owner);
  await night.finish(corrected, owner);
  const { correction } = await post(`/api/games/${corrected.id}/corrections`, {
    questionIndex: 0,
    change: 'void',
    reason: secret,
  });
  const set = {
    title: 'Mine',
    customQuestions: [{ question: secret, options: ['a', 'b', 'c', 'd'], answer: 'a' }],
  };
  const [own] = await night.gateway.app
    .get(QuestionStore)
    .createMany(UserId(owner.id), [
      { category: 'Science', difficulty: 'Easy', question: secret, options: ['a', 'b', 'c', 'd'], answer: 0 },
    ]);
  if (!own) throw new Error('The owner has no question');
  await night.signIn('owner@example.org');
  const sessions = await night.api.get('/api/user/sessions').set('cookie', owner.cookie).expect(200);
  const elsewhere = sessions.body.find(({ current }: SessionView) => !current);
  const hook = { url: `https://hooks.invalid/${encodeURIComponent(secret)}`, events: ['game.finished'] };
  const webhook = (await post('/api/webhooks', hook)).id;
  // it was sent long ago: nothing of it changes by itself
  await night.gateway.app.get(Persistence).pool.query(
    `insert into webhook_deliveries (id, endpoint_id, event_key, type, at, noted_at, attempts, tried_at, delivered_at, status)
     values ('msg_of_the_owner', $1, '', 'webhook.test', now(), now(), 1, now(), now(), 204)`,
    [webhook],
  );
  const code = await night.gateway.app
    .get(TvStore)
    .giveLetters('the hash of its token', { browser: null, system: null });
  const kept = await post('/api/saved-trivia-sets', set);
  const again = { title: 'Mine', customQuestions: set.customQuestions };
  await night.api
    .put(`/api/saved-trivia-sets/${kept.id}`)
    .set('cookie', owner.cookie)
    .send(again)
    .expect(200);
  const shown = { ...set, customQuestions: [{ ...set.customQuestions[0], question: 'For everybody' }] };
  const share = async (id: string): Promise<string> => {
    const how = { sharing: 'public', licence: 'cc0', author: 'Somebody' };
    const path = `/api/saved-trivia-sets/${id}/sharing`;
    const said = await night.api.put(path).set('cookie', operated.cookie).send(how).expect(200);
    return said.body.token;
  };
  const shared = await post('/api/saved-trivia-sets', shown, operated);
  const sharedToken = await share(shared.id);
  const hidden = await post('/api/saved-trivia-sets', shown, operated);
  for (const token of [sharedToken, await share(hidden.id)])
    await post(`/api/public-sets/${token}/reports`, { reason: 'other' }, other);
  const toPlay = {
    ...{
      setId: kept.id,
      closesAt: new Date(Date.now() + 3_600_000).toISOString(),
      timeZone: 'UTC',
      attempts: 1,
    },
    ...{ counts: 'best', feedback: 'each', identity: 'name', mixed: false, untimed: false, board: true },
  };
  const assignment = await post('/api/assignments', toPlay);
  await night.api
    .patch(`/api/assignments/${assignment.id}`)
    .set('cookie', owner.cookie)
    .send({ closesAt: '2026-01-01T00:00:00Z', opensAt: '2025-12-01T00:00:00Z' })
    .expect(200);
  await listsFollowed(night.gateway);
  const league = async (...names: string[]): Promise<{ id: string; url: string; members: string[] }> => {
    const { id, url } = await post('/api/leagues', { title: 'The owner’s', kind: 'players' });
    await post(`/api/leagues/${id}/nights`, { gameId: finished.id });
    await post(`/api/leagues/${id}/members`, { names });
    const { body } = await night.api.get(`/api/leagues/${id}`).set('cookie', owner.cookie).expect(200);
    return { id, url, members: body.members.map((member: { id: string }) => member.id) };
  };
  const season = await league('Reds', 'Whites');
  return {
    night,
    owner,
    other,
    operator,
    operated,
    deleted,
    operatedGame: operatedGame.id,
    reportId: reported[0]?.id ?? '',
    feedbackId: messages[0]?.id ?? '',
    subscriberId: subscribers[0]?.id ?? '',
    headers: {
      owner: { cookie: owner.cookie },
      other: { cookie: other.cookie },
      operator: { cookie: operator.cookie },
      player: { authorization: `Bearer ${seat.token}` },
      guest: { 'x-guest-session': 'a-guest-of-the-walk' },
      stranger: {},
    },
    teamId: team.teamId,
    waitingGame: waiting.id,
    waitingPlayer,
    finishedGame: finished.id,
    league: {
      id: season.id,
      token: season.url.split('/').at(-1) ?? '',
      memberId: season.members[0] ?? '',
      spareMemberId: season.members[1] ?? '',
      toEnd: (await league()).id,
      toEmpty: (await league()).id,
      toDelete: (await league()).id,
    },
    whatIfLinkId: (await post(`/api/games/${finished.id}/what-if/links`, { best: 1 })).id,
    overlayId: (await post(`/api/games/${waiting.id}/overlays`, {})).id,
    playerId: seat.playerId,
    gameCode: waiting.gameCode,
    correction: { gameId: corrected.id, correctionId: correction.correctionId },
    questionId: own.id,
    sessionId: elsewhere.id,
    tvId: (await post('/api/user/tvs', { letters: code })).id,
    tokenId: (await post('/api/user/tokens', { name: secret, scopes: ['games:read'] })).id,
    webhook: { id: webhook, deliveryId: 'msg_of_the_owner' },
    spareWebhookId: (await post('/api/webhooks', hook)).id,
    setId: kept.id,
    sharedId: shared.id,
    sharedToken,
    hiddenId: hidden.id,
    copyId: (await post(`/api/public-sets/${sharedToken}/copy`, {})).id,
    spareSetId: (await post('/api/saved-trivia-sets', set)).id,
    seriesId: (await post('/api/series', series)).id,
    spareSeriesId: (await post('/api/series', series)).id,
    assignment: { id: assignment.id, link: assignment.link },
    spareAssignmentId: (await post('/api/assignments', toPlay)).id,
  };
};

/** Wherever this one is signed in, it is since now. */
export const signedInJustNow = async ({ night }: Scene, { id }: Person): Promise<void> => {
  await night.gateway.app.get(Persistence).pool.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::bigint))::json
     where sess->'passport'->>'user' = $1`,
    [id, Date.now()],
  );
};
