import {
  type AnswerGroup,
  choices,
  type GamePhase,
  type GameRules,
  type GameStateView,
  type HostPlayer,
  type HostQuestionView,
  type OptionCounts,
} from '@clockbeat/domain/contract';
import { useMemo } from 'react';
import { useStore } from '../../lib/store.js';
import type { GamePicture } from '../../live/picture.js';
import type { ShownPhase } from '../../live/shown-phase.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { chosenIn, useAnswerWords, useAskedFor } from '../../ui/crowd/asked.js';
import { Heard } from '../../ui/crowd/heard.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { SmallMedia } from '../../ui/media/shown-media.js';
import { CloudWords } from './cloud-words.js';
import { JudgeTexts, type Judging } from './judge-texts.js';
import { keyCovered } from './key-covered.js';
import { closedAt, PhaseClock, PhaseLine } from './phase-line.js';
import { ranked } from './player-list.js';
import { HostTask } from './question-parts.js';

interface PacedStageProps extends Judging {
  picture: GamePicture;
  state: GameStateView;
  shown: ShownPhase;
  rules: GameRules | undefined;
  serverNow: () => number;
}

/** A game that goes from phase to phase: which one it is, what the room sees, and what the host alone knows. */
export const PacedStage = ({ picture, state, shown, rules, serverNow, judge }: PacedStageProps) => {
  const { currentQuestionIndex: index } = state;
  const isPaused = shown.phase === 'paused';
  const question = state.question ?? state.questions?.[index];
  if (!question) return null;
  const phase = isPaused ? (state.held ?? 'question') : shown.phase;
  return (
    // the button that leads on stays where it is, from phase to phase
    <section className="lg:min-h-[30rem]">
      <Heard asked={question} fallen={phase === 'revealed' ? closedAt(picture, question.index) : null} />
      <PhaseLine picture={picture} state={state} phase={phase} isPaused={isPaused} serverNow={serverNow}>
        <PhaseClock
          state={state}
          shown={shown}
          readMs={(rules?.readSeconds ?? 5) * 1_000}
          serverNow={serverNow}
        />
      </PhaseLine>
      {phase === 'board' ? (
        <Standings picture={picture} />
      ) : phase === 'break' ? (
        <Pause state={state} />
      ) : (
        <PacedQuestion picture={picture} state={state} phase={phase} question={question} judge={judge} />
      )}
      <NextLook state={state} />
    </section>
  );
};

const none: readonly AnswerGroup[] = [];

interface PacedQuestionProps extends Judging {
  picture: GamePicture;
  state: GameStateView;
  phase: GamePhase;
  question: NonNullable<GameStateView['question']>;
}

/** The question: with its key for the host alone until it is closed, and then with what came of it. */
const PacedQuestion = ({ picture, state, phase, question, judge }: PacedQuestionProps) => {
  const room = useRoomTexts();
  const covered = useStore(keyCovered);
  const isClosed = phase === 'revealed';
  const mayShow = !covered && state.rules?.hostSeesVotes !== false;
  const known = isClosed || mayShow ? state.questions?.[question.index] : undefined;
  const votes = useMemo(() => votesOf(picture.players.byId.values()), [picture.players.byId]);
  const areCounted = isClosed || (phase === 'question' && mayShow);
  const isTitle = phase === 'round';
  return (
    <>
      {isTitle && (
        <p className="mt-5 font-display text-2xl font-extrabold wrap-anywhere">{question.round?.title}</p>
      )}
      <h2
        lang={question.language}
        dir="auto"
        className={`wrap-anywhere ${isTitle ? 'mt-2 text-lg' : `mt-5 min-h-[2.3em] ${question.question.length > 160 ? 'text-lg' : 'text-2xl'}`}`}
      >
        {withFormulas(question.question)}
      </h2>
      {question.media && !isTitle && <SmallMedia media={question.media} className="mt-3" />}
      {(isTitle || phase === 'reading') && <p className="mt-4 text-muted">{room('paced.youAlone')}</p>}
      <HostTask
        question={question}
        isMixed={state.rules?.shuffle === true}
        known={known}
        votes={areCounted ? votes : undefined}
        closed={isClosed ? closedAt(picture, question.index) : null}
      />
      {isClosed && (
        <p lang={question.language} dir="auto" className="mt-4 max-w-prose text-lg wrap-anywhere">
          {withFormulas(closedAt(picture, question.index)?.explanation ?? '')}
        </p>
      )}
      {isClosed && question.kind === 'typed' && (
        <JudgeTexts questionIndex={question.index} players={picture.players.byId} judge={judge} />
      )}
      {isClosed && question.kind === 'cloud' && (
        <CloudWords
          questionIndex={question.index}
          players={picture.players.byId}
          groups={closedAt(picture, question.index)?.groups ?? none}
          judge={judge}
        />
      )}
    </>
  );
};

