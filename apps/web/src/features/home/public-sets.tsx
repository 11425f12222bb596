import type { SharedSetCard } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import { getPublicSets } from '../../api/public-sets.js';
import { SetItem } from '../../frame/shared-sets/set-item.js';
import { paths } from '../../paths.js';
import { useDiscoverTexts } from '../../texts/discover-texts.js';
import { ButtonLink } from '../../ui/button.js';

const shownAtMost = 6;

/** A few of the sets that others share, where there are any. */
const PublicSets = () => {
  const t = useDiscoverTexts();
  const [sets, setSets] = useState<readonly SharedSetCard[]>([]);
  useEffect(() => {
    const call = new AbortController();
    // A word in passing: where it does not come, the page is used without.
    getPublicSets({}, { limit: shownAtMost }, call.signal).then(
      ({ items }) => setSets(items),
      () => {},
    );
    return () => call.abort();
  }, []);
  if (sets.length === 0) return null;
  return (
    <section className="mx-auto w-full max-w-6xl px-5 pb-8">
      <h2 className="text-xl">{t('search.some')}</h2>
      <ul className="mt-3 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {sets.map((set) => (
          <SetItem key={set.token} set={set} />
        ))}
      </ul>
      <ButtonLink to={paths.discover} tone="quiet" className="-ms-3">
        {t('search.all')}
      </ButtonLink>
    </section>
  );
};
export default PublicSets;
