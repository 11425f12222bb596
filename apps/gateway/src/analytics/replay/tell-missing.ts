import { GameId } from '@clockbeat/domain';
import type { Persistence } from '@clockbeat/persistence';

/**
 * What to tell of a game that the log does not have: that there is none, or when it was deleted by rule and what is still known
 * of it. `seal` is one that somebody wrote down, in hex, and is held against the last that it had.
 */
export const tellMissing = async (
  { retention }: Persistence,
  game: string,
  seal: string | null = null,
): Promise<string> => {
  const gone = await retention.forgotten(GameId(game));
  if (!gone) return `There is no game ${game}.`;
  const lines = [
    `The game ${game} was deleted by retention on ${gone.forgottenAt.toISOString()} (rule: ${gone.rule}).`,
    `It had ${gone.events} events; its last seal was ${gone.seal ?? 'none'}.`,
  ];
  if (seal !== null)
    lines.push(
      seal.toLowerCase() === gone.seal
        ? 'That is the seal that was written down.'
        : `That is another than the one that was written down: ${seal}.`,
    );
  return lines.join('\n');
};
