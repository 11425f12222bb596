import type { UserView } from '@clockbeat/domain/contract';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Avatar } from '../../../ui/avatar.js';
import { Button } from '../../../ui/button.js';
import { Achievements } from './achievements.js';
import { ProfileForm } from './profile-form.js';
import { PublicName } from './public-name.js';

/** The profile as a form, and below it what was earned. */
export const ProfileTab = ({ user }: { user: UserView }) => {
  const t = useDeskTexts();
  return (
    <>
      <div className="mt-2 flex items-center gap-5">
        <Avatar user={user} className="size-20 text-2xl" />
        <div>
          <Button disabled>{t('profile.changePhoto')}</Button>
          <p className="mt-1 text-sm text-muted">{t('profile.comingSoon')}</p>
        </div>
      </div>
      <ProfileForm user={user} />
      <PublicName />
      <Achievements />
    </>
  );
};
