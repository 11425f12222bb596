import type { UserView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reading } from '../api/queries.js';
import type { HostNotice } from '../live/watch-session.js';
import { paths, patterns } from '../paths.js';
import { brand } from '../texts/brand.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { notify } from '../ui/notices.js';
import { tellThroughSystem } from '../ui/system-notice.js';
import { useSessionStatus } from './session.js';
import { useWatchSession } from './use-running-games.js';

/** Tells a host what becomes of running games while they look elsewhere (OP-66). */
const GameNotices = () => {
  const session = useSessionStatus();
  return session.state === 'signed-in' ? <OfAccount user={session.user} /> : null;
};
export default GameNotices;

/** As long as other answers are kept: from the desk to the stage nothing is asked again. */
const keptMs = 5 * 60_000;

const OfAccount = ({ user }: { user: UserView }) => {
  const { data } = useQuery({ ...reading.settings, gcTime: keptMs });
  return data?.gameNotifications ? <Teller userId={user.id} /> : null;
};

const Teller = ({ userId }: { userId: string }) => {
  const t = useDeskTexts();
  const session = useWatchSession(userId);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAtStage = useRef(false);
  isAtStage.current = pathname === patterns.hostPanel;
  useEffect(
    () =>
      session?.onEvent(({ kind, card }: HostNotice) => {
        const text = t(`notices.${kind}`, { count: card.participantCount, title: card.title });
        // the results of a game that one led for another are its owner's
        const to =
          kind === 'over' && !card.coHost ? paths.results(card.gameId) : paths.hostPanel(card.gameId);
        if (document.hidden) {
          const tag = `${card.gameId} ${kind}`;
          tellThroughSystem({ title: brand(), text, tag, onPress: () => void navigate(to) });
        }
        // Who comes into a lobby is seen where one looks; on the stage nothing competes with the game.
        if (kind !== 'joined' && !isAtStage.current) notify(text);
      }),
    [session, t, navigate],
  );
  return null;
};
