/**
 * A player without a screen, written from docs/protocol.md alone: takes a seat, answers every question, says how it went.
 *
 *   node examples/player.mjs http://localhost:3000 CODE "Name" [LETTERS]
 *
 * LETTERS are its answers, over and over: B answers B to everything, ABCD goes round. Without them it answers A.
 * With SEAT_TOKEN in the environment it comes back to the seat that it had.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

const [url, code, playerName, letters = 'A'] = process.argv.slice(2);
if (!url || !code || !playerName || !/^[A-D]+$/i.test(letters)) {
  console.error('node examples/player.mjs URL CODE NAME [LETTERS from A to D]');
  process.exit(2);
}

/** Proves the seat. Made, and known, before it is sent: whatever reply is lost, the seat is not. */
const token = process.env.SEAT_TOKEN ?? randomBytes(24).toString('base64url');
console.log(`My token is ${token}`);

/** The game's id is known once there is a seat; until then the code names it. */
let roomId = code;
let playerId = '';
/** The highest version that was heard of: what is older is dropped. */
let version = 0;
/** The newest question that has a result, or is closed; and the one whose answer is on its way. */
let settled = -1;
let sending = -1;
/** The server's clock minus ours, ms. */
let ahead = 0;
let finished = false;

const socket = io(url, { path: '/socket.io' });

/** Sends, and hears the ack; a lost one is like "unavailable": send that again. */
const send = (message, body) =>
  socket
    .timeout(10_000)
    .emitWithAck(message, body)
    .catch(() => ({ ok: false, error: { code: 'unavailable', message: 'No answer.' } }));

/** Goes on asking while the refusal may pass and this connection lasts; after the next one all is said anew. */
const patiently = async (message, body, { id } = socket) => {
  const ack = await send(message, body);
  const mayPass = ['unavailable', 'too_many_requests'].includes(ack.error?.code);
  if (!mayPass || socket.id !== id) return ack;
  await sleep(1_000);
  return patiently(message, body, { id });
};

const leave = (code) => {
  process.exitCode = code;
  socket.close();
};

const syncClock = async () => {
  let shortest = Number.POSITIVE_INFINITY;
  for (let trip = 0; trip < 5; trip += 1) {
    const t = performance.now();
    const ack = await send('syncClock', { t });
    const took = performance.now() - t;
    if (!ack.ok || took >= shortest) continue;
    shortest = took;
    ahead = ack.serverTime - (t + took / 2);
  }
};

const answer = async ({ index, question, options }, endsAt) => {
  const choice = 'ABCD'.indexOf((letters[index % letters.length] ?? 'A').toUpperCase());
  const left = Math.max(0, (endsAt - (performance.now() + ahead)) / 1_000).toFixed(1);
  console.log(`Question ${index + 1}, ${left} s left: ${question} I say: ${options[choice]}`);
  sending = index;
  const ack = await patiently('submitAnswer', { roomId, playerId, questionIndex: index, answer: choice });
  if (sending === index) sending = -1;
  if (ack.ok) told(ack);
  else console.log(`No result yet: ${ack.error.message}`);
};

/** A result; it may come twice, by the ack and when the seat is taken again. */
const told = ({ questionIndex, isCorrect, points, totalScore, correctAnswerText }) => {
  if (questionIndex <= settled) return;
  settled = questionIndex;
  if (isCorrect) console.log(`Right! ${points} points, ${totalScore} in all.`);
  else console.log(`Wrong: it was ${correctAnswerText}.`);
};

/** The newest state of the game; an older one, as a slower gateway may tell it, changes nothing. */
const see = (gameState) => {
  if (gameState.version < version) return;
  version = gameState.version;
  const { status, question, endsAt } = gameState;
  if (status === 'active' && question.index > Math.max(settled, sending)) void answer(question, endsAt);
};

socket.on('connect', async () => {
  sending = -1;
  // The same words each time: a new connection gets the same seat again.
  const since = version > 0 ? { since: version } : {};
  const ack = await patiently('joinGame', { roomId, playerName, token, ...since });
  if (ack.ok && ack.waiting) console.log('The team has no game yet. I wait.');
  if (!ack.ok && socket.connected) {
    console.error(`I did not get in: ${ack.error.message}`);
    leave(1);
  }
});

// Follows the ack with the same fields; and comes by itself where a team's game was waited for.
socket.on('roomJoined', async (seat) => {
  ({ playerId, gameId: roomId } = seat);
  console.log(`I have a seat in “${seat.gameState.title}”, with ${seat.score} points.`);
  ahead = seat.gameState.serverTime - performance.now();
  if (seat.answered) told(seat.lastResult);
  see(seat.gameState);
  await syncClock();
});

for (const message of ['gameStarted', 'nextQuestion', 'gamePaused', 'gameResumed', 'gameUpdated'])
  socket.on(message, ({ gameState }) => see(gameState));
socket.on('questionClosed', ({ questionIndex, correctAnswerText }) => {
  if (questionIndex <= settled) return;
  settled = questionIndex;
  console.log(`Question ${questionIndex + 1} is closed. It was ${correctAnswerText}.`);
});
socket.on('gameFinished', ({ finalScores }) => {
  finished = true;
  for (const { position, name, score } of finalScores.slice(0, 10))
    console.log(`${position}. ${name}: ${score}`);
});
socket.on('standing', async ({ position, participantCount, score }) => {
  const when = finished ? 'The end.' : 'So far:';
  console.log(`${when} Place ${position} of ${participantCount}, ${score} points.`);
  if (!finished) return;
  const headers = { authorization: `Bearer ${token}` };
  const results = await fetch(`${url}/api/games/${roomId}/results`, { headers });
  const { breakdown = [] } = results.ok ? await results.json() : {};
  for (const { questionIndex, answer, correct } of breakdown) {
    const said = answer === null ? 'nothing' : 'ABCD'[answer];
    console.log(`${questionIndex + 1}: ${said}, ${correct ? 'right' : 'wrong'}`);
  }
  leave(0);
});
socket.on('removed', ({ reason }) => {
  console.error(`My seat is gone: ${reason}.`);
  leave(1);
});
socket.on('disconnect', (reason) => console.log(`The connection is lost (${reason}).`));
