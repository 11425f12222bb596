import type { AnswerAck, Receipt } from '@clockbeat/domain/contract';
import { asRecord, asText, stored } from '../lib/stored.js';
import { acks } from './player-session.js';
import { seats } from './seat-storage.js';

/** What the server acknowledged of an answer, kept to be held against the game's sealed result. */
export interface KeptReceipt extends Receipt {
  /** Of the answer's event. */
  version: number;
}
interface OfSeat {
  gameId: string;
  playerId: string;
  receipts: readonly KeptReceipt[];
}

/** As many games as seats are kept, and more answers than a game of a hundred questions has: 1 MB at the very most. */
const most = { games: 20, answers: 300 };

const isReceipt = (from: unknown): from is KeptReceipt => {
  const { version, digest, seal = '', sealed = 0 } = asRecord(from) ?? {};
  return (
    typeof version === 'number' &&
    typeof digest === 'string' &&
    typeof seal === 'string' &&
    typeof sealed === 'number'
  );
};

const readSeat = (from: unknown): OfSeat[] => {
  const { gameId, playerId, receipts } = asRecord(from) ?? {};
  const [game, player] = [asText(gameId), asText(playerId)];
  return game && player && Array.isArray(receipts)
    ? [{ gameId: game, playerId: player, receipts: receipts.filter(isReceipt) }]
    : [];
};

const kept = stored<OfSeat[]>({
  key: 'clockbeat.receipts',
  empty: [],
  read: (from) => (Array.isArray(from) ? from.flatMap(readSeat) : null),
});

const keep = ({ gameId, version, receipt }: AnswerAck): void => {
  const playerId = seats().find(gameId)?.playerId;
  if (!receipt || !playerId) return;
  kept.update((all) => {
    const isOwn = (of: OfSeat): boolean => of.gameId === gameId && of.playerId === playerId;
    const before = all.find(isOwn)?.receipts ?? [];
    const receipts = [...before.filter((old) => old.version !== version), { version, ...receipt }];
    const own = { gameId, playerId, receipts: receipts.slice(-most.answers) };
    return [own, ...all.filter((of) => !isOwn(of))].slice(0, most.games);
  });
};

/** From now on, and what was acknowledged last before. */
export const keepReceipts = (): void => {
  acks.keep = keep;
  if (acks.last) keep(acks.last);
};

/** What this browser's seat in that game was acknowledged. */
export const receiptsOf = (gameId: string): readonly KeptReceipt[] => {
  const playerId = seats().find(gameId)?.playerId;
  return kept.now().find((of) => of.gameId === gameId && of.playerId === playerId)?.receipts ?? [];
};
