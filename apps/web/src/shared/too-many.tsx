import { limits } from '@clockbeat/domain/contract';
import { keepFirst } from '../hosting/basket.js';
import { useDeskTexts } from '../texts/desk/desk-texts.js';
import { Button } from '../ui/button.js';

const most = limits.questionsPerGame.max;

/** A basket that no game can hold: what is too much, and the short way out. Its place is there before it speaks. */
export const TooMany = ({ count }: { count: number }) => {
  const d = useDeskTexts();
  const over = count - most;
  return (
    <div role="alert">
      {over > 0 && (
        <div className="mt-6 rounded-card border-2 border-bad bg-surface p-5">
          <p className="font-bold text-bad">{d('basket.tooMany', { most, count, over })}</p>
          <Button onClick={() => keepFirst(most)} className="mt-3">
            {d('basket.keepFirst', { most })}
          </Button>
        </div>
      )}
    </div>
  );
};
