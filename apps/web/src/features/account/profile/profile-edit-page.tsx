import { useNavigate } from 'react-router-dom';
import { BackToDashboard, DeskPage } from '../../../frame/desk-page.js';
import type { Passed } from '../../../frame/gates.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { bySignIn } from '../../../texts/sign-in-name.js';
import { useTexts } from '../../../texts/texts.js';
import { Avatar } from '../../../ui/avatar.js';
import { ButtonLink } from '../../../ui/button.js';
import { ProfileForm } from './profile-form.js';

export { ProfileSkeleton as Waiting } from './profile-form.js';

/** What others see of me. */
const ProfileEditPage = ({ account: user }: Pick<Passed, 'account'>) => {
  const t = useDeskTexts();
  const common = useTexts();
  const navigate = useNavigate();
  return (
    <DeskPage title={t('profile.editTitle')} aside={<BackToDashboard />}>
      <div className="mt-6 flex items-center gap-5">
        <Avatar user={user} className="size-20 text-2xl" />
        <p className="max-w-prose text-muted">
          {bySignIn(
            (provider) => t('profile.pictureSynced', provider),
            () => t('profile.pictureSyncedPlain'),
          )}
        </p>
      </div>
      <div className="pb-12">
        <ProfileForm
          user={user}
          cancel={<ButtonLink to={paths.dashboard}>{common('common.cancel')}</ButtonLink>}
          onSaved={() => void navigate(paths.dashboard)}
        />
      </div>
    </DeskPage>
  );
};
export default ProfileEditPage;
