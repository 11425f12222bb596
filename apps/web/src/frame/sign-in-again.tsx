import type { AccountRefusalCode } from '@clockbeat/domain/contract';
import { ApiError } from '../api/request.js';
import { serverPaths } from '../paths.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { AlertDialog } from '../ui/desk/dialogs.js';

const code: AccountRefusalCode = 'sign_in_again';

/** Whether a call was refused because its account signed in too long ago. */
export const wantsNewSignIn = (error: unknown): boolean => error instanceof ApiError && error.code === code;

/** Offers a new sign-in, which leads back to this page. */
export const SignInAgain = ({ open, onCancel }: { open: boolean; onCancel: () => void }) => {
  const t = useDeskTexts();
  return (
    <AlertDialog
      open={open}
      title={t('sessions.againTitle')}
      text={t('sessions.againText')}
      confirm={t('sessions.againConfirm')}
      cancel={t('sessions.againCancel')}
      tone="main"
      onConfirm={() => location.assign(`${serverPaths.signIn(location.pathname + location.search)}&again=1`)}
      onCancel={onCancel}
    />
  );
};
