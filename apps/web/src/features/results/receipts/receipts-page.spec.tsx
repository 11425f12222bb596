import type { SealedResult } from '@clockbeat/domain/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { gameId } from '../../../../test-support/answers.js';
import { answer, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();
const call = `GET /api/games/${gameId}/sealed`;
const path = `/game-results/${gameId}/receipts`;

const data = '{"points": 270, "commandId": "c_1", "responseMs": 2500.4, "questionIndex": 0}';
const text = `AnswerSubmitted 1 1700000000123456 1700000000125000 player ${data}`;
const digest = sha256(Buffer.from(text));
const link = sha256(Buffer.concat([sha256(Buffer.from(gameId)), digest]));
const base64 = (bytes: Uint8Array, encoding: 'base64' | 'base64url' = 'base64url') =>
  Buffer.from(bytes).toString(encoding);
const sealed: SealedResult = {
  gameId,
  version: 1,
  seal: Buffer.from(link).toString('hex'),
  digests: base64(digest, 'base64'),
  answers: [{ version: 1, text }],
};
const seat = {
  teamCode: 'BCDFGH',
  displayName: 'Ada',
  token: 'a'.repeat(32),
  joinedAt: '',
  gameId,
  playerId: 'p_ada',
  teamName: null,
};
const receipt = { version: 1, digest: base64(digest), sealed: 1, seal: base64(link) };
const keeping = (...receipts: object[]) => ({
  'clockbeat.seats': [seat],
  'clockbeat.receipts': [{ gameId, playerId: 'p_ada', receipts }],
});

const open = (result: object, keeps: Record<string, unknown>) =>
  page.openAt(path, { calls: { [call]: answer(result) }, keeps });

it('says that an answer is in the result as it was acknowledged', async () => {
  await open(sealed, keeping(receipt));
  await page.findByText('1 answer is in the sealed result exactly as you were told that night.');
  page.getByText('As it was acknowledged');
  page.getByText('270 points');
  page.getByText(/after 2,500 ms/);
  expect(page.getByRole('main').textContent).toContain(sealed.seal.slice(0, 8));
});

it.each([
  ['the answer was another one', { ...receipt, digest: base64(link) }],
  ['the log before it was another one', { ...receipt, seal: base64(digest) }],
])('says so where %s', async (_, kept) => {
  await open(sealed, keeping(kept));
  await page.findByText('1 answer is not in the result as it was acknowledged.');
  page.getByText('Not as it was acknowledged');
});

it('says so where an answer that was acknowledged is missing', async () => {
  await open({ ...sealed, answers: [] }, keeping(receipt));
  await page.findByText('1 answer is not in the result as it was acknowledged.');
});

it('says so where the log does not come to its seal', async () => {
  await open({ ...sealed, seal: '00'.repeat(32) }, keeping(receipt));
  await page.findByText('The log does not come to its own seal: it was changed.');
});

it('believes nothing where it has kept nothing', async () => {
  await open(sealed, { 'clockbeat.seats': [seat], 'clockbeat.receipts': 'broken' });
  await page.findByText('No receipt kept on this device');
  page.getByText('The log comes to its seal. This device has kept no receipts of this game.');
});

it.each([
  [refuse(404, 'not_found'), /not here any more/],
  [refuse(409, 'wrong_state'), /has not ended yet/],
  [refuse(409, 'conflict'), /has no proof/],
])('says why there is nothing to check (%#)', async (refusal, words) => {
  await page.openAt(path, { calls: { [call]: refusal } });
  await page.findByText(words);
});
