import type { Problem } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reloadOnce } from '../../installed/lazy-page.js';
import type { PlayerSession } from '../../live/player-session.js';
import { type KeptSeat, seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { keepJoinCode } from './join-code-storage.js';
import type { JoinFields } from './join-rules.js';

/** Said while the client goes on trying; the form is not given back before there is an answer. */
const unreachable: Problem = { code: 'unavailable', message: '' };
const slowMs = 6_000;

interface Joining {
  pending: boolean;
  refusal: Problem | null;
  join: (fields: JoinFields) => Promise<void>;
}

/** Takes a seat and goes into the game; the game's page goes on with the same connection. */
export const useJoin = (): Joining => {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const join = async ({ code, name, teamName }: JoinFields): Promise<void> => {
    setPending(true);
    setRefusal(null);
    const seat = seats().prepare(code, name.trim(), teamName.trim() || null, new Date());
    const session = await open(seat);
    if (session === null) return refuse(unreachable);
    const slow = setTimeout(() => setRefusal(unreachable), slowMs);
    const problem = await session.joined();
    clearTimeout(slow);
    if (problem === null) {
      keepJoinCode('');
      await navigate(paths.playerGame(session.getSnapshot().picture.state?.gameId ?? code));
      return;
    }
    session.close();
    refuse(problem);
  };
  const refuse = (problem: Problem): void => {
    setPending(false);
    setRefusal(problem);
  };
  return { pending, refusal, join };
};

/** The connection's code comes with the game's, after the form; null when the network is gone before it came. */
const open = async (seat: KeptSeat): Promise<PlayerSession | null> => {
  const live = await import('../../live/open-player-session.js').catch(reloadOnce).catch(() => null);
  return live?.openPlayerSession(seat) ?? null;
};