/** How many have chosen what, and how many there are who have chosen. */
const votesOf = (players: Iterable<HostPlayer>): { counts: OptionCounts; of: number } => {
  const counts: OptionCounts = choices.map(() => 0);
  let of = 0;
  for (const { current } of players) {
    const chosen = chosenIn(current?.answer ?? null);
    for (const choice of chosen) counts[choice] = (counts[choice] ?? 0) + 1;
    if (chosen.length > 0) of += 1;
  }
  return { counts, of };
};

/** Beside it stand all. */
const bestShown = 5;

/** The best, as the room sees them: teams first, where teams play. */
const Standings = ({ picture }: { picture: GamePicture }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const best = useMemo(
    () =>
      ranked(picture.players.byId)
        .slice(0, bestShown)
        .map(({ player, ...place }) => ({ ...player, ...place })),
    [picture.players.byId],
  );
  return (
    <div className="mt-5 max-w-2xl">
      <TeamBoard teams={picture.board.teams} />
      {picture.board.teams.length > 0 && (
        <h3 className="mt-3 mb-1 text-[1.1em]">{t('common.leaderboard')}</h3>
      )}
      <Board players={best} caption={room('paced.board')} />
    </div>
  );
};

/** A break: what the host says of it, and what comes after it. */
const Pause = ({ state }: { state: GameStateView }) => {
  const room = useRoomTexts();
  const { stage, questions, currentQuestionIndex } = state;
  const next = stage?.next;
  const isNewRound = next && next.number !== questions?.[currentQuestionIndex]?.round?.number;
  return (
    <div className="mt-5 min-h-32">
      {stage?.text && (
        <p dir="auto" className="text-2xl font-bold wrap-anywhere">
          {stage.text}
        </p>
      )}
      <p className="mt-2 text-lg text-muted wrap-anywhere">
        {isNewRound
          ? room('paced.nextRound', { number: next.number, title: next.title })
          : room('paced.nextQuestion')}
      </p>
    </div>
  );
};

/** What is asked next, for whoever leads to prepare for: folded, since somebody may look over the shoulder. */
const NextLook = ({ state }: { state: GameStateView }) => {
  const room = useRoomTexts();
  const covered = useStore(keyCovered);
  const next = state.questions?.[state.currentQuestionIndex + 1];
  if (!next || covered || state.rules?.hostSeesVotes === false) return null;
  return (
    <details className="mt-5 max-w-2xl">
      <summary className="min-h-11 py-2.5 font-bold text-muted">{room('paced.next')}</summary>
      <NextQuestion next={next} />
    </details>
  );
};

const NextQuestion = ({ next }: { next: HostQuestionView }) => {
  const room = useRoomTexts();
  const { full } = useAnswerWords();
  const askedFor = useAskedFor(next);
  const right = next.key ?? next.answer;
  return (
    <>
      <p lang={next.language} className="font-bold wrap-anywhere">
        {withFormulas(next.question)}
      </p>
      {askedFor && <p className="mt-1 text-muted">{askedFor}</p>}
      {right !== null && (
        <p className="mt-1 text-good wrap-anywhere">
          {withFormulas(room('paced.nextAnswer', { answer: full(next, right) }))}
        </p>
      )}
    </>
  );
};
