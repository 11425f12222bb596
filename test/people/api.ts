import type { EventView, GameCard, SoloGameView, TeamView } from '@clockbeat/domain';

/** One HTTP call as somebody signed in; throws unless it is answered 2xx. */
export const call = async (
  base: string,
  path: string,
  cookie: string,
  { accept = 'application/json', body }: { accept?: string; body?: object } = {},
): Promise<Response> => {
  const response = await fetch(new URL(path, base), {
    method: body ? 'POST' : 'GET',
    headers: { cookie, accept, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.ok) return response;
  throw new Error(`${path} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
};

const post = async <T>(base: string, path: string, cookie: string, body: object): Promise<T> =>
  (await (await call(base, path, cookie, { body })).json()) as T;

/** Makes a game, as the client does. */
export const makeGame = async (url: string, cookie: string, body: object): Promise<GameCard> =>
  (await post<{ game: GameCard }>(url, '/api/games', cookie, body)).game;

/** Makes a game for one; who is signed in may bring a cookie. */
export const makeSoloGame = (url: string, body: object, cookie = ''): Promise<SoloGameView> =>
  post(url, '/api/solo-games', cookie, body);

export const makeTeam = (url: string, cookie: string, name: string): Promise<TeamView> =>
  post(url, '/api/teams', cookie, { name });

/** A game's log, as its host is told it. */
export const toldLog = async (url: string, cookie: string, gameId: string): Promise<EventView[]> => {
  const path = `/api/games/${gameId}/events`;
  const lines = await (await call(url, path, cookie, { accept: 'application/x-ndjson' })).text();
  return lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as EventView]));
};
