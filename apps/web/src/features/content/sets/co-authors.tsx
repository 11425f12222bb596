import type { SavedSetView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  dismissCoAuthor,
  endCoAuthorLink,
  makeCoAuthorLink,
  stopCoAuthoring,
} from '../../../api/co-authors.js';
import { reading } from '../../../api/queries.js';
import { ByLink } from '../../../frame/by-link.js';
import { tellFailure } from '../../../frame/failures.js';
import { forgetSetEdit } from '../../../hosting/drafts.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { AlertDialog } from '../../../ui/desk/dialogs.js';
import { ModalBox } from '../../../ui/modal.js';
import { notify } from '../../../ui/notices.js';

type Written = Pick<SavedSetView, 'id' | 'title'>;

/** Who writes a set of the account's own beside it: a press away from it. */
export const CoAuthors = ({ set }: { set: Written }) => {
  const t = useQuestionsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t('coAuthor.open')}
      </Button>
      {isOpen && (
        <ModalBox title={t('coAuthor.title')} onClose={() => setOpen(false)}>
          <LetIn set={set} />
          <div className="mt-5 flex justify-end">
            <Button onClick={() => setOpen(false)}>{t('coAuthor.close')}</Button>
          </div>
        </ModalBox>
      )}
    </>
  );
};

const LetIn = ({ set: { id: setId, title } }: { set: Written }) => {
  const t = useQuestionsTexts();
  const queries = useQueryClient();
  return (
    <ByLink
      words={{
        text: t('coAuthor.text'),
        make: t('coAuthor.make'),
        linkText: t('coAuthor.linkText'),
        copy: t('share.copy'),
        copied: t('share.copied'),
        end: t('coAuthor.end'),
        people: t('coAuthor.writing'),
        takeBack: t('coAuthor.takeBack'),
        takeBackFrom: (name) => t('coAuthor.takeBackFrom', { name }),
        takeBackText: t('coAuthor.takeBackText'),
      }}
      title={title}
      list={useQuery(reading.coAuthors(setId))}
      peopleIn={({ coAuthors }) =>
        coAuthors.map(({ id, name }, place) => ({
          id,
          name: name ?? t('coAuthor.nameless', { number: place + 1 }),
        }))
      }
      make={() => makeCoAuthorLink(setId)}
      end={() => endCoAuthorLink(setId)}
      dismiss={(id) => dismissCoAuthor(setId, id)}
      onChanged={(now) => queries.setQueryData(reading.coAuthors(setId).queryKey, now)}
    />
  );
};

/** Who writes another's set may leave it: asked once, since the link is gone with it. */
export const LeaveSet = ({ set: { id, title } }: { set: Written }) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const leaving = useMutation({
    mutationFn: () => stopCoAuthoring(id),
    onSuccess: async () => {
      forgetSetEdit(id);
      await queries.invalidateQueries(reading.sets(null));
      notify(t('coAuthor.stopped', { title }));
      await navigate(paths.savedSets);
    },
    onError: (error) => {
      setAsking(false);
      tellFailure(common, error);
    },
  });
  return (
    <>
      <p className="mt-2 text-muted">{t('coAuthor.note')}</p>
      <Button tone="quiet" className="-ms-3 text-bad" onClick={() => setAsking(true)}>
        {t('coAuthor.stop')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('coAuthor.stopTitle')}
        text={t('coAuthor.stopText')}
        confirm={t('coAuthor.stopNow')}
        cancel={t('coAuthor.stay')}
        busy={leaving.isPending}
        onConfirm={() => leaving.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
