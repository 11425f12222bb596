import { type GameId, UnknownSchema } from '@clockbeat/domain';

/** The log does not hold what a fold has: it was taken back, as a server that takes over without its last commits does. */
export class LogTakenBack extends Error {
  constructor(gameId: GameId, version: number) {
    super(`${gameId} has another version ${version} here than in its log`);
    this.name = 'LogTakenBack';
  }
}

/** Why a fold is of no use any more, although the store is there. */
export type LetGoReason = UnknownSchema | LogTakenBack;
export const isLetGoReason = (error: unknown): error is LetGoReason =>
  error instanceof UnknownSchema || error instanceof LogTakenBack;
