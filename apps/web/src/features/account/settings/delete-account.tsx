import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAccount } from '../../../api/delete-account.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { AlertDialog } from '../../../ui/desk/alert-dialog.js';
import { notify } from '../../../ui/notices.js';
import { SignInAgain, wantsNewSignIn } from './sign-in-again.js';

/** The end of an account: asked once more, with what goes and what stays. */
export const DeleteAccount = () => {
  const t = useDeskTexts();
  const [asked, setAsked] = useState(false);
  const [again, setAgain] = useState(false);
  const deletion = useMutation({
    mutationFn: deleteAccount,
    // A page anew: nothing of the account is left in this one, and no page of it asks for a sign-in meanwhile.
    onSuccess: () => location.replace(`${paths.home}?message=account_deleted`),
    onError: (error) => {
      setAsked(false);
      if (wantsNewSignIn(error)) setAgain(true);
      else notify(t('profile.endFailed'), { tone: 'error' });
    },
  });
  return (
    <section className="mt-12 border-t-2 border-line pt-6">
      <h2 className="text-lg">{t('profile.endTitle')}</h2>
      <p className="mt-1 mb-3 text-muted">{t('profile.endText')}</p>
      <Button tone="danger" onClick={() => setAsked(true)}>
        {t('profile.endButton')}
      </Button>
      <AlertDialog
        open={asked}
        title={t('profile.endQuestion')}
        text={[t('profile.endGoes'), t('profile.endStays'), t('profile.endFinal')].join('\n\n')}
        confirm={t('profile.endConfirm')}
        cancel={t('profile.endKeep')}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setAsked(false)}
      />
      <SignInAgain open={again} onCancel={() => setAgain(false)} />
    </section>
  );
};
