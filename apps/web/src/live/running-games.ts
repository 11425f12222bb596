import type { GameCardMessage } from '@clockbeat/domain/contract';

/** A host's running games by id, in the order in which they came up. */
export type RunningGames = ReadonlyMap<string, GameCardMessage>;

/** Something worth a word while the host is elsewhere. */
export interface HostNotice {
  kind: 'joined' | 'over' | 'hostAway';
  card: GameCardMessage;
}

/** With a newer card of one game; a finished one leaves, an older one changes nothing. */
export const withCard = (games: RunningGames, card: GameCardMessage): RunningGames => {
  const known = games.get(card.gameId);
  if (known && known.version > card.version) return games;
  const next = new Map(games);
  if (card.status === 'finished') next.delete(card.gameId);
  else next.set(card.gameId, card);
  return next;
};

/** What happened between two cards of a game; `now` is null when it is among the running ones no more. */
export const eventBetween = (before: GameCardMessage, now: GameCardMessage | null): HostNotice | null => {
  if (now === null || now.status === 'finished') return { kind: 'over', card: now ?? before };
  if (before.version > now.version) return null;
  if (now.status === 'waiting')
    return now.participantCount > before.participantCount ? { kind: 'joined', card: now } : null;
  return before.hostConnected && !now.hostConnected ? { kind: 'hostAway', card: now } : null;
};
