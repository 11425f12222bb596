import {
  type GameStateView,
  isSound,
  type OpenQuestionView,
  type QuestionClosedMessage,
} from '@clockbeat/domain/contract';
import { useShownPhase } from '../../../frame/use-shown-phase.js';
import { type GamePicture, isPaced } from '../../../live/picture.js';
import { useTexts } from '../../../texts/texts.js';
import { Board, type BoardLine, teamEntries } from '../../../ui/board.js';
import { CountdownClock } from '../../../ui/countdown-clock.js';
import { useAskedFor } from '../../../ui/crowd/asked.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { podiumStandsMs } from '../../../ui/podium.js';
import { useMomentary } from '../../../ui/use-momentary.js';
import { WithMedia } from '../stage-media.js';
import { ClosedInALine, lastAnswerMs } from '../stage-question.js';
import { StageHeader, StageRevealed } from '../stage-revealed.js';
import { StageTask } from '../stage-task.js';
import { stageTextSize } from '../stage-text-size.js';
import { Plate } from './plate.js';

interface OverlayPartProps {
  picture: GamePicture;
  state: GameStateView;
  serverNow: () => number;
}

/** Places that fit from the top to the bottom of an overlay. */
const lines = 10;

/**
 * Who leads: of a game that time leads on all the while, of one that is led when the wall shows its board. At the end the final
 * places, where the wall has its winners rise not before they have.
 */
export const OverlayBoard = ({ picture, state, serverNow }: OverlayPartProps) => {
  const { phase } = useShownPhase(state, serverNow);
  const { board, final } = picture;
  if (phase === 'final') {
    if (final === null) return null;
    const { teams = [], finalScores } = final;
    return (
      <BoardPlate
        key="final"
        inTeams={teams.length > 0}
        entries={teams.length > 0 ? teamEntries(teams) : finalScores}
        afterMs={isPaced(state) ? podiumStandsMs : 0}
      />
    );
  }
  if (phase === 'lobby' || (isPaced(state) && phase !== 'board')) return null;
  const inTeams = board.teams.length > 0;
  return <BoardPlate inTeams={inTeams} entries={inTeams ? teamEntries(board.teams) : board.players} />;
};

interface BoardPlateProps {
  inTeams: boolean;
  entries: readonly BoardLine[];
  /** When it comes, ms. */
  afterMs?: number;
}

const BoardPlate = ({ inTeams, entries, afterMs = 0 }: BoardPlateProps) => {
  const t = useTexts();
  if (entries.length === 0) return null;
  const caption = t(inTeams ? 'common.teams' : 'common.leaderboard');
  return (
    <Plate
      className="mx-auto w-full animate-rise"
      style={{ fontSize: 'min(5vw, 3.1vh)', maxWidth: '26em', animationDelay: `${afterMs}ms` }}
    >
      <h1 className="mb-[0.3em] text-[1.333em]">{caption}</h1>
      <Board players={entries.slice(0, lines)} caption={caption} />
    </Plate>
  );
};

/** How long the open question has, or the break; in a pause it stands. */
export const OverlayClock = ({ state, serverNow }: OverlayPartProps) => {
  const { phase } = useShownPhase(state, serverNow);
  const { question, stage } = state;
  if (phase === 'break' && stage?.until) {
    const time = { endsAt: stage.until, serverNow, restMs: 0 };
    return <ClockPlate time={time} totalMs={Math.max(1, stage.until - stage.since)} inMinutes />;
  }
  const isShown = phase === 'question' || (phase === 'paused' && !stage);
  if (!isShown || question === null) return null;
  const time = { endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 };
  return <ClockPlate time={time} totalMs={question.timeLimit * 1_000} />;
};

type ClockPlateProps = Pick<Parameters<typeof CountdownClock>[0], 'time' | 'totalMs' | 'inMinutes'>;

const ClockPlate = (clock: ClockPlateProps) => {
  // three digits, or minutes and seconds, stand within the ring too
  const size = clock.inMinutes ? 22 : clock.totalMs > 99_999 ? 28 : 36;
  return (
    <div
      className="m-auto rounded-full bg-page"
      style={{ width: 'min(90vw, 90vh)', fontSize: `min(${size}vw, ${size}vh)` }}
    >
      <CountdownClock {...clock} className="w-full" />
    </div>
  );
};

/** What is asked, at the lower edge: alone while it is read, with its options while it is open, then with what was right. */
export const OverlayQuestion = ({ picture, state, serverNow }: OverlayPartProps) => {
  const { phase } = useShownPhase(state, serverNow);
  // of a game that is led what was right has a phase of its own
  const justClosed = useMomentary(isPaced(state) ? null : picture.lastClosed, lastAnswerMs);
  if (state.question === null) return null;
  const question = withoutSound(state.question);
  if (phase !== 'reading' && phase !== 'question' && phase !== 'revealed') return null;
  return (
    <div
      className="flex min-h-0 grow flex-col justify-end p-[1em]"
      // as on the wall, and smaller where a source is low: nobody scrolls it
      style={{ fontSize: 'max(min(2.6vmin, 1.6vw), min(1rem, 2.8vh))' }}
    >
      <Plate
        key={question.index}
        className="flex max-h-full min-h-0 animate-rise flex-col gap-[0.6em] overflow-hidden"
      >
        {phase === 'revealed' ? (
          <StageRevealed picture={picture} state={state} question={question} corner={null} />
        ) : (
          <Asked state={state} question={question} isRead={phase === 'reading'} justClosed={justClosed} />
        )}
      </Plate>
    </div>
  );
};

/** An overlay is silent, and its people press no button: a question that sounds stands there in its words. */
const withoutSound = (question: OpenQuestionView): OpenQuestionView => {
  const { media, ...rest } = question;
  return media && isSound(media) ? rest : question;
};

interface AskedProps extends Pick<OverlayPartProps, 'state'> {
  question: OpenQuestionView;
  /** Its options come when its clock starts. */
  isRead: boolean;
  /** The question before, while it stands there. */
  justClosed: QuestionClosedMessage | null;
}

const Asked = ({ state, question, isRead, justClosed }: AskedProps) => {
  const size = stageTextSize(question);
  const askedFor = useAskedFor(question);
  const isMixed = state.rules?.shuffle === true;
  return (
    <>
      <StageHeader state={state} corner={null} title={question.round?.title ?? question.category} />
      {justClosed && (
        <div role="status" className="flex items-center gap-[1.5em]">
          <ClosedInALine closed={justClosed} isMixed={isMixed} />
        </div>
      )}
      <WithMedia question={question} bare={size.bare} className="min-h-0">
        <h1 lang={question.language} dir="auto" className={`wrap-anywhere ${size.question}`}>
          {withFormulas(question.question)}
        </h1>
      </WithMedia>
      {isRead ? (
        askedFor && <p className="text-[1.2em] font-bold text-muted">{askedFor}</p>
      ) : (
        <StageTask question={question} size={size} isMixed={isMixed} />
      )}
    </>
  );
};
