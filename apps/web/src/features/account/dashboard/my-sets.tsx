import type { SavedSetView } from '@clockbeat/domain/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { CategoryMark, SetBadge, useSetActions } from '../sets/saved-set.js';

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
        <p className="-ms-3 flex flex-wrap">
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
        <div className="mt-5 border-s-4 border-accent ps-4">
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
        <ButtonLink to={paths.savedTrivia} tone="quiet" className="mt-3 -ms-3">
          {t('saved.all')}
        </ButtonLink>
      )}
    </section>
  );
};

/** A saved set on the dashboard. Its small cross deletes at once, as the specification has it (OP-61). */
const SetCard = ({ set }: { set: SavedSetView }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const day = useDayText();
  const { hosting, host, deleting, remove } = useSetActions(set);
  const { title } = set;
  const questions = set.questionsPerGame || set.selectedQuestions.length;
  return (
    <li
      data-testid="set-card"
      className="flex flex-col rounded-card border-2 border-line bg-surface p-5 transition-opacity duration-150"
    >
      <div className="flex items-start gap-2">
        <h3 className="line-clamp-2 min-w-0 grow text-lg wrap-anywhere">{title}</h3>
        {!set.isCoAuthored && (
          <button
            type="button"
            aria-label={t('saved.one', { action: t('saved.delete'), title })}
            disabled={deleting}
            onClick={remove}
            className="-mt-2.5 -me-3 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-bad"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="none" stroke="currentColor">
              <path
                d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </button>
        )}
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <SetBadge isDraft={set.isDraft} />
        <CategoryMark category={set.category} />
      </p>
      <p className="numbers mt-2 text-sm text-muted">
        {common('common.questions', { count: questions })} ·{' '}
        {t('saved.perQuestion', { seconds: set.timePerQuestion })}
        <br />
        {t('saved.madeOn', { date: day(set.createdAt) })}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-1 pt-4">
        <Button
          busy={hosting}
          aria-label={hosting ? undefined : t('saved.one', { action: t('saved.hostNow'), title })}
          onClick={host}
        >
          {t(hosting ? 'saved.creating' : 'saved.hostNow')}
        </Button>
        <ButtonLink to={paths.editSet(set.id)} tone="quiet">
          {t('saved.edit')}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      </div>
    </li>
  );
};
