import type { Choice, GameStateView } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import type { GamePicture, Me } from '../../../live/picture.js';
import type { SoloSession } from '../../../live/solo-session.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { SoundSwitch } from '../../../ui/sound/sound-switch.js';
import { AnswerTiles } from '../answer-tiles.js';
import { KeySwitch } from '../key-switch.js';
import { Kicker } from '../kicker.js';
import { LastSeconds } from '../last-seconds.js';
import { QuestionText } from '../question-text.js';
import { TurnHeader } from '../turn-header.js';
import { useAnswerKeys } from '../use-answer-keys.js';
import type { ShownFeedback } from '../use-feedback.js';

/** The answer's feedback stays so long, then the next question comes (specification, section 4, "Solo quiz"). */
const pauseMs = 2_000;

interface SoloTurnProps {
  session: SoloSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
}

/** An open question of a game of one. An answered one shows its right answer, then moves on by itself. */
export const SoloTurn = ({ session, picture, state, me, shown }: SoloTurnProps) => {
  const { turn } = picture;
  const answer = (choice: Choice): void => void session.answer(choice);
  useAnswerKeys(answer, !turn.locked);
  useMovingOn(session, turn.result?.questionIndex ?? null);
  if (state.question === null) return null;
  return (
    <div className="mx-auto flex h-dvh min-h-[34rem] w-full max-w-5xl flex-col px-4 pb-2">
      <div className="sticky top-0 z-10 shrink-0 bg-page">
        <TurnHeader state={state} me={me} serverNow={session.serverNow} />
        <Kicker question={state.question} me={me} shown={shown} standing={null} />
      </div>
      <QuestionText question={state.question} />
      <AnswerTiles question={state.question} turn={turn} onAnswer={answer} />
      <footer className="flex shrink-0 items-center justify-between">
        <div className="-ml-2 flex">
          <SoundSwitch />
          <KeySwitch />
        </div>
        <QuitButton onQuit={() => void session.finish()} />
      </footer>
      <LastSeconds time={{ endsAt: state.endsAt, serverNow: session.serverNow, restMs: 0 }} />
    </div>
  );
};

const useMovingOn = (session: SoloSession, answered: number | null): void => {
  useEffect(() => {
    if (answered === null) return;
    const timer = setTimeout(() => void session.next(), pauseMs);
    return () => clearTimeout(timer);
  }, [session, answered]);
};

const QuitButton = ({ onQuit }: { onQuit: () => void }) => {
  const t = useVisitorTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('solo.quit')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('solo.quitTitle')}
          text={t('solo.quitText')}
          confirm={t('solo.quit')}
          cancel={t('solo.keepPlaying')}
          onConfirm={() => {
            setAsking(false);
            onQuit();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
