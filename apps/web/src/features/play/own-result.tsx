import type { FinalEntry, StandingView } from '@clockbeat/domain/contract';
import type { Me } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';

interface OwnResultProps {
  me: Me;
  standing: StandingView | null;
  own: FinalEntry | null;
}

/** Place, points, right answers and speed of this player. */
export const OwnResult = ({ me, standing, own }: OwnResultProps) => {
  const t = useTexts();
  const oneDigit = useOneDigit();
  const position = own?.position ?? standing?.position ?? null;
  const correct = own?.correct ?? standing?.correct ?? null;
  const total = own?.total ?? standing?.total ?? null;
  const average = own?.averageSeconds ?? null;
  return (
    <section aria-label={t('play.yourResult')} className="rounded-3xl bg-volt p-6 text-ink">
      {position !== null && (
        <p className="text-4xl leading-none font-extrabold">{t('play.place', { count: position })}</p>
      )}
      <p className="numbers mt-3 text-xl font-bold">
        {t('common.points', { count: own?.score ?? me.score })}
      </p>
      <p className="numbers mt-1">
        {correct !== null && total !== null && <span>{t('play.correctOf', { correct, total })}</span>}
        {average !== null && (
          <span className="pl-3">{t('play.average', { seconds: oneDigit(average) })}</span>
        )}
      </p>
    </section>
  );
};
