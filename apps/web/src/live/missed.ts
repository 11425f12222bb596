import type { GameStateView } from '@clockbeat/domain/contract';
import type { GameNews } from './news.js';
import type { GamePicture } from './picture.js';

/** Messages come in order: what belongs to this one, and is not there so much later, will not come by itself. */
const graceMs = 1_000;
/** All who missed the same one ask at different moments. */
const spreadMs = 2_000;
/** A question's end is told within the game's own pause and a moment: so long after it, silence is no pause. */
const silenceMs = 5_000;
/** Each time that nothing new came of asking, the next one waits twice as long. */
const longestMs = 60_000;

/**
 * The version of a state that must have been told before this news, or is told with it. A standing and the end of a question
 * go out with the state that their event led to; lists say which state they follow.
 */
export const stateBehind = (news: GameNews): number => {
  switch (news.type) {
    case 'standing':
    case 'questionClosed':
      return news.body.version;
    case 'liveLeaderboard':
    case 'updateScores':
    case 'lobbyUpdated':
      return news.body.changed ?? 0;
    default:
      return 0;
  }
};

interface Repair {
  picture: () => GamePicture;
  /** The server's time, ms. */
  serverNow: () => number;
  /** Says hello once more, with the version that is known: the answer brings what was missed. */
  ask: () => Promise<unknown>;
}

export interface Missed {
  /** News was folded. */
  heard: (news: GameNews) => void;
  /** A state may have come: its end is waited for from now on. */
  look: () => void;
  stop: () => void;
}

/**
 * Notices on a living connection that a message never came, which no reconnection would mend: something else speaks of a state
 * that is not here, or the question on the screen is long over and nothing follows.
 */
export const missedStates = ({ picture, serverNow, ask }: Repair): Missed => {
  let behind: Timer | null = null;
  let silence: Timer | null = null;
  let waited = { version: -1, ms: silenceMs };
  let stopped = false;
  const version = (): number => picture().state?.version ?? 0;

  const look = (): void => {
    clearTimeout(silence ?? undefined);
    const { state } = picture();
    if (stopped || state?.status !== 'active') return;
    const endsAt = endOf(state);
    if (endsAt === null) return;
    if (waited.version !== state.version) waited = { version: state.version, ms: silenceMs };
    const inMs = Math.max(0, endsAt - serverNow()) + waited.ms + Math.random() * spreadMs;
    silence = setTimeout(() => {
      waited.ms = Math.min(longestMs, waited.ms * 2);
      void ask().then(look);
    }, inMs);
  };
  const heard = (news: GameNews): void => {
    look();
    const wanted = stateBehind(news);
    if (behind || !isOfGame(news, picture()) || wanted <= version()) return;
    behind = setTimeout(
      () => {
        behind = null;
        if (wanted > version()) void ask();
      },
      graceMs + Math.random() * spreadMs,
    );
  };
  return {
    heard,
    look,
    stop: () => {
      stopped = true;
      clearTimeout(silence ?? undefined);
      clearTimeout(behind ?? undefined);
    },
  };
};

/** When something must follow: a question ends, or time leads on from what comes between two of them. */
const endOf = ({ endsAt, stage, rules }: GameStateView): number | null =>
  stage && rules?.pacing === 'timed' ? stage.until : endsAt;

/** What a hello says of what is known already: of this game, if one is named. */
export const sinceOf = ({ state }: GamePicture, gameId = state?.gameId ?? null): { since?: number } =>
  state && state.gameId === gameId ? { since: state.version } : {};

const isOfGame = (news: GameNews, { state }: GamePicture): boolean =>
  'body' in news && 'gameId' in news.body && news.body.gameId === state?.gameId;

type Timer = ReturnType<typeof setTimeout>;
