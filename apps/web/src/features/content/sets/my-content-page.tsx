import type { CategoryCount, SavedSetView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reading } from '../../../api/queries.js';
import { DeskPage } from '../../../frame/desk-page.js';
import type { Passed } from '../../../frame/gates.js';
import { NearQuota } from '../../../frame/quotas/near-quota.js';
import { useEndedSession } from '../../../frame/session.js';
import { useSetSize } from '../../../frame/set-size.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { paths, serverPaths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';
import { MessagePage } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { DownloadSet } from './download-set.js';
import { DeleteSetDialog, DraftBadge, useLaunch } from './set-actions.js';
import { SharingBadge } from './share-set.js';

/** What the host has brought along: uploaded questions by category, and saved sets. */
const MyContentPage = ({ setsOf: guest }: Pick<Passed, 'setsOf'>) => {
  usePageTitle(useQuestionsTexts()('sets.listTitle'));
  return <MyContent key={guest ?? 'account'} guest={guest} />;
};
export default MyContentPage;

/** The page once it is known whose it is: loading, failed, empty, full. */
const MyContent = ({ guest }: { guest: string | null }) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const content = useMyContent(guest);
  if (content.state === 'loading') return <Waiting />;
  if (content.state === 'failed') {
    return (
      <MessagePage title={t('sets.listTitle')} text={t('sets.loadFailed')}>
        <Button tone="main" onClick={content.again}>
          {common('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  const { sets, categories } = content;
  const nothing = sets.length === 0 && categories.length === 0;
  return (
    <DeskPage title={t('sets.listTitle')} lead={nothing ? t('sets.emptyText') : undefined}>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.customQuestions} tone="main">
          {t('sets.create')}
        </ButtonLink>
        <ButtonLink to={paths.upload}>{t('sets.upload')}</ButtonLink>
      </div>
      <NearQuota of="sets" className="mt-4" />
      <NearQuota of="questions" className="mt-2" />
      {guest !== null && (
        <div className="mt-6 border-s-4 border-accent ps-4">
          <p className="max-w-prose">{t('sets.guestNote')}</p>
          <a href={serverPaths.signIn(paths.savedSets)} className={buttonClass('quiet', '-ms-3')}>
            {t('sets.signInToKeep')}
          </a>
        </div>
      )}
      {categories.length > 0 && <UploadedCategories categories={categories} />}
      {!nothing && <SavedSets sets={sets} guest={guest} />}
    </DeskPage>
  );
};

interface SavedSetsProps {
  sets: readonly SavedSetView[];
  guest: string | null;
}

/** The saved sets, and the question before one is deleted. */
const SavedSets = ({ sets, guest }: SavedSetsProps) => {
  const t = useQuestionsTexts();
  const [doomed, setDoomed] = useState<SavedSetView | null>(null);
  return (
    <section className="mt-10 mb-12">
      <h2 className="text-xl">{t('sets.setsTitle')}</h2>
      {sets.length === 0 && <p className="mt-3 text-muted">{t('sets.noSets')}</p>}
      <ul className="mt-1 divide-y-2 divide-line">
        {sets.map((set) => (
          <SetRow key={set.id} set={set} guest={guest} onDelete={() => setDoomed(set)} />
        ))}
      </ul>
      <DeleteSetDialog set={doomed} guest={guest} onClose={() => setDoomed(null)} />
    </section>
  );
};

/** The categories of the host's uploads, each the way to its questions. */
const UploadedCategories = ({ categories }: { categories: readonly CategoryCount[] }) => {
  const t = useQuestionsTexts();
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t('sets.uploadedTitle')}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {categories.map(({ category, count }) => (
          <li key={category}>
            <Link
              to={paths.dynamicCategory(category)}
              className="block rounded-card border-2 border-line bg-surface px-5 py-3 transition-colors duration-150 hover:border-text"
            >
              <span className="block font-display text-lg font-extrabold wrap-anywhere">{category}</span>
              <span className="numbers block text-sm text-muted">{t('sets.uploadedCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

type ContentList =
  | { state: 'loading' }
  | { state: 'failed'; again: () => void }
  | { state: 'here'; sets: SavedSetView[]; categories: CategoryCount[] };

/** Saved sets, and the categories of the uploads; a guest has none of these. Without the categories the sets stand alone. */
const useMyContent = (guest: string | null): ContentList => {
  const t = useQuestionsTexts();
  const sets = useQuery(reading.sets(guest));
  const categories = useQuery({ ...reading.categories, enabled: guest === null });
  useEffect(() => {
    const title = t('sets.loadingError');
    if (sets.isError) notify(t('sets.loadFailed'), { title, tone: 'error' });
    else if (categories.isError) notify(t('sets.categoriesFailed'), { title, tone: 'error' });
  }, [t, sets.isError, categories.isError]);

  useEndedSession(guest === null ? sets.error : null);

  if (sets.isPending || categories.isLoading) return { state: 'loading' };
  if (sets.isError) return { state: 'failed', again: () => void sets.refetch() };
  const mine = categories.data?.items.filter(({ source }) => source === 'mine') ?? [];
  return { state: 'here', sets: sets.data, categories: mine };
};

const rows = ['first', 'second', 'third'];

/** The page of saved sets before it is there. */
export const Waiting = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
      <Bone className="h-10 w-80 max-w-full sm:h-12" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Bone className="h-11 w-60 rounded-full" />
        <Bone className="h-11 w-56 rounded-full" />
      </div>
      <Bone className="mt-10 h-7 w-36" />
      <div className="mt-1 divide-y-2 divide-line">
        {rows.map((row) => (
          <div key={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 grow basis-72">
              <Bone className="h-6 w-52 max-w-full" />
              <Bone className="mt-3 h-4 w-80 max-w-full" />
            </div>
            <Bone className="h-11 w-64 rounded-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
};

interface SetRowProps {
  set: SavedSetView;
  guest: string | null;
  onDelete: () => void;
}

/** One saved set: what it is, whether it is finished, and the ways on. */
const SetRow = ({ set, guest, onDelete }: SetRowProps) => {
  const t = useQuestionsTexts();
  const d = useDeskTexts();
  const size = useSetSize();
  const day = useDayText();
  const { launching, launch } = useLaunch('toast');
  const { title } = set;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 text-lg font-bold wrap-anywhere">{title}</span>
          <SharingBadge set={set} />
          <DraftBadge isDraft={set.isDraft} />
        </p>
        <p className="numbers mt-1 text-sm text-muted">
          {set.category} · {d(`difficulties.${set.difficulty}`)} · {size(set)} ·{' '}
          {t('sets.perQuestion', { seconds: set.timePerQuestion })} ·{' '}
          <span className="whitespace-nowrap">{t('sets.madeOn', { date: day(set.createdAt) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:-ms-3">
        {!set.isCoAuthored && (
          <Button tone="quiet" aria-label={t('sets.deleteOne', { title })} onClick={onDelete}>
            {t('sets.delete')}
          </Button>
        )}
        <DownloadSet set={set} guest={guest} />
        <ButtonLink to={paths.editSet(set.id)} tone="quiet">
          {t('sets.edit')}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
        <Button busy={launching} aria-label={t('sets.launchOne', { title })} onClick={() => launch(set.id)}>
          {t(launching ? 'sets.launching' : 'sets.launch')}
        </Button>
      </div>
    </li>
  );
};
