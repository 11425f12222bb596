import type { NewOverlay } from '@clockbeat/domain';
import { call } from '../../people/api.js';
import { type Reachable, TestClient } from './test-client.js';
import type { TestHost } from './test-host.js';

/** A new overlay of this host's game, and the token in its address. */
export const makeOverlay = async (
  host: TestHost,
  { url }: Reachable = host.gateway,
): Promise<NewOverlay & { token: string }> => {
  const made = await call(url, `/api/games/${host.gameId}/overlays`, host.cookie, { body: {} });
  const overlay = (await made.json()) as NewOverlay;
  return { ...overlay, token: new URL(overlay.url).pathname.replace('/overlay/', '') };
};

/** A socket that watches a game by an overlay's token: it has no session. */
export const overlayOn = async (gateway: Reachable, gameId: string, token: string): Promise<TestClient> => {
  const overlay = new TestClient(gateway, 'player', { gameId });
  await overlay.ask('watchGame', { roomId: gameId, overlayToken: token });
  return overlay;
};
