import type { BoardEntry, GamePhase, OpenQuestionView, StageView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useShownPhase } from '../../frame/use-shown-phase.js';
import type { GamePicture } from '../../live/picture.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { useAskedFor } from '../../ui/crowd/asked.js';
import { Heard } from '../../ui/crowd/heard.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { JoinQr } from '../../ui/join-qr.js';
import { usePicturesAhead } from '../../ui/media/picture.js';
import { biggestClimber, Moved, placesUp } from '../../ui/moves.js';
import { Ring } from '../../ui/ring.js';
import { TimeBar } from '../../ui/time-bar.js';
import { WithMedia } from './stage-media.js';
import { StageQuestion, type StageQuestionProps } from './stage-question.js';
import { closedAt, type PhaseProps, StageHeader, StageRevealed } from './stage-revealed.js';
import { lengthBeside } from './stage-text-size.js';

export interface StagePacedProps extends StageQuestionProps {
  /** The controls alone, where the way in stands large. */
  controls: ReactNode;
  joinUrl: string;
}

/** The wall of a game that is led, from the first round to the last board: one phase at a time. */
export const StagePaced = (props: StagePacedProps) => {
  const { picture, state, serverNow } = props;
  const { phase } = useShownPhase(state, serverNow);
  return (
    <>
      <Heard
        asked={state.question}
        fallen={state.question && phase === 'revealed' ? closedAt(picture, state.question) : null}
      />
      <StagePhase {...props} phase={phase} />
    </>
  );
};

const StagePhase = ({ phase, ...props }: StagePacedProps & { phase: GamePhase }) => {
  const { picture, state, serverNow, corner } = props;
  const { question, stage } = state;
  if (phase === 'break') return stage ? <StageBreak {...props} stage={stage} /> : null;
  if (phase === 'board') return <StageBoard picture={picture} state={state} corner={corner} />;
  if (question === null) return null;
  switch (phase) {
    case 'round':
      return <StageRound state={state} question={question} serverNow={serverNow} corner={corner} />;
    case 'reading':
      return <StageReading state={state} question={question} serverNow={serverNow} corner={corner} />;
    case 'revealed':
      return <StageRevealed picture={picture} state={state} question={question} corner={corner} />;
    default:
      return <StageQuestion {...props} />;
  }
};

interface QuestionPhaseProps extends PhaseProps {
  question: OpenQuestionView;
  serverNow: () => number;
}

/** The title of a round, alone. */
const StageRound = ({ state, question, serverNow, corner }: QuestionPhaseProps) => {
  const t = useBesidesTexts();
  const { round } = question;
  usePicturesAhead(question, 'wall');
  if (!round) return null;
  return (
    <>
      <StageHeader state={state} corner={corner} title={state.title} />
      <section className="m-auto flex flex-col items-center gap-[1em] text-center">
        <div className="relative grid size-[9em] animate-rise place-items-center">
          <Ring share={1} strokeWidth={7} className="absolute inset-0 size-full text-coral" />
          <span className="numbers relative text-[4.2em] leading-none font-extrabold">{round.number}</span>
        </div>
        <p className="text-[1.333em] text-muted">
          {t('paced.roundOf', { number: round.number, count: round.count })}
        </p>
        <h1
          className={`max-w-[16ch] animate-rise wrap-anywhere [animation-delay:120ms] max-sm:text-[3em] ${round.title.length > 20 ? 'text-[4.2em]' : 'text-[5.6em]'}`}
        >
          {round.title}
        </h1>
        <TimeBar time={{ endsAt: state.readsAt ?? null, serverNow, restMs: 0 }} className="w-[12em]" />
      </section>
    </>
  );
};

/** The question alone and as large as it goes; its options come when its clock starts. */
const StageReading = ({ state, question, serverNow, corner }: QuestionPhaseProps) => {
  const t = useBesidesTexts();
  usePicturesAhead(question, 'wall');
  const askedFor = useAskedFor(question);
  return (
    <>
      <StageHeader state={state} corner={corner} title={question.round?.title ?? question.category} />
      <WithMedia question={question} centred className="min-h-0 w-full grow py-[1em]">
        <div className="m-auto flex flex-col items-center gap-[1.2em] text-center">
          <h1
            lang={question.language}
            dir="auto"
            className={`max-w-[24em] animate-rise wrap-anywhere ${readingSize(lengthBeside(question))}`}
          >
            {withFormulas(question.question)}
          </h1>
          {askedFor && <p className="text-[1.6em] leading-tight font-bold text-muted">{askedFor}</p>}
        </div>
      </WithMedia>
      <footer className="mx-auto flex w-full max-w-[34em] items-center gap-[1em]">
        <p className="shrink-0 text-[1.333em] font-extrabold">{t('paced.getReady')}</p>
        <TimeBar
          key={state.opensAt}
          time={{ endsAt: state.opensAt, serverNow, restMs: 0 }}
          className="grow text-[1.6em]"
        />
      </footer>
    </>
  );
};

const readingSize = (length: number): string => {
  if (length > 300) return 'text-[1.8em] leading-snug max-sm:text-[1.15em]';
  if (length > 160) return 'text-[2.37em] leading-tight max-sm:text-[1.333em]';
  return length > 80 ? 'text-[3.157em] max-sm:text-[1.6em]' : 'text-[4.2em] max-sm:text-[2em]';
};

