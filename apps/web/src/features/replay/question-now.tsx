import { choicesFor } from '@clockbeat/domain/contract';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { fillOf, LetteredShape, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { hasOptions, isJudged, rightChoices, useAnswerWords } from '../../ui/crowd/asked.js';
import { Crowd } from '../../ui/crowd/crowd.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { OptionImage } from '../../ui/media/option-image.js';
import { SmallMedia } from '../../ui/media/shown-media.js';
import type { QuestionMoment } from './moment.js';

/** The question before everybody at this moment: how the choices had fallen so far, and whose they were. */
export const QuestionNow = ({ moment }: { moment: QuestionMoment }) => {
  const a = useAfterTexts();
  const room = useRoomTexts();
  const t = useTexts();
  const { text, media, optionMedia, asked, fallen, answered, silentCount } = moment;
  const { language: lang, options } = asked;
  const right = rightChoices(fallen.correctAnswer, fallen.key);
  const all = answered + silentCount;
  return (
    <section className="flex flex-col gap-5">
      <div>
        <h2 lang={lang} dir="auto" className="text-2xl wrap-anywhere">
          {withFormulas(text)}
        </h2>
        {media && <SmallMedia media={media} className="mt-2" />}
        <p className="numbers mt-1 text-muted">{a('replay.answered', { answered, count: all })}</p>
      </div>
      {hasOptions(asked) ? (
        <ul className="flex flex-col gap-2">
          {choicesFor(options).map((choice) => {
            const isRight = right.includes(choice);
            const count = fallen.counts[choice] ?? 0;
            const shown = optionMedia[choice];
            return (
              <li key={choice} className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-3">
                <LetteredShape choice={choice} onColour={false} className="size-9" />
                <div className="min-w-0">
                  <p className={classNames('flex items-center gap-1.5', isRight && 'font-bold')}>
                    <span className="sr-only">{letterOf(choice)}: </span>
                    {shown && <OptionImage media={shown} on="page" className="size-10 shrink-0" />}
                    <span lang={lang} dir="auto" className="line-clamp-2 wrap-anywhere">
                      {withFormulas(options[choice] ?? '')}
                    </span>
                    {isRight && <Mark right className="size-4 shrink-0 text-good" />}
                    {isRight && <span className="sr-only">({room('results.right')})</span>}
                  </p>
                  <div aria-hidden="true" className="mt-1 h-2.5 overflow-hidden rounded-full bg-line">
                    <div
                      className={classNames('h-full rounded-full', fillOf(choice))}
                      style={{ width: `${all === 0 ? 0 : (100 * count) / all}%` }}
                    />
                  </div>
                </div>
                <span className="numbers min-w-10 text-end font-bold" data-testid={`count-${choice}`}>
                  {t('common.figure', { count })}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <Crowd asked={asked} fallen={fallen} on="page" />
      )}
      <WhoAnswered moment={moment} />
    </section>
  );
};

const WhoAnswered = ({ moment }: { moment: QuestionMoment }) => {
  const { asked, answers, answered, silent, silentCount } = moment;
  const a = useAfterTexts();
  const room = useRoomTexts();
  const { short } = useAnswerWords();
  const oneDigit = useOneDigit();
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <div className="min-w-0">
        <h3 className="text-base">{a('replay.answersTitle')}</h3>
        {answered === 0 && <p className="text-muted">{a('replay.nobodyYet')}</p>}
        <ol className="mt-1 max-h-52 overflow-y-auto">
          {answers.map(({ playerId, name, answer, isCorrect, fraction, responseMs }) => (
            <li key={playerId} className="flex items-center gap-2 py-0.5">
              {isJudged(asked) && (isCorrect || fraction === 0) && (
                <Mark
                  right={isCorrect}
                  className={classNames('size-4 shrink-0', isCorrect ? 'text-good' : 'text-bad')}
                />
              )}
              {isJudged(asked) && !isCorrect && fraction > 0 && (
                <span className="numbers shrink-0 text-sm font-bold">
                  {room('results.share', { percent: Math.round(100 * fraction) })}
                </span>
              )}
              <span dir="auto" className="max-w-1/2 shrink-0 truncate">
                {name}
              </span>
              <bdi className="min-w-0 truncate font-bold">
                {answer === null ? a('replay.noChoice') : short(asked, answer)}
              </bdi>
              <span className="numbers ms-auto shrink-0 text-sm text-muted">
                {answer !== null && a('replay.after', { seconds: oneDigit(responseMs / 1_000) })}
              </span>
            </li>
          ))}
        </ol>
        <More count={answered - answers.length} />
      </div>
      {silentCount > 0 && (
        <div className="min-w-0">
          <h3 className="text-base">{a('replay.silentTitle')}</h3>
          <p className="mt-1 max-h-52 overflow-y-auto text-muted wrap-anywhere">{silent.join(', ')}</p>
          <More count={silentCount - silent.length} />
        </div>
      )}
    </div>
  );
};

const More = ({ count }: { count: number }) => {
  const a = useAfterTexts();
  return count > 0 ? <p className="numbers mt-1 text-sm text-muted">{a('replay.more', { count })}</p> : null;
};
