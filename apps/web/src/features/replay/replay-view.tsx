import type { Replay } from '@clockbeat/domain';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board } from '../../ui/board.js';
import { TeamBoard } from '../../ui/team-board.js';
import { namesIn } from './event-words.js';
import { LogLines } from './log-lines.js';
import { type Moment, momentOf } from './moment.js';
import { QuestionNow } from './question-now.js';
import { RawEvent } from './raw-event.js';
import { timelineOf } from './timeline.js';
import { TimelineBar } from './timeline-bar.js';
import { Transport } from './transport.js';
import { usePlayback } from './use-playback.js';

interface ReplayViewProps {
  gameId: string;
  replay: Replay;
  /** Who looks: an analyst has no way to the results of others. */
  userId: string;
}

/** The evening on a timeline: what everybody saw at a moment, who had answered, and the event that made it so. */
export const ReplayView = ({ gameId, replay, userId }: ReplayViewProps) => {
  const d = useDeskTexts();
  const t = useTexts();
  const timeline = useMemo(() => timelineOf(replay.events), [replay]);
  const names = useMemo(() => namesIn(replay.events), [replay]);
  const [playback, act] = usePlayback(timeline);
  const { version } = playback;
  const moment = useMemo(() => momentOf(replay, version), [replay, version]);
  const look = (to: number): void => act({ type: 'look', version: to });
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-5 py-6 sm:py-8">
      <header>
        {hostOf(replay) === userId && (
          <p>
            <Link
              to={paths.results(gameId)}
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {d('replay.back')}
            </Link>
          </p>
        )}
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{titleOf(replay) || d('replay.title')}</h1>
        <p className="mt-1 text-muted">
          {d('replay.lead')} {d('replay.shorten')}
        </p>
      </header>
      <section
        aria-label={d('replay.controls')}
        className="z-10 -mx-5 flex flex-col gap-3 border-b-2 border-line bg-page px-5 py-3 sm:sticky sm:top-0"
      >
        <TimelineBar timeline={timeline} playback={playback} act={act} />
        <Transport timeline={timeline} playback={playback} act={act} />
      </section>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <p className="-mb-3 text-lg font-bold" data-testid="replay-status">
            {statusWords(d, moment)}
          </p>
          {moment.question && <QuestionNow moment={moment.question} />}
          <section>
            <h2 className="mb-2 text-xl">{t('common.leaderboard')}</h2>
            <Board
              players={moment.board}
              caption={t('common.leaderboard')}
              emptyText={d('replay.nobodyYet')}
            />
            <TeamBoard teams={moment.teams} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <LogLines events={replay.events} names={names} version={version} onLook={look} />
          <RawEvent replay={replay} version={version} />
        </div>
      </div>
    </div>
  );
};

/** A pseudonym, where the log is told to an analyst. */
const hostOf = ({ events: [first] }: Replay): string | null =>
  first?.type === 'GameCreated' ? first.data.hostId : null;

/** As the game was called at its end. */
const titleOf = (replay: Replay): string => {
  const named = replay.events.findLast(({ type }) => type === 'GameRevised' || type === 'GameCreated');
  return named?.type === 'GameRevised' || named?.type === 'GameCreated' ? named.data.title : '';
};

const statusWords = (d: ReturnType<typeof useDeskTexts>, moment: Moment): string => {
  const { status, question, questionCount } = moment;
  if (status === 'waiting' || status === 'finished' || question === null)
    return d(status === 'waiting' ? 'replay.waiting' : 'replay.finished');
  return d(`replay.${status}`, { number: question.index + 1, count: questionCount });
};
