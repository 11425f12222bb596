import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';

/** What will be here, and the way to it. */
export const NoGames = ({ showAll }: { showAll: (() => void) | null }) => {
  const d = useDeskTexts();
  return (
    <section>
      <h2 className="text-2xl">{d('insights.emptyTitle')}</h2>
      <p className="mt-2 mb-6 max-w-prose text-lg text-muted">{d('insights.emptyText')}</p>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.questionSource} tone="main">
          {d('history.createFirst')}
        </ButtonLink>
        {showAll && (
          <Button tone="quiet" onClick={showAll} className="max-sm:-ml-3">
            {d('insights.showAll')}
          </Button>
        )}
      </p>
    </section>
  );
};
