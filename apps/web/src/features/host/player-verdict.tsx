import type { HostPlayer } from '@clockbeat/domain';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

/** What a player has answered to the running question. */
export const PlayerVerdict = ({ current }: { current: HostPlayer['current'] }) => {
  const t = useTexts();
  if (current === null) {
    return (
      <span className="shrink-0 text-muted">
        <span aria-hidden="true">…</span>
        <span className="sr-only">{t('host.notAnswered')}</span>
      </span>
    );
  }
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1 font-bold',
        current.isCorrect ? 'text-good' : 'text-bad',
      )}
    >
      {current.answer !== null && letterOf(current.answer)}
      <Mark right={current.isCorrect} className="size-5" />
      <span className="sr-only">
        {current.isCorrect ? t('host.answeredRight', { points: current.points }) : t('host.answeredWrong')}
      </span>
    </span>
  );
};
