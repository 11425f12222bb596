import { bankLanguage, choicesFor } from '@clockbeat/domain/contract';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { fillOf, LetteredShape, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import type { QuestionMoment } from './moment.js';

/** The question before everybody at this moment: how the choices had fallen so far, and whose they were. */
export const QuestionNow = ({ moment }: { moment: QuestionMoment }) => {
  const d = useDeskTexts();
  const room = useRoomTexts();
  const t = useTexts();
  const { question, counts, answered, silentCount } = moment;
  const all = answered + silentCount;
  const lang = question.source === 'bank' ? bankLanguage : undefined;
  return (
    <section className="flex flex-col gap-5">
      <div>
        <h2 lang={lang} className="text-2xl wrap-anywhere">
          {question.question}
        </h2>
        <p className="numbers mt-1 text-muted">{d('replay.answered', { answered, count: all })}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {choicesFor(question.options).map((choice) => {
          const isRight = choice === question.answer;
          const count = counts[choice] ?? 0;
          return (
            <li key={choice} className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-3">
              <LetteredShape choice={choice} onColour={false} className="size-9" />
              <div className="min-w-0">
                <p className={classNames('flex items-center gap-1.5', isRight && 'font-bold')}>
                  <span className="sr-only">{letterOf(choice)}: </span>
                  <span lang={lang} className="line-clamp-2 wrap-anywhere">
                    {question.options[choice]}
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
              <span className="numbers min-w-10 text-right font-bold" data-testid={`count-${choice}`}>
                {t('common.figure', { count })}
              </span>
            </li>
          );
        })}
      </ul>
      <WhoAnswered moment={moment} />
    </section>
  );
};

const WhoAnswered = ({ moment: { answers, answered, silent, silentCount } }: { moment: QuestionMoment }) => {
  const d = useDeskTexts();
  const oneDigit = useOneDigit();
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <div className="min-w-0">
        <h3 className="text-base">{d('replay.answersTitle')}</h3>
        {answered === 0 && <p className="text-muted">{d('replay.nobodyYet')}</p>}
        <ol className="mt-1 max-h-52 overflow-y-auto">
          {answers.map(({ playerId, name, choice, isCorrect, responseMs }) => (
            <li key={playerId} className="flex items-center gap-2 py-0.5">
              <Mark
                right={isCorrect}
                className={classNames('size-4 shrink-0', isCorrect ? 'text-good' : 'text-bad')}
              />
              <span className="min-w-0 truncate">{name}</span>
              <span className="font-bold">{choice === null ? d('replay.noChoice') : letterOf(choice)}</span>
              <span className="numbers ml-auto text-sm text-muted">
                {choice !== null && d('replay.after', { seconds: oneDigit(responseMs / 1_000) })}
              </span>
            </li>
          ))}
        </ol>
        <More count={answered - answers.length} />
      </div>
      {silentCount > 0 && (
        <div className="min-w-0">
          <h3 className="text-base">{d('replay.silentTitle')}</h3>
          <p className="mt-1 max-h-52 overflow-y-auto text-muted wrap-anywhere">{silent.join(', ')}</p>
          <More count={silentCount - silent.length} />
        </div>
      )}
    </div>
  );
};

const More = ({ count }: { count: number }) => {
  const d = useDeskTexts();
  return count > 0 ? <p className="numbers mt-1 text-sm text-muted">{d('replay.more', { count })}</p> : null;
};
