/**
 * Checks answers of a finished game against its sealed result, without a server: what was acknowledged in the game is in the
 * result, as it was, and nothing before it was changed since. Node.js and nothing else.
 *
 *   node verify-receipt.mjs mine.json [theirs.json …] [--seal HEX]
 *
 * A file is what "Save the proof" on the page "Check my answers" saves: { sealed, receipts }. `sealed` is what GET
 * /api/games/{id}/sealed answers, `receipts` what the acknowledgements of the answers brought, each with its `version`.
 * Several files of one game, of different players, are held against each other. --seal is the seal as it was published: read
 * out, written down, or in the host's table of results. What this proves, and what not: docs/decisions/075-receipts.md.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ version: number, digest: string, sealed?: number, seal?: string }} Receipt
 * @typedef {{ gameId: string, version: number, seal: string, digests: string, answers: { version: number, text: string }[] }} Sealed
 * @typedef {{ sealed: Sealed, receipts: Receipt[] }} ProofFile
 */

/** @param {(string | Uint8Array)[]} parts */
const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The SHA-256 of each event in their order, and the seal after each of them; that of version 0 is the game's id's. @param {Sealed} sealed */
const chainOf = ({ gameId, digests }) => {
  const bytes = Buffer.from(digests, 'base64');
  if (bytes.length % 32 !== 0) throw new Error('the digests are not whole');
  const all = Array.from({ length: bytes.length / 32 }, (_, nth) => bytes.subarray(32 * nth, 32 * nth + 32));
  let link = sha256(gameId);
  const links = [link, ...all.map((digest) => (link = sha256(link, digest)))];
  return { digests: all, links };
};

/** @param {Buffer | undefined} bytes @param {string} text @param {BufferEncoding} encoding */
const isThat = (bytes, text, encoding) => bytes !== undefined && bytes.toString(encoding) === text;

/** "type schema at recordedAt actor {data}", times in µs. @param {string} text */
const answerIn = (text) => {
  const [type, , at, , actor] = text.split(' ', 5);
  if (type !== 'AnswerSubmitted' || actor !== 'player') throw new Error(`not an answer: ${type}`);
  const { questionIndex, choice, given, points, isCorrect, responseMs } = JSON.parse(
    text.slice(text.indexOf('{')),
  );
  const when = new Date(Math.floor(Number(at) / 1000)).toISOString();
  return { questionIndex, answer: given ?? choice, when, responseMs, points, isCorrect };
};

/**
 * What is wrong with a file, in words; none: all that was acknowledged is in the result. `answers` are those that are in it,
 * each with whether there is a receipt for it.
 * @param {ProofFile} file
 * @param {string | null} publishedSeal in hex
 */
export const check = ({ sealed, receipts }, publishedSeal = null) => {
  const wrong = [];
  const { digests, links } = chainOf(sealed);
  if (digests.length !== sealed.version) wrong.push(`${digests.length} digests for ${sealed.version} events`);
  if (!isThat(links.at(-1), sealed.seal, 'hex')) wrong.push('the digests do not come to the seal');
  if (publishedSeal !== null && sealed.seal !== publishedSeal.toLowerCase())
    wrong.push('the seal is not the one that was published');

  const answers = sealed.answers.map(({ version, text }) => {
    if (!isThat(digests[version - 1], sha256(text).toString('hex'), 'hex'))
      wrong.push(`version ${version}: this text of an answer is not the one that was sealed`);
    const receipt = receipts.find((kept) => kept.version === version);
    return { version, ...answerIn(text), hasReceipt: receipt !== undefined };
  });
  for (const { version, digest, sealed: upTo = 0, seal } of receipts) {
    if (!isThat(digests[version - 1], digest, 'base64url'))
      wrong.push(
        `version ${version}: the answer that was acknowledged is not in the result, or not as it was`,
      );
    // one of the last answers may have been told after the end
    if (seal !== undefined && upTo <= sealed.version && !isThat(links[upTo], seal, 'base64url'))
      wrong.push(
        `version ${version}: the log up to ${upTo} was another one when the answer was acknowledged`,
      );
    if (!answers.some((answer) => answer.version === version))
      wrong.push(`version ${version}: an answer was acknowledged, and its text is missing`);
  }
  return { wrong, answers };
};

/** Two files of one game must be of one log: a server that shows two people two logs cannot have one seal for both. @param {ProofFile[]} files */
export const checkTogether = (files) => {
  const [first, ...others] = files.map(({ sealed }) => sealed);
  return others.flatMap(({ gameId, seal }, nth) => {
    if (gameId !== first?.gameId) return [`file ${nth + 2} is of another game`];
    return seal === first.seal ? [] : [`file ${nth + 2} has another seal: two logs were shown of one game`];
  });
};

/** @param {ReturnType<typeof check>['answers'][number]} answer */
const said = ({ version, questionIndex, answer, when, responseMs, points, hasReceipt }) =>
  [
    `question ${questionIndex + 1}: ${JSON.stringify(answer)} at ${when} (${responseMs} ms), ${points} points,`,
    `event ${version}: ${hasReceipt ? 'as it was acknowledged' : 'no receipt of it was kept'}`,
  ].join(' ');

/** @param {string[]} given */
const main = async (given) => {
  const at = given.indexOf('--seal');
  const [published] = at < 0 ? [null] : given.splice(at, 2).slice(1);
  if (given.length === 0 || published === undefined)
    throw new Error('Usage: node verify-receipt.mjs FILE [FILE …] [--seal HEX]');
  const files = await Promise.all(given.map(async (name) => JSON.parse(await readFile(name, 'utf8'))));
  let wrong = checkTogether(files);
  files.forEach((file, nth) => {
    const found = check(file, published);
    console.log(
      `${given[nth]}: game ${file.sealed.gameId}, ${file.sealed.version} events, seal ${file.sealed.seal}`,
    );
    for (const answer of found.answers) console.log(`  ${said(answer)}`);
    wrong = wrong.concat(found.wrong.map((what) => `${given[nth]}: ${what}`));
  });
  for (const what of wrong) console.error(`WRONG  ${what}`);
  console.log(
    wrong.length === 0 ? 'All of it is in the sealed result.' : 'This is not the game that was played.',
  );
  return wrong.length === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    return 2;
  });
