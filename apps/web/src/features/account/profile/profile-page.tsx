import { useSearchParams } from 'react-router-dom';
import { AccountPage } from '../../../shared/account-page.js';
import { BackToDashboard } from '../../../shared/back-to-dashboard.js';
import { DeskPage } from '../../../shared/desk-page.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Tabs } from '../../../ui/desk/tabs.js';
import { SettingsTab } from '../settings/settings-tab.js';
import { ProfileSkeleton } from './profile-skeleton.js';
import { ProfileTab } from './profile-tab.js';

/** My account: who I am, what I have earned, and how the site behaves for me. `?tab=settings` begins with the switches. */
const ProfilePage = () => {
  const t = useDeskTexts();
  const [query] = useSearchParams();
  return (
    <AccountPage waiting={<ProfileSkeleton />}>
      {(user) => (
        <DeskPage title={t('profile.pageTitle')} aside={<BackToDashboard />}>
          <div className="mt-6 pb-12">
            <Tabs
              label={t('profile.pageTitle')}
              keep
              startWith={query.get('tab') === 'settings' ? 'settings' : 'profile'}
              tabs={[
                { value: 'profile', label: t('profile.tabProfile'), content: <ProfileTab user={user} /> },
                { value: 'settings', label: t('profile.tabSettings'), content: <SettingsTab /> },
              ]}
            />
          </div>
        </DeskPage>
      )}
    </AccountPage>
  );
};
export default ProfilePage;
