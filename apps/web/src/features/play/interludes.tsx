import type { GameStateView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import type { GamePicture, Me } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { paths } from '../../paths.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { MessagePage } from '../../ui/message-page.js';
import { Ring } from '../../ui/ring.js';
import { FloatingVerdict, type ShownFeedback } from './verdict.js';

interface OutsideProps {
  session: PlayerSession;
  waitingFor: GamePicture['waitingFor'];
  leave: ReactNode;
}

/** A team without an open game yet, or a host who lets players in one by one and has been asked. */
export const OutsideView = ({ session, waitingFor, leave }: OutsideProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const kind = waitingFor === 'host' ? 'knock' : 'waiting';
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-5 py-10 text-center">
      <Ring share={0.25} className="size-24 animate-turn text-accent" />
      <h1 className="text-2xl">{besides(`besides.${kind}Title`)}</h1>
      <p className="text-muted">{besides(`besides.${kind}Text`)}</p>
      <p className="font-bold">{t('play.playingAs', { name: session.displayName })}</p>
      {leave}
    </div>
  );
};

/** A demo starts by itself; who does not want to wait starts it. */
export const DemoStart = ({ onStart }: { onStart: () => void }) => {
  const besides = useBesidesTexts();
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <p className="max-w-prose text-muted">{besides('besides.demoText')}</p>
      <Button tone="main" onClick={onStart}>
        {besides('besides.startNow')}
      </Button>
    </div>
  );
};

interface PausedViewProps {
  session: PlayerSession;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
  leave: ReactNode;
}

/** The clock stands still; the question is hidden, so that a pause is no thinking time. */
export const PausedView = ({ session, state, me, shown, leave }: PausedViewProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const seconds = Math.ceil(state.timeLeft);
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-5 py-10 text-center">
      {shown && <FloatingVerdict {...shown} />}
      <CountdownClock
        time={{ endsAt: null, serverNow: session.serverNow, restMs: state.timeLeft * 1_000 }}
        totalMs={(state.question?.timeLimit ?? 1) * 1_000}
        className="w-[min(10rem,30dvh)] text-[min(2.441rem,9dvh)]"
      />
      <h1 className="text-3xl">{besides('besides.paused')}</h1>
      <p className="text-muted">
        {besides('besides.pausedText', { seconds: besides('besides.seconds', { count: seconds }) })}
      </p>
      <p className="numbers font-bold">
        {t('play.yourScore')} {t('common.figure', { count: me.score })}
      </p>
      {leave}
    </div>
  );
};

interface OutViewProps {
  reason: GamePicture['removed'];
  onComeBack: () => void;
}

/** The seat is held elsewhere, or by nobody any more. */
export const OutView = ({ reason, onComeBack }: OutViewProps) => {
  const t = useBesidesTexts();
  const replaced = reason === 'replaced';
  const elsewhere = replaced || reason === 'moved';
  const text = reason && reason !== 'left' ? t(`besides.${reason}Text`) : undefined;
  return (
    <div className="flex grow">
      <MessagePage title={t(elsewhere ? 'besides.replacedTitle' : 'besides.removedTitle')} text={text}>
        {replaced && (
          <Button tone="main" onClick={onComeBack}>
            {t('besides.playHere')}
          </Button>
        )}
        <ButtonLink to={paths.joinTeam} tone={replaced ? 'plain' : 'main'}>
          {t('besides.joinAnother')}
        </ButtonLink>
      </MessagePage>
    </div>
  );
};
