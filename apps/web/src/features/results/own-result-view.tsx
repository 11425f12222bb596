import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import { Ring } from '../../ui/ring.js';
import { CorrectedNote } from './corrections/corrected-note.js';
import type { OwnResult } from './own-result.js';
import { percentOf, resultWord } from './result-words.js';

/** Score, percent and a word for it; then question by question, and the ways on. */
export const OwnResultView = ({ result }: { result: OwnResult }) => {
  const t = useRoomTexts();
  const { title, score, total, breakdown, replay } = result;
  const percent = percentOf(score, total);
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-8 px-5 py-8">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="relative grid size-40 shrink-0 place-items-center">
          <Ring share={percent / 100} strokeWidth={9} className="absolute inset-0 size-full text-coral" />
          <p className="numbers relative text-4xl leading-none font-extrabold">
            {t('ownResults.scoreOf', { score, total })}
          </p>
        </div>
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-muted">{title}</p>
          <h1 className="text-3xl sm:text-4xl">{t(resultWord(percent))}</h1>
          <p className="numbers mt-1 text-lg">{t('ownResults.correctShare', { percent })}</p>
        </div>
      </header>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={replay} tone="main">
          {t('ownResults.replay')}
        </ButtonLink>
        <ButtonLink to={paths.bank}>{t('ownResults.bank')}</ButtonLink>
        <ButtonLink to={paths.home} tone="quiet">
          {t('ownResults.exit')}
        </ButtonLink>
      </div>
      <section>
        <h2 className="text-xl">{t('ownResults.breakdown')}</h2>
        <ol className="mt-2 divide-y-2 divide-line">
          {breakdown.map(({ question, correct, correctAnswer, correction }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the questions is what names them
            <li key={index} data-testid="result-row" className="flex gap-4 py-4">
              {correction?.kind === 'voided' ? (
                <span aria-hidden="true" className="w-6 shrink-0 text-center text-xl leading-7 text-muted">
                  –
                </span>
              ) : (
                <Mark
                  right={correct}
                  className={classNames('mt-0.5 size-6 shrink-0', correct ? 'text-good' : 'text-bad')}
                />
              )}
              <div className="min-w-0">
                <p className="font-bold wrap-anywhere">
                  {question}
                  {correction?.kind !== 'voided' && (
                    <span className="sr-only"> ({t(correct ? 'ownResults.right' : 'ownResults.wrong')})</span>
                  )}
                </p>
                <p className="text-sm wrap-anywhere text-muted">
                  {t('ownResults.rightAnswer', { text: correctAnswer })}
                </p>
                <CorrectedNote correction={correction} />
              </div>
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
};
