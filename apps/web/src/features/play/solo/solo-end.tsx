import { useEffect } from 'react';
import type { KeptSeat } from '../../../live/seat-storage.js';
import { paths } from '../../../paths.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { celebrate } from '../../../ui/celebrate.js';
import { Loading } from '../../../ui/loading.js';
import { MessagePage } from '../../../ui/message-page.js';
import { playSound } from '../../../ui/sound/play-sound.js';
import { FloatingFeedback } from '../floating-feedback.js';
import type { ShownFeedback } from '../use-feedback.js';
import { SoloBreakdown } from './solo-breakdown.js';
import { SoloScore } from './solo-score.js';
import { useSoloResult } from './use-solo-result.js';

interface SoloEndProps {
  seat: KeptSeat;
  replayPath: string;
  shown: ShownFeedback | null;
  onOver: (seat: KeptSeat) => void;
  onLeave: () => void;
}

/** The end of a solo game: how it went, question by question, and what to do next. */
export const SoloEnd = ({ seat, replayPath, shown, onOver, onLeave }: SoloEndProps) => {
  const t = useVisitorTexts();
  const common = useTexts();
  const loaded = useSoloResult(seat, replayPath);
  const result = loaded.state === 'there' ? loaded.result : null;
  const perfect = result !== null && result.score === result.total;
  useEffect(() => {
    if (loaded.state === 'there') onOver(seat);
  }, [loaded.state, onOver, seat]);
  useEffect(() => {
    if (perfect) void celebrate();
  }, [perfect]);
  useEffect(() => void playSound('finish'), []);
  if (loaded.state === 'loading') return <Loading text={common('common.loading')} />;
  if (loaded.state === 'failed') {
    return (
      <MessagePage title={t('solo.endTitle')} text={common('errors.unreachable')}>
        <Button tone="main" onClick={loaded.askAgain}>
          {common('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col gap-8 px-5 py-8">
      <FloatingFeedback shown={shown} />
      {result ? <SoloScore result={result} /> : <p className="text-lg text-muted">{t('solo.noneOpened')}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <PlayAgain replayPath={replayPath} onLeave={onLeave} />
        {result && <ButtonLink to={paths.ownResults}>{t('solo.allResults')}</ButtonLink>}
        <ButtonLink to={paths.bank} tone="quiet">
          {t('solo.backToBank')}
        </ButtonLink>
      </div>
      {result && <SoloBreakdown answers={result.breakdown} />}
    </div>
  );
};

/** A timed game goes by /start (SOLO-08); the quiz goes back to what was picked. */
const PlayAgain = ({ replayPath, onLeave }: Pick<SoloEndProps, 'replayPath' | 'onLeave'>) => {
  const t = useVisitorTexts();
  return replayPath === paths.soloGeneral ? (
    <Button tone="main" onClick={onLeave}>
      {t('solo.playAgain')}
    </Button>
  ) : (
    <ButtonLink to={paths.startAgain} tone="main">
      {t('solo.playAgain')}
    </ButtonLink>
  );
};
