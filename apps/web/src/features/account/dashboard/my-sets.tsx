import type { SavedSetView } from '@clockbeat/domain/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.js';
import { LoadFailed } from '../../../shared/load-failed.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { SetCard } from '../sets/set-card.js';

/** The newest saved sets, each one press from a game. */
export const MySets = ({ sets }: { sets: UseQueryResult<SavedSetView[]> }) => {
  const t = useDeskTexts();
  return (
    <section className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-2xl">
            <Link
              to={paths.savedSets}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {t('dashboard.setsTitle')}
            </Link>
          </h2>
          <p className="mt-1 text-muted">{t('dashboard.setsText')}</p>
        </div>
        <p className="-ml-3 flex flex-wrap">
          <ButtonLink to={paths.upload} tone="quiet">
            {t('dashboard.uploadCsv')}
          </ButtonLink>
          <ButtonLink to={paths.bank} tone="quiet">
            {t('dashboard.browseBank')}
          </ButtonLink>
        </p>
      </div>
      {sets.isError && (
        <LoadFailed
          title={t('saved.failedTitle')}
          text={t('saved.failedText')}
          again={() => void sets.refetch()}
        />
      )}
      {sets.data?.length === 0 && (
        <div className="mt-5 border-l-4 border-coral pl-4">
          <h3 className="text-lg">{t('saved.emptyTitle')}</h3>
          <p className="mt-1 mb-3 text-muted">{t('saved.emptyText')}</p>
          <ButtonLink to={paths.upload}>{t('saved.createFirst')}</ButtonLink>
        </div>
      )}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sets.data?.map((set) => (
          <SetCard key={set.id} set={set} />
        ))}
      </ul>
      {sets.data && sets.data.length > 0 && (
        <ButtonLink to={paths.savedTrivia} tone="quiet" className="mt-3 -ml-3">
          {t('saved.all')}
        </ButtonLink>
      )}
    </section>
  );
};
