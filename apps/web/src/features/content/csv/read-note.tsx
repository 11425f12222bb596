import type { LeftOut } from '../../../hosting/formats/read-format.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import type { ReadAs } from './use-csv-file.js';

/** As what a file of another program was read, and what of it we have nothing for; nothing of files of ours. */
export const ReadNote = ({ readAs }: { readAs: ReadAs }) => {
  const t = useQuestionsTexts();
  if (readAs === null) return null;
  const leftOut = Object.entries(readAs.leftOut) as [LeftOut, number][];
  return (
    <>
      <p className="mt-2 font-bold">{t('formats.readAs', { format: t(`formats.${readAs.format}`) })}</p>
      {leftOut.length > 0 && (
        <ul aria-label={t('formats.notCarried')} className="mt-2 list-disc ps-5">
          {leftOut.map(([kind, count]) => (
            <li key={kind}>{t(`formats.${kind}`, { count })}</li>
          ))}
        </ul>
      )}
    </>
  );
};
