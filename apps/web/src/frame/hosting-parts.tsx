import { limits } from '@clockbeat/domain/contract';
import { keepFirst } from '../hosting/basket.js';
import { customSource, storedSource, uploadedSource } from '../hosting/basket-question.js';
import type { CurrentTeam } from '../hosting/current-game.js';
import { paths } from '../paths.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { type QuestionsTranslate, useQuestionsTexts } from '../texts/questions-texts.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';

/** For whom all this is: the team's name, which can be changed on its page, and its code. */
export const TeamLine = ({ team }: { team: CurrentTeam }) => {
  const d = useDeskTexts();
  return (
    <dl className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <dt className="sr-only">{d('team.name')}</dt>
      <dd className="font-bold wrap-anywhere">
        <Link
          to={paths.team(team.teamId)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {team.name}
        </Link>
      </dd>
      <dt className="sr-only">{d('team.code')}</dt>
      <dd className="numbers font-display font-extrabold tracking-[0.1em]">{team.code}</dd>
    </dl>
  );
};

const most = limits.questionsPerGame.max;

/** A basket that no game can hold: what is too much, and the short way out. Its place is there before it speaks. */
export const TooMany = ({ count }: { count: number }) => {
  const q = useQuestionsTexts();
  const over = count - most;
  return (
    <div role="alert">
      {over > 0 && (
        <div className="mt-6 rounded-card border-2 border-bad bg-surface p-5">
          <p className="font-bold text-bad">{q('basket.tooMany', { most, count, over })}</p>
          <Button onClick={() => keepFirst(most)} className="mt-3">
            {q('basket.keepFirst', { most })}
          </Button>
        </div>
      )}
    </div>
  );
};

/** What the badge of a basket question says: the basket keeps our own sources by their English names. */
export const sourceName = (q: QuestionsTranslate, source: string): string => {
  switch (source) {
    case storedSource:
      return q('basket.stored');
    case uploadedSource:
      return q('basket.uploaded');
    case customSource:
      return q('basket.custom');
    default:
      return source;
  }
};
