import type { FinalEntry, Results } from '@clockbeat/domain/contract';
import { useCallback, useEffect } from 'react';
import { getResults } from '../../../api/play.js';
import { isMarked, type SoloAnswer, type SoloResult, soloResult } from '../../../hosting/solo-result.js';
import { type Called, useCall } from '../../../lib/use-call.js';
import type { KeptSeat } from '../../../live/seat-storage.js';
import { paths } from '../../../paths.js';
import { useTexts } from '../../../texts/texts.js';
import { useOneDigit } from '../../../texts/use-one-digit.js';
import { useVisitorTexts } from '../../../texts/visitor-texts.js';
import { Board } from '../../../ui/board.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { celebrate } from '../../../ui/celebrate.js';
import { classNames } from '../../../ui/class-names.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { Loading } from '../../../ui/loading.js';
import { Mark } from '../../../ui/mark.js';
import { MessagePage } from '../../../ui/message-page.js';
import { Ring } from '../../../ui/ring.js';
import { playSound } from '../../../ui/sound/sound.js';
import { FloatingFeedback } from '../feedback.js';
import type { ShownFeedback } from '../verdict.js';
import { percentOf, soloTitle, soloVerdict } from './solo-words.js';

interface SoloEndProps {
  seat: KeptSeat;
  replayPath: string;
  shown: ShownFeedback | null;
  /** Everybody's places, where it was played against another evening. */
  places?: { readonly scores: readonly FinalEntry[]; readonly ownId: string | null };
  onOver: (seat: KeptSeat) => void;
  onLeave: () => void;
}

/** The end of a solo game: how it went, question by question, and what to do next. */
export const SoloEnd = ({ seat, replayPath, shown, places, onOver, onLeave }: SoloEndProps) => {
  const t = useVisitorTexts();
  const common = useTexts();
  const loaded = useSoloResult(seat, replayPath);
  const result = loaded.state === 'there' ? loaded.value : null;
  const perfect = result !== null && result.total > 0 && result.score === result.total;
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
        <PlayAgain gameId={seat.gameId} replayPath={replayPath} onLeave={onLeave} />
        {result && <ButtonLink to={paths.ownResults}>{t('solo.allResults')}</ButtonLink>}
        <ButtonLink to={paths.bank} tone="quiet">
          {t('solo.backToBank')}
        </ButtonLink>
      </div>
      {places && (
        <Board players={places.scores} ownId={places.ownId} caption={common('common.leaderboard')} />
      )}
      {result && <SoloBreakdown answers={result.breakdown} />}
    </div>
  );
};

/** A timed game goes by /start (SOLO-08); the quiz goes back to what was picked. */
const PlayAgain = ({
  gameId,
  replayPath,
  onLeave,
}: Pick<KeptSeat, 'gameId'> & Pick<SoloEndProps, 'replayPath' | 'onLeave'>) => {
  const t = useVisitorTexts();
  return replayPath === paths.soloGeneral ? (
    <Button tone="main" onClick={onLeave}>
      {t('solo.playAgain')}
    </Button>
  ) : (
    <ButtonLink to={gameId ? paths.startAgainFrom(gameId) : paths.startAgain} tone="main">
      {t('solo.playAgain')}
    </ButtonLink>
  );
};

/** How it went in one look: the ring is as full as the answers were right. */
const SoloScore = ({ result }: { result: SoloResult }) => {
  const t = useVisitorTexts();
  const oneDigit = useOneDigit();
  const { score, total, points, averageSeconds, title } = result;
  return (
    <header className="flex flex-col items-center gap-2 text-center">
      <p className="text-muted">{soloTitle(t, title)}</p>
      <div className="relative my-2 grid size-44 place-items-center">
        <Ring
          share={percentOf(score, total) / 100}
          strokeWidth={9}
          className="absolute inset-0 size-full text-accent"
        />
        <p className="numbers relative text-4xl font-extrabold">
          {t('solo.percent', { percent: percentOf(score, total) })}
        </p>
      </div>
      <h1 className="text-3xl sm:text-4xl">{t(soloVerdict(score, total))}</h1>
      <p className="numbers text-xl font-bold">
        {t('solo.endScore', { correct: score, total })} · {t('solo.endPoints', { count: points })}
      </p>
      {averageSeconds !== null && (
        <p className="numbers text-muted">{t('solo.average', { seconds: oneDigit(averageSeconds) })}</p>
      )}
    </header>
  );
};

/** The finished game's result, asked for with its seat and kept in this browser; null when nothing was asked. */
const useSoloResult = ({ gameId, token }: KeptSeat, replayPath: string): Called<SoloResult | null> =>
  useCall(
    useCallback(
      async (signal) => {
        const result = toSoloResult(await getResults(gameId ?? '', token, signal), replayPath);
        if (result) soloResult.set(result);
        return result;
      },
      [gameId, token, replayPath],
    ),
  );

/** A finished solo game as this browser keeps it; null when no question was opened. */
const toSoloResult = (results: Results, replayPath: string): SoloResult | null => {
  const breakdown = results.breakdown ?? [];
  if (breakdown.length === 0) return null;
  const answers = breakdown.map(({ question, correct, correctAnswerText, answer, answerText, options }) => ({
    question,
    correct,
    chosen: typeof answer === 'number' ? (options[answer] ?? null) : (answerText ?? null),
    correctAnswer: correctAnswerText,
  }));
  return {
    gameId: results.gameId,
    title: results.title,
    score: answers.filter(({ correct }) => correct).length,
    total: answers.filter(isMarked).length,
    points: results.you?.score ?? 0,
    averageSeconds: results.you?.averageSeconds ?? null,
    breakdown: answers,
    replayPath,
  };
};

/** Each question with a sign and a word, and its right answer; an opinion with what was said. */
const SoloBreakdown = ({ answers }: { answers: readonly SoloAnswer[] }) => {
  const t = useVisitorTexts();
  const said = ({ chosen }: SoloAnswer): string =>
    chosen === null ? t('solo.noAnswer') : t('solo.chosen', { text: chosen ?? '' });
  return (
    <section>
      <h2 className="text-xl">{t('solo.breakdown')}</h2>
      <ol className="mt-3 flex flex-col divide-y-2 divide-line border-y-2 border-line">
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers neither move nor change
          <li key={index} className="flex gap-3 py-3">
            {isMarked(answer) ? (
              <Mark
                right={answer.correct}
                className={classNames('mt-1 size-5 shrink-0', answer.correct ? 'text-good' : 'text-bad')}
              />
            ) : (
              <span aria-hidden="true" className="w-5 shrink-0 text-center text-muted">
                –
              </span>
            )}
            <div className="min-w-0">
              <p className="font-bold wrap-anywhere">{withFormulas(answer.question)}</p>
              <p className="text-muted wrap-anywhere">
                {isMarked(answer) ? (
                  <>
                    <span className={classNames('font-bold', answer.correct ? 'text-good' : 'text-bad')}>
                      {t(answer.correct ? 'solo.right' : 'solo.wrong')}
                    </span>
                    {!answer.correct && answer.chosen !== undefined && withFormulas(` · ${said(answer)}`)}
                    {' · '}
                    {withFormulas(t('solo.rightAnswer', { text: answer.correctAnswer }))}
                  </>
                ) : (
                  withFormulas(said(answer))
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