/** Lines that find room; teams take some of it. */
const lines = { alone: 8, besideTeams: 6, teams: 6 } as const;

interface StageBoardProps extends PhaseProps {
  picture: GamePicture;
}

/** Everybody goes from the old place to the new one, and who has gone furthest is named. */
const StageBoard = ({ picture, state, corner }: StageBoardProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const room = useRoomTexts();
  const { players, teams, version } = picture.board;
  const inTeams = teams.length > 0;
  const climber = biggestClimber(players);
  const streaks = players.filter(({ streak = 0 }) => streak > 2).slice(0, 3);
  const hasWords = climber !== null || streaks.length > 0;
  return (
    <>
      <StageHeader
        state={state}
        corner={corner}
        title={state.question?.round?.title}
        heading={t('common.leaderboard')}
      />
      <section
        className={`m-auto grid w-full items-center gap-[2.5em] py-[0.5em] lg:grid-cols-[1fr_auto] ${hasWords ? '' : 'max-w-[56em]'}`}
      >
        <div className={inTeams ? 'grid items-start gap-[2em] lg:grid-cols-2' : 'min-w-0'}>
          {inTeams && <TeamBoard teams={teams.slice(0, lines.teams)} />}
          <div className={inTeams ? 'leading-tight' : 'text-[1.2em] leading-tight'}>
            {inTeams && <h2 className="mb-1 text-[1.1em]">{room('host.players')}</h2>}
            <Board
              key={version}
              players={players.slice(0, inTeams ? lines.besideTeams : lines.alone)}
              caption={t('common.leaderboard')}
              move={{ title: besides('paced.move'), cell: (entry) => <Moved entry={entry} /> }}
            />
          </div>
        </div>
        {hasWords && (
          <aside className="flex min-w-0 animate-rise flex-col gap-[1.5em] [animation-delay:1500ms] lg:w-[17em]">
            {climber && <Climber climber={climber} />}
            {streaks.length > 0 && (
              <div>
                <h2 className="text-[1em] text-muted">{besides('paced.onStreak')}</h2>
                <ul>
                  {streaks.map(({ id, name, streak = 0 }) => (
                    <li key={id} className="mt-[0.3em] flex items-center gap-[0.6em]">
                      <span
                        dir="auto"
                        className="min-w-0 truncate text-[1.333em] leading-tight font-extrabold"
                      >
                        {name}
                      </span>
                      <span className="numbers shrink-0 rounded-full bg-volt px-[0.6em] font-extrabold text-ink">
                        {besides('besides.streak', { count: streak })}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </aside>
        )}
      </section>
    </>
  );
};

const Climber = ({ climber }: { climber: BoardEntry }) => {
  const t = useBesidesTexts();
  return (
    <div>
      <h2 className="text-[1em] text-muted">{t('paced.climber')}</h2>
      <p
        dir="auto"
        className="line-clamp-2 py-[0.05em] text-[2.37em] leading-[1.05] font-extrabold wrap-anywhere"
      >
        {climber.name}
      </p>
      <p className="flex items-center gap-[0.4em] text-[1.333em] font-bold text-good">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[0.8em]" fill="currentColor">
          <path d="M12 4l9 15H3z" />
        </svg>
        {t('paced.up', { count: placesUp(climber) })}
      </p>
    </div>
  );
};

interface StageBreakProps extends StagePacedProps {
  stage: StageView;
}

/** How long, what comes next, what the host says of it, and how late comers come in. */
const StageBreak = ({ state, stage, serverNow, controls, joinUrl }: StageBreakProps) => {
  const t = useBesidesTexts();
  const room = useRoomTexts();
  const { next } = stage;
  const isOpen = state.joining !== 'locked';
  return (
    <>
      <div className="absolute top-[1em] end-[1em]">{controls}</div>
      <section
        className={`m-auto grid items-center gap-[2em] py-[1em] lg:gap-[4em] ${isOpen ? 'lg:grid-cols-[1fr_auto]' : ''}`}
      >
        <div className="flex flex-col items-center gap-[0.8em] text-center">
          <h1 className="text-[2.37em]">{t('paced.breakTitle')}</h1>
          <CountdownClock
            inMinutes
            time={{ endsAt: stage.until, serverNow, restMs: 0 }}
            totalMs={Math.max(1, (stage.until ?? stage.since) - stage.since)}
            className="w-[3.6em] text-[4.2em]"
          />
          {stage.text && (
            <p
              dir="auto"
              className={`max-w-[24em] text-balance wrap-anywhere ${stage.text.length > 80 ? 'text-[1.333em]' : 'text-[1.777em] leading-tight font-bold'}`}
            >
              {stage.text}
            </p>
          )}
          {next && (
            <p className="text-[1.777em] leading-tight">
              <span className="block text-[0.6em] text-muted">
                {t('paced.next')} · {t('paced.roundOf', { number: next.number, count: next.count })}
              </span>
              <span className="font-extrabold wrap-anywhere">{next.title}</span>
            </p>
          )}
        </div>
        {isOpen && (
          <aside className="flex flex-col items-center gap-[0.5em] text-center">
            <p className="text-muted">{room('screenPhases.lateComers')}</p>
            <JoinQr link={joinUrl} className="w-[min(15em,60vw)]" />
            <p className="big-code text-[2.8em]">{state.gameCode}</p>
          </aside>
        )}
      </section>
    </>
  );
};
