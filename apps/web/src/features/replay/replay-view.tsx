import { fingerprintText, goesOnAt, type RecordedEvent, type Replay } from '@clockbeat/domain';
import { type Dispatch, useEffect, useId, useMemo, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GoOn } from '../../frame/go-on.js';
import { paths } from '../../paths.js';
import { type AfterTranslate, useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { classNames } from '../../ui/class-names.js';
import { useAnswerWords } from '../../ui/crowd/asked.js';
import { Link } from '../../ui/link.js';
import { clockOf, eventWords, namesIn, type Spoken } from './event-words.js';
import { type Moment, momentOf } from './moment.js';
import { beginAt, type Playback, type PlaybackAction, playOn } from './playback.js';
import { QuestionNow } from './question-now.js';
import { type Timeline, timelineOf } from './timeline.js';
import { TimelineBar, Transport } from './transport.js';

interface ReplayViewProps {
  gameId: string;
  replay: Replay;
  /** Who looks: an analyst has no way to the results of others. */
  userId: string;
}

/** The evening on a timeline: what everybody saw at a moment, who had answered, and the event that made it so. */
export const ReplayView = ({ gameId, replay, userId }: ReplayViewProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const timeline = useMemo(() => timelineOf(replay.events), [replay]);
  const names = useMemo(() => namesIn(replay.events), [replay]);
  const end = useMemo(() => endOf(replay), [replay]);
  const { questions } = end;
  const answers = useAnswerWords();
  const [playback, act] = usePlayback(timeline);
  const { version } = playback;
  const moment = useMemo(() => momentOf(replay, version), [replay, version]);
  const isOwn = hostOf(replay) === userId;
  const look = (to: number): void => act({ type: 'look', version: to });
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-5 py-6 sm:py-8">
      <header>
        {isOwn && (
          <p>
            <Link
              to={paths.results(gameId)}
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {a('replay.back')}
            </Link>
          </p>
        )}
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{titleOf(replay) || a('replay.title')}</h1>
        <p className="mt-1 text-muted">
          {a('replay.lead')} {a('replay.shorten')}
        </p>
      </header>
      <section
        aria-label={a('replay.controls')}
        className="z-10 -mx-5 flex flex-col gap-3 border-b-2 border-line bg-page px-5 py-3 sm:sticky sm:top-0"
      >
        <TimelineBar timeline={timeline} playback={playback} act={act} />
        <Transport timeline={timeline} playback={playback} act={act} />
      </section>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <p className="-mb-3 text-lg font-bold" data-testid="replay-status">
            {statusWords(a, moment)}
          </p>
          {moment.question && <QuestionNow moment={moment.question} />}
          <section>
            <h2 className="mb-2 text-xl">{t('common.leaderboard')}</h2>
            <Board
              players={moment.board}
              caption={t('common.leaderboard')}
              emptyText={a('replay.nobodyYet')}
            />
            <TeamBoard teams={moment.teams} />
          </section>
          {isOwn && end.isOver && (
            <div>
              <GoOn
                gameId={gameId}
                version={version}
                asked={goesOnAt(replay.at(version))}
                questionCount={questions.length}
                board={moment.board}
                label={a('goOn.title')}
              />
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <LogLines
            events={replay.events}
            spoken={{ names, questions, answers }}
            version={version}
            onLook={look}
          />
          <RawEvent replay={replay} version={version} />
        </div>
      </div>
    </div>
  );
};

/** A pseudonym, where the log is told to an analyst. */
const hostOf = ({ events: [first] }: Replay): string | null =>
  first?.type === 'GameCreated' ? first.data.hostId : null;

/** What was asked, and whether the game is over and was led by a host: only such a one goes on in another. */
const endOf = (replay: Replay) => {
  const { content, status, kind } = replay.at(replay.events.length);
  return { questions: content.questions, isOver: status === 'finished' && kind === 'live' };
};

/** As the game was called at its end. */
const titleOf = (replay: Replay): string => {
  const named = replay.events.findLast(({ type }) => type === 'GameRevised' || type === 'GameCreated');
  return named?.type === 'GameRevised' || named?.type === 'GameCreated' ? named.data.title : '';
};

const statusWords = (a: AfterTranslate, moment: Moment): string => {
  const { status, question, questionCount } = moment;
  if (status === 'waiting' || status === 'finished' || question === null)
    return a(status === 'waiting' ? 'replay.waiting' : 'replay.finished');
  return a(`replay.${status}`, { number: question.index + 1, count: questionCount });
};

/** The playback of a timeline: it moves with the screen's frames, and the address names the version where it stands. */
const usePlayback = (timeline: Timeline): [Playback, Dispatch<PlaybackAction>] => {
  const [query, setQuery] = useSearchParams();
  const [playback, act] = useReducer(playOn(timeline), undefined, () =>
    beginAt(timeline, Number(query.get('v') ?? 1)),
  );
  const { playing, version } = playback;

  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    let before = performance.now();
    const tick = (now: number): void => {
      act({ type: 'tick', ms: now - before });
      before = now;
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  // Not on every frame of a pull: browsers hold back an address that changes too often.
  useEffect(() => {
    if (playing) return;
    const soon = setTimeout(() => setQuery({ v: String(version) }, { replace: true }), 200);
    return () => clearTimeout(soon);
  }, [playing, version, setQuery]);

  return [playback, act];
};

/** The event itself: what the game was told, letter for letter, and the fingerprint of what that made of the game. */
const RawEvent = ({ replay, version: at }: { replay: Replay; version: number }) => {
  const a = useAfterTexts();
  const titleId = useId();
  const fingerprint = useFingerprint(replay, at);
  const event = replay.events[at - 1];
  if (!event) return null;
  const { version, type, schema, recordedAt, actor, data } = event;
  const raw = { version, type, schema, at: isoOf(event.at), recordedAt: isoOf(recordedAt), actor, data };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {a('replay.raw')}
      </h2>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto rounded-card bg-sunken p-4"
      >
        <pre className="text-sm" data-testid="raw-event">
          {JSON.stringify(raw, null, 2)}
        </pre>
      </section>
      {/* its line is kept while it is reckoned, so that nothing jumps */}
      <p className="mt-2 min-h-10 text-sm break-all text-muted">
        {fingerprint && (
          <>
            {a('replay.fingerprint')} <code data-testid="fingerprint">{fingerprint}</code>
          </>
        )}
      </p>
    </section>
  );
};

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** It takes a few milliseconds with thousands of seats: too long for every frame of a pull. */
const restMs = 150;

/**
 * SHA-256, in hex, of the state at this version, as `npm run replay -- GAME --at VERSION` tells it too. Null until the
 * replay rests, and where the browser reckons none: on a page that came neither by https nor from this machine.
 */
const useFingerprint = (replay: Replay, version: number): string | null => {
  const [known, setKnown] = useState<{ version: number; hex: string } | null>(null);
  useEffect(() => {
    if (!window.isSecureContext) return;
    let wanted = true;
    const rest = setTimeout(() => {
      const text = new TextEncoder().encode(fingerprintText(replay.at(version)));
      void crypto.subtle.digest('SHA-256', text).then((digest) => {
        if (wanted) setKnown({ version, hex: hexOf(digest) });
      });
    }, restMs);
    return () => {
      wanted = false;
      clearTimeout(rest);
    };
  }, [replay, version]);
  return known?.version === version ? known.hex : null;
};

const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Lines shown before and after the one that is looked at. */
const around = 5;

interface LogLinesProps {
  events: readonly RecordedEvent[];
  spoken: Spoken;
  version: number;
  onLook: (version: number) => void;
}

/** The log in words, a few lines of it: each leads to its moment. */
const LogLines = ({ events, spoken, version, onLook }: LogLinesProps) => {
  const a = useAfterTexts();
  // As many lines at the ends as in the middle: nothing jumps.
  const from = Math.max(0, Math.min(version - 1 - around, events.length - 2 * around - 1));
  const startedAt = events[0]?.at ?? 0;
  return (
    <section>
      <h2 className="text-xl">{a('replay.log')}</h2>
      <ol className="mt-2 border-s-2 border-line">
        {events.slice(from, from + 2 * around + 1).map((event) => {
          const isShown = event.version === version;
          return (
            <li key={event.version}>
              <button
                type="button"
                onClick={() => onLook(event.version)}
                aria-current={isShown || undefined}
                className={classNames(
                  '-ms-0.5 grid min-h-11 w-full grid-cols-[3.5rem_1fr_auto] items-center gap-2 border-s-4 px-3 text-start hover:bg-surface',
                  isShown ? 'border-accent bg-surface font-bold' : 'border-transparent',
                )}
              >
                <span className="numbers text-sm text-muted">{event.version}</span>
                <span className="min-w-0 truncate">{eventWords(a, spoken, event)}</span>
                <span className="numbers text-sm font-normal text-muted">
                  {clockOf(event.at - startedAt)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
