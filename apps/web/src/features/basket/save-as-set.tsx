import { limits } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cached } from '../../api/queries.js';
import { createSavedSet } from '../../api/sets.js';
import { useForm } from '../../frame/form.js';
import { NearQuota } from '../../frame/quotas/near-quota.js';
import { useSessionStatus } from '../../frame/session.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import { setOfBasket } from '../../hosting/set-of-basket.js';
import { serverPaths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { FailureNote, TextField } from '../../ui/field.js';
import { notify } from '../../ui/notices.js';

interface SaveAsSetProps {
  basket: readonly BasketQuestion[];
  /** What the game will be called, where it has a name already. */
  title: string | null;
}

/** Keeps what is in the basket as a set, to be played again. The basket stays as it is. */
export const SaveAsSet = ({ basket, title }: SaveAsSetProps) => {
  const q = useQuestionsTexts();
  const t = useTexts();
  const formId = useId();
  const { pathname } = useLocation();
  const session = useSessionStatus();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const begin = (): void => {
    if (session.state === 'signed-out') location.assign(serverPaths.signIn(pathname));
    else setOpen(true);
  };
  return (
    <>
      <Button onClick={begin}>{q('basket.saveSet')}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={q('basket.saveSet')}
        description={q('basket.saveSetText', { count: basket.length })}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
            <Button tone="main" type="submit" form={formId} busy={pending}>
              {q(pending ? 'own.saving' : 'basket.saveSetNow')}
            </Button>
          </>
        }
      >
        {open && (
          <SetForm
            formId={formId}
            basket={basket}
            title={title ?? ''}
            onPending={setPending}
            onSaved={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  );
};

interface SetFormProps {
  formId: string;
  basket: readonly BasketQuestion[];
  title: string;
  onPending: (pending: boolean) => void;
  onSaved: () => void;
}

const SetForm = ({ formId, basket, title: first, onPending, onSaved }: SetFormProps) => {
  const q = useQuestionsTexts();
  const queries = useQueryClient();
  const [title, setTitle] = useState(first);
  const { errors, failure, submit } = useForm({
    fields: { title },
    wrong: title.trim() === '' ? { title: 'sets.titleNeeded' as const } : {},
    send: async () => {
      onPending(true);
      try {
        await createSavedSet(setOfBasket(basket, title.trim()), null);
      } finally {
        onPending(false);
      }
      void queries.invalidateQueries({ queryKey: cached.allSets });
      notify(q('own.saved'));
      onSaved();
    },
  });
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <TextField
        label={q('sets.setTitle')}
        error={errors.title && q(errors.title)}
        maxLength={limits.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        autoComplete="off"
      />
      <NearQuota of="sets" className="mt-2" />
      <FailureNote text={failure} />
    </form>
  );
};
