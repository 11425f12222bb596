import { limits } from '@clockbeat/domain/contract';
import type { SetFields } from '../../../hosting/drafts.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Button } from '../../../ui/button.js';
import { countOf } from './set-rules.js';

interface NotAllProps {
  /** Of the set, all together. */
  count: number;
  details: SetFields;
  onChange: (details: SetFields) => void;
}

/** A set of more questions than a game of it has: that is said, and one press has a game play them all. */
export const NotAll = ({ count, details, onChange }: NotAllProps) => {
  const t = useQuestionsTexts();
  const some = countOf(details.questionsPerGame);
  const most = Math.min(count, limits.setQuestionsPerGame.max);
  return (
    <div role="status">
      {count > some && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 border-s-4 border-sky ps-4">
          {t('sets.notAll', { some, count })}
          {most > some && (
            <Button
              tone="quiet"
              onClick={() => onChange({ ...details, questionsPerGame: String(most) })}
              className="-ms-3"
            >
              {t('sets.playAll', { count: most })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
};
