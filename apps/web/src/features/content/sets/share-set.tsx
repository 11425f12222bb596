import {
  type SavedSetView,
  type SetHidden,
  type SetLicence,
  type SharingView,
  setSharings,
  sharedSetLimits,
} from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { reading } from '../../../api/queries.js';
import { putSharing } from '../../../api/set-sharing.js';
import { useForm } from '../../../frame/form.js';
import { licences } from '../../../frame/shared-sets/licences.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useMomentText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { CopyButton, ShareButton } from '../../../ui/copy-button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { Select } from '../../../ui/desk/select.js';
import { FailureNote, TextField } from '../../../ui/field.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { PillChoice } from '../../../ui/pill-choice.js';

/** How a licence is called. */
export const useLicenceName = (): ((licence: SetLicence) => string) => {
  const t = useQuestionsTexts();
  return (licence) => (licence === 'reserved' ? t('share.reserved') : licences[licence].name);
};

type Shared = Pick<SavedSetView, 'id' | 'title'>;

/** Who may see a set of the account's own, a press away from it. */
export const ShareSet = ({ set }: { set: Shared }) => {
  const t = useQuestionsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t('share.open')}
      </Button>
      {isOpen && <ShareDialog set={set} onClose={() => setOpen(false)} />}
    </>
  );
};

interface ShareDialogProps {
  set: Shared;
  onClose: () => void;
}

const ShareDialog = ({ set, onClose }: ShareDialogProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const sharing = useQuery(reading.sharing(set.id));
  if (sharing.data) return <ShareForm set={set} sharing={sharing.data} onClose={onClose} />;
  return (
    <Dialog open title={t('share.title')} onClose={onClose}>
      {sharing.isError ? (
        <LoadFailed text={t('share.failed')} again={() => void sharing.refetch()} />
      ) : (
        <p className="text-muted">{common('common.loading')}</p>
      )}
    </Dialog>
  );
};

/** What is wrong with what is said of a set that others are to see. */
const wrongWith = (isShared: boolean, author: string, licence: SetLicence | null) => ({
  ...(isShared && author.trim() === '' && { author: 'share.authorNeeded' as const }),
  ...(isShared && licence === null && { licence: 'share.licenceNeeded' as const }),
});

const ShareForm = ({ set, sharing: now, onClose }: ShareDialogProps & { sharing: SharingView }) => {
  const t = useQuestionsTexts();
  const queries = useQueryClient();
  const licenceName = useLicenceName();
  const formId = useId();
  const [sharing, setSharing] = useState(now.sharing);
  const [author, setAuthor] = useState(now.author ?? '');
  const [only] = now.licences.length === 1 ? now.licences : [];
  const [licence, setLicence] = useState(now.licence ?? only ?? null);
  const [isSaved, setSaved] = useState(false);
  const isShared = sharing !== 'private';
  const { errors, pending, failure, submit } = useForm({
    fields: { author, licence, sharing },
    wrong: wrongWith(isShared, author, licence),
    send: async () => {
      const said = { ...(author.trim() && { author: author.trim() }), ...(licence && { licence }) };
      const view = await putSharing(set.id, { sharing, ...said });
      queries.setQueryData(reading.sharing(set.id).queryKey, view);
      queries.setQueryData(
        reading.set(set.id, null).queryKey,
        (kept) => kept && { ...kept, sharing: view.sharing },
      );
      setSaved(true);
      await queries.invalidateQueries(reading.sets(null));
    },
  });
  const changing =
    <Value,>(change: (value: Value) => void) =>
    (value: Value): void => {
      setSaved(false);
      change(value);
    };
  const mayShare = now.licences.length > 0;
  return (
    <Dialog
      open
      title={t('share.title')}
      onClose={onClose}
      footer={
        mayShare && (
          <Button type="submit" form={formId} tone="main" busy={pending}>
            {t(pending ? 'share.saving' : 'share.save')}
          </Button>
        )
      }
    >
      {now.hidden && <HiddenNote hidden={now.hidden} className="mb-5" />}
      {mayShare ? (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <PillChoice
            label={t('share.who')}
            options={setSharings.map((value) => ({ value, label: t(`share.${value}`) }))}
            value={sharing}
            onChange={changing(setSharing)}
          />
          <p className="mt-2 mb-4 min-h-12 text-muted">{t(`share.${sharing}Text`)}</p>
          {isShared && (
            <div className="flex flex-col gap-2">
              <TextField
                label={t('share.author')}
                hint={t('share.authorHint')}
                error={errors.author && t(errors.author)}
                maxLength={sharedSetLimits.author}
                dir="auto"
                autoComplete="off"
                value={author}
                onChange={({ target }) => changing(setAuthor)(target.value)}
              />
              <Select
                label={t('share.licence')}
                options={now.licences.map((value) => ({
                  value,
                  label: licenceName(value),
                  hint: t(`share.${value}Text`),
                }))}
                hint={only ? t('share.sameLicence') : (licence && t(`share.${licence}Text`)) || undefined}
                error={errors.licence && t(errors.licence)}
                value={licence}
                placeholder={t('sets.choose')}
                onChange={(value) => changing(setLicence)(now.licences.find((one) => one === value) ?? null)}
              />
            </div>
          )}
          <FailureNote text={failure} />
        </form>
      ) : (
        <p className="max-w-prose text-muted">{t('share.notYours')}</p>
      )}
      <div role="status">{isSaved && <p className="font-bold text-good">{t('share.saved')}</p>}</div>
      {now.url !== null && <SharedAddress url={now.url} title={set.title} isNew={isSaved} />}
    </Dialog>
  );
};

