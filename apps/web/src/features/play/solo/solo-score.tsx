import type { SoloResult } from '../../../hosting/solo-result.js';
import { useOneDigit } from '../../../texts/use-one-digit.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { Ring } from '../../../ui/ring.js';
import { soloTitle } from './solo-title.js';
import { percentOf, soloVerdict } from './solo-verdict.js';

/** How it went in one look: the ring is as full as the answers were right. */
export const SoloScore = ({ result }: { result: SoloResult }) => {
  const t = useVisitorTexts();
  const oneDigit = useOneDigit();
  const { score, total, points, averageSeconds, title } = result;
  return (
    <header className="flex flex-col items-center gap-2 text-center">
      <p className="text-muted">{soloTitle(t, title)}</p>
      <div className="relative my-2 grid size-44 place-items-center">
        <Ring share={score / total} strokeWidth={9} className="absolute inset-0 size-full text-coral" />
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
