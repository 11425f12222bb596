import { useQuery } from '@tanstack/react-query';
import { getSettings } from '../../../api/get-settings.js';
import { LoadFailed } from '../../../shared/load-failed.js';
import { readOnce } from '../../../shared/read-once.js';
import { settingsKey } from '../../../shared/settings-key.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { DeleteAccount } from './delete-account.js';
import { SignedInPlaces } from './signed-in-places.js';
import { Switches } from './switches.js';

/** The four switches, where the account is open, and at the very end the end. */
export const SettingsTab = () => {
  const t = useDeskTexts();
  const settings = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => getSettings(signal),
    ...readOnce,
  });
  return (
    <>
      {settings.isPending && (
        <Skeleton text={t('profile.settingsLoading')} className="flex flex-col gap-6 py-2">
          <Bone className="h-12" />
          <Bone className="h-12" />
          <Bone className="h-12" />
          <Bone className="h-12" />
        </Skeleton>
      )}
      {settings.isError && (
        <LoadFailed text={t('profile.settingsLoadFailed')} again={() => void settings.refetch()} />
      )}
      {settings.data && <Switches settings={settings.data} />}
      <SignedInPlaces />
      <DeleteAccount />
    </>
  );
};