interface SharedAddressProps {
  url: string;
  title: string;
  /** Somebody has just asked for it: on a phone it stands below what is seen. */
  isNew: boolean;
}

/** Where others find the set, to be copied and passed on. */
const SharedAddress = ({ url, title, isNew }: SharedAddressProps) => {
  const t = useQuestionsTexts();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <section ref={place} aria-labelledby={titleId} className="mt-4 border-t-2 border-line pt-4">
      <h3 id={titleId} className="font-bold">
        {t('share.address')}
      </h3>
      <p dir="ltr" className="mt-1 text-start wrap-anywhere select-all">
        {url}
      </p>
      <p className="mt-1 text-sm text-muted">{t('share.asSaved')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton label={t('share.copy')} text={url} alertText={t('share.copied')} />
        <ShareButton title={title} url={url} />
        <a href={url} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          {t('share.see')}
        </a>
      </div>
    </section>
  );
};

interface HiddenNoteProps {
  hidden: SetHidden;
  className?: string;
}

/** Says to the authors of a set that others do not see it, since when and why, with the operator's words. */
export const HiddenNote = ({ hidden: { reason, note, at }, className }: HiddenNoteProps) => {
  const t = useQuestionsTexts();
  const moment = useMomentText();
  return (
    <div className={className}>
      <div className="border-s-4 border-bad ps-4">
        <p className="font-bold">{t('share.hiddenTitle')}</p>
        <p>{t('share.hiddenText', { moment: moment(at) })}</p>
        <p>{t('share.hiddenFor', { reason: t(`hiddenReasons.${reason}`) })}</p>
        {note && (
          <blockquote dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-muted">
            {note}
          </blockquote>
        )}
      </div>
    </div>
  );
};

interface SharingBadgeProps {
  set: Pick<SavedSetView, 'sharing' | 'hidden' | 'isCoAuthored'>;
}

/** Whether others see a set, and whether it is another's; nothing of a private one of one's own. */
export const SharingBadge = ({ set: { sharing, hidden, isCoAuthored } }: SharingBadgeProps) => {
  const t = useQuestionsTexts();
  return (
    <>
      {isCoAuthored && <Badge tone="quiet">{t('coAuthor.badge')}</Badge>}
      {hidden ? (
        <Badge tone="bad">{t('share.hidden')}</Badge>
      ) : (
        sharing !== 'private' && <Badge tone="sky">{t(`share.${sharing}`)}</Badge>
      )}
    </>
  );
};
