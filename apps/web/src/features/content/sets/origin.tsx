import type { OriginChanges, SavedSetView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { takeOver } from '../../../api/set-sharing.js';
import { tellFailure } from '../../../frame/failures.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { notify } from '../../../ui/notices.js';
import { useLicenceName } from './share-set.js';

interface OriginProps {
  set: SavedSetView;
  /** There are changes that are not saved: what is taken over would be a save beside them. */
  hasChanges: boolean;
}

/** Whose work a set is a copy of, and whether that has become another since. */
export const Origin = ({ set, hasChanges }: OriginProps) => {
  const t = useQuestionsTexts();
  const licenceName = useLicenceName();
  const [isOpen, setOpen] = useState(false);
  const { data: changes } = useQuery({ ...reading.origin(set.id), enabled: Boolean(set.origin) });
  if (!set.origin) return null;
  const { title, author, licence, token } = set.origin;
  const isChanged = changes?.state === 'changed';
  const isGone = changes?.state === 'gone';
  return (
    <div className="mt-4 border-s-4 border-sky ps-4">
      <p className="wrap-anywhere">{t('origin.of', { title, author, licence: licenceName(licence) })}</p>
      {isGone && <p className="text-muted">{t('origin.gone')}</p>}
      {token !== null && !isGone && (
        <ButtonLink to={paths.sharedSet(token)} tone="quiet" className="-ms-3">
          {t('origin.toOriginal')}
        </ButtonLink>
      )}
      <div role="status">
        {isChanged && (
          <p className="flex flex-wrap items-center gap-x-3 font-bold">
            {t('origin.isChanged')}
            <Button tone="quiet" onClick={() => setOpen(true)} className="-ms-3">
              {t('origin.see')}
            </Button>
          </p>
        )}
      </div>
      {isOpen && isChanged && (
        <OriginDialog set={set} hasChanges={hasChanges} changes={changes} onClose={() => setOpen(false)} />
      )}
    </div>
  );
};

interface OriginDialogProps extends OriginProps {
  changes: OriginChanges;
  onClose: () => void;
}

/** The difference, and the press that takes it over. */
const OriginDialog = ({ set, hasChanges, changes, onClose }: OriginDialogProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: () => takeOver(set.id, set.version),
    onSuccess: async (now) => {
      queries.setQueryData(reading.set(set.id, null).queryKey, now);
      notify(t('origin.tookOver'));
      onClose();
      await Promise.all([
        queries.invalidateQueries(reading.origin(set.id)),
        queries.invalidateQueries(reading.sets(null)),
      ]);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'set_changed') return tellFailure(common, error);
      notify(t('history.changed'), { tone: 'error' });
      onClose();
      await Promise.all([
        queries.invalidateQueries(reading.set(set.id, null)),
        queries.invalidateQueries(reading.origin(set.id)),
      ]);
    },
  });
  return (
    <Dialog
      open
      title={t('origin.title')}
      description={t('origin.text')}
      onClose={onClose}
      footer={
        hasChanges ? (
          <p className="font-bold">{t('origin.saveFirst')}</p>
        ) : (
          <Button tone="main" busy={taking.isPending} onClick={() => taking.mutate()}>
            {t(taking.isPending ? 'origin.takingOver' : 'origin.takeOver')}
          </Button>
        )
      }
    >
      <Difference changes={changes} lang={set.language ?? undefined} />
    </Dialog>
  );
};

const Difference = ({ changes, lang }: { changes: OriginChanges; lang: string | undefined }) => {
  const t = useQuestionsTexts();
  const { added, changed, removed, counts } = changes;
  const said = { lang, dir: 'auto', className: 'wrap-anywhere' } as const;
  const kept = <span className="block text-sm text-muted">{t('origin.kept')}</span>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
    <section tabIndex={0} aria-label={t('origin.title')}>
      <Part title={t('origin.added', { count: counts.added })} all={counts.added} items={added}>
        {(question) => <p {...said}>{question}</p>}
      </Part>
      <Part title={t('origin.altered', { count: counts.changed })} all={counts.changed} items={changed}>
        {({ question, now, isKept }) => (
          <>
            <p {...said}>{question}</p>
            {now !== question && (
              <p className="wrap-anywhere text-muted">{t('origin.now', { question: now })}</p>
            )}
            {isKept && kept}
          </>
        )}
      </Part>
      <Part title={t('origin.removed', { count: counts.removed })} all={counts.removed} items={removed}>
        {({ question, isKept }) => (
          <>
            <p {...said}>{question}</p>
            {isKept && kept}
          </>
        )}
      </Part>
    </section>
  );
};

interface PartProps<T> {
  title: string;
  /** How many there are; a long difference is told in part. */
  all: number;
  items: readonly T[];
  children: (item: T) => ReactNode;
}

const Part = <T,>({ title, all, items, children }: PartProps<T>) => {
  const t = useQuestionsTexts();
  if (all === 0) return null;
  return (
    <section className="mb-5">
      <h3 className="text-lg">{title}</h3>
      <ul className="divide-y divide-line">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
          <li key={index} className="py-2">
            {children(item)}
          </li>
        ))}
      </ul>
      {all > items.length && (
        <p className="text-sm text-muted">{t('origin.more', { count: all - items.length })}</p>
      )}
    </section>
  );
};
