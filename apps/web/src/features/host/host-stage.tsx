import type { GameRules, GameStateView } from '@clockbeat/domain/contract';
import { FinalMissing, useFinalResult } from '../../frame/final-result.js';
import { Rematch } from '../../frame/rematch.js';
import { RulesLine } from '../../frame/rules/rules-line.js';
import { withoutScheme } from '../../lib/links.js';
import { useStore } from '../../lib/store.js';
import type { GamePicture } from '../../live/picture.js';
import { isPaced } from '../../live/picture.js';
import { type ShownPhase } from '../../live/shown-phase.js';
import { paths } from '../../paths.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { ButtonLink } from '../../ui/button.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { SmallMedia } from '../../ui/media/shown-media.js';
import { Podium } from '../../ui/podium.js';
import { GhostsAnswered } from './ghosts-answered.js';
import type { Judging } from './judge-texts.js';
import { keyCovered } from './key-covered.js';
import { PacedStage } from './paced-stage.js';
import { AnsweredBar, HostTask } from './question-parts.js';

interface HostStageProps extends Judging {
  picture: GamePicture;
  state: GameStateView;
  shown: ShownPhase;
  /** All rules of the game, as its card has them. */
  rules: GameRules | undefined;
  joinUrl: string;
  /** Not a co-host: results are the owner's, and so is the next game. */
  isOwner: boolean;
  serverNow: () => number;
}

/** What goes on: the room fills, a question runs, or the end. */
export const HostStage = ({
  picture,
  state,
  shown,
  rules,
  joinUrl,
  isOwner,
  serverNow,
  judge,
}: HostStageProps) => {
  if (state.status === 'finished') return <HostFinal picture={picture} state={state} isOwner={isOwner} />;
  if (state.status === 'waiting') {
    return <HostLobby joinUrl={joinUrl} state={state} rules={rules} players={picture.participants.count} />;
  }
  if (isPaced(state) || shown.phase === 'round') {
    return <PacedStage {...{ picture, state, shown, rules, serverNow, judge }} />;
  }
  return <HostQuestion picture={picture} state={state} serverNow={serverNow} />;
};

/** The winners, and at once how the evening goes on: the places may be a long list. */
const HostFinal = ({ picture, state, isOwner }: Pick<HostStageProps, 'picture' | 'state' | 'isOwner'>) => {
  const room = useRoomTexts();
  const besides = useBesidesTexts();
  const { scores, teams, missing, again } = useFinalResult(picture);
  return (
    <section>
      <h2 className="text-2xl">{room('host.finished')}</h2>
      {state.operator && <p className="mt-1 font-bold">{besides(`besides.by_${state.operator}`)}</p>}
      {state.endedBy === 'abandoned' && !state.operator && (
        <p className="mt-1 text-muted">{room('host.abandoned')}</p>
      )}
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          {!missing && scores.length > 1 && (
            <div className="text-lg">
              <Podium winners={scores} />
            </div>
          )}
          <WaysOn state={state} players={picture.participants.count} isOwner={isOwner} />
        </div>
        {missing ? (
          <FinalMissing missing={missing} again={again} />
        ) : (
          <div>
            <Board players={scores} caption={room('host.finished')} emptyText={room('screen.nobody')} />
            <TeamBoard teams={teams} />
          </div>
        )}
      </div>
    </section>
  );
};

interface WaysOnProps extends Pick<HostStageProps, 'state' | 'isOwner'> {
  players: number;
}

/** Once more with the same people, to the game where they are already, or away. */
const WaysOn = ({ state, players, isOwner }: WaysOnProps) => {
  const room = useRoomTexts();
  return (
    <>
      {isOwner && (state.endedBy !== 'abandoned' || players > 0) && <Rematch gameId={state.gameId} />}
      <div className="flex flex-wrap gap-3">
        {isOwner && state.nextGameId && (
          <ButtonLink to={paths.hostPanel(state.nextGameId)}>{room('rematch.next')}</ButtonLink>
        )}
        {isOwner && <ButtonLink to={paths.results(state.gameId)}>{room('host.toResults')}</ButtonLink>}
        <ButtonLink to={paths.dashboard}>{room('host.toDashboard')}</ButtonLink>
      </div>
    </>
  );
};

interface HostLobbyProps {
  joinUrl: string;
  state: GameStateView;
  rules: GameRules | undefined;
  players: number;
}

/** The room fills: who holds this screen up lets others scan it, unless nobody may come in any more. */
const HostLobby = ({ joinUrl, state, rules, players }: HostLobbyProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const questions = t('common.questions', { count: state.questionCount });
  if (state.joining === 'locked') {
    return (
      <section className="flex min-h-48 flex-col justify-center">
        <h2 className="text-2xl">{room('game.locked')}</h2>
        <p className="mt-2 text-lg text-muted">
          {room('host.lockText')} {questions}.
        </p>
        <RulesLine rules={rules} className="mt-3" />
      </section>
    );
  }
  return (
    <section className="flex min-h-48 flex-wrap items-center gap-x-8 gap-y-6">
      <div className="max-sm:hidden">
        <JoinQr framed link={joinUrl} className="w-52" />
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-2xl">{room(players === 0 ? 'host.emptyTitle' : 'host.waitingTitle')}</h2>
        <p className="mt-2 text-lg text-muted">
          {room(players === 0 ? 'host.emptyText' : 'host.waitingText')} {questions}.
        </p>
        <p className="mt-3 wrap-anywhere font-bold">{withoutScheme(joinUrl)}</p>
        <OnlyHere link={joinUrl} className="mt-3" />
        <RulesLine rules={rules} className="mt-3" />
      </div>
    </section>
  );
};

interface HostQuestionProps {
  picture: GamePicture;
  state: GameStateView;
  serverNow: () => number;
}

/** The running question with its right answer, which only the host sees, and only where it is not covered. */
const HostQuestion = ({ picture, state, serverNow }: HostQuestionProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const covered = useStore(keyCovered);
  const question = state.question ?? state.questions?.[state.currentQuestionIndex];
  if (!question) return null;
  const known = covered ? undefined : state.questions?.[question.index];
  return (
    <section>
      <div className="flex items-center gap-5">
        <CountdownClock
          time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={question.timeLimit * 1_000}
          className="w-24 shrink-0 text-2xl"
        />
        <div className="min-w-0 grow">
          <p className="font-bold">
            {t('common.questionOf', { number: question.index + 1, count: state.questionCount })}
          </p>
          <p className="numbers text-muted" aria-live="off">
            {room('host.answeredNow', { answered: picture.answeredNow, count: picture.participants.count })}
            <GhostsAnswered picture={picture} state={state} />
          </p>
          <AnsweredBar answered={picture.answeredNow} count={picture.participants.count} />
        </div>
      </div>
      <h2
        lang={question.language}
        dir="auto"
        className={`mt-5 min-h-[2.3em] wrap-anywhere ${question.question.length > 160 ? 'text-lg' : 'text-2xl'}`}
      >
        {withFormulas(question.question)}
      </h2>
      {question.media && <SmallMedia media={question.media} className="mt-3" />}
      <HostTask question={question} known={known} isMixed={state.rules?.shuffle === true} />
    </section>
  );
};
