import type { AccountQuotasView, QuotaUse } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { quotaFigures, useQuotaTexts } from '../../texts/quota-texts.js';
import { classNames } from '../../ui/class-names.js';

interface QuotaLineProps extends QuotaUse {
  of: Exclude<keyof AccountQuotasView, 'playersPerGame'>;
  className?: string | undefined;
}

/** How much there is of what may be, and what to do when that is all, or nothing from the start. */
const QuotaLine = ({ of, used, most, className }: QuotaLineProps): ReactNode => {
  const t = useQuotaTexts();
  const isFull = used >= most;
  const figures = quotaFigures(of, { used, most });
  return (
    <p
      data-testid="quota"
      className={classNames('numbers text-sm', isFull ? 'font-bold text-bad' : 'text-muted', className)}
    >
      {most === 0 && t(`none.${of}`)}
      {most !== 0 && (isFull ? t(`full.${of}`, figures) : t(`near.${of}`, figures))}
    </p>
  );
};
export default QuotaLine;
