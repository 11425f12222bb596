import { defaultSettings, type SettingsView, type Switches, type UserView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askForOwnData, deleteAccount, ownDataAddress } from '../../../api/account.js';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { changeSettings } from '../../../api/session.js';
import { BackToDashboard, DeskPage } from '../../../frame/desk-page.js';
import { tellFailure } from '../../../frame/failures.js';
import type { Passed } from '../../../frame/gates.js';
import { SignInAgain, wantsNewSignIn } from '../../../frame/sign-in-again.js';
import { paths } from '../../../paths.js';
import { brand } from '../../../texts/brand.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { problemText } from '../../../texts/problem-text.js';
import { type Translate, useTexts } from '../../../texts/texts.js';
import { Avatar } from '../../../ui/avatar.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { AlertDialog } from '../../../ui/desk/dialogs.js';
import { Tabs } from '../../../ui/desk/tabs.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { askLeave, browserLeave } from '../../../ui/system-notice.js';
import { chooseTheme, isDark } from '../../../ui/theme.js';
import { AccessTokens } from '../settings/access-tokens.js';
import { SignedInPlaces } from '../settings/signed-in-places.js';
import { Achievements } from './achievements.js';
import { ProfileForm } from './profile-form.js';

export { ProfileSkeleton as Waiting } from './profile-form.js';

/** My account: who I am, what I have earned, and how the site behaves for me. `?tab=settings` begins with the switches. */
const ProfilePage = ({ account: user }: Pick<Passed, 'account'>) => {
  const t = useDeskTexts();
  const [query] = useSearchParams();
  return (
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
  );
};
export default ProfilePage;

/** The profile as a form, and below it what was earned. */
const ProfileTab = ({ user }: { user: UserView }) => {
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

const unknown: SettingsView = { ...defaultSettings, mailAvailable: true };

/** The four switches, where the account is open, and at the very end the end. */
const SettingsTab = () => {
  const t = useDeskTexts();
  const settings = useQuery(reading.settings);
  return (
    <>
      {settings.isPending && (
        // their own lines keep the place: how many there are is the language's and the screen's
        <Skeleton text={t('profile.settingsLoading')} className="invisible">
          <AccountSwitches settings={unknown} />
        </Skeleton>
      )}
      {settings.isError && (
        <LoadFailed text={t('profile.settingsLoadFailed')} again={() => void settings.refetch()} />
      )}
      {settings.data && <AccountSwitches settings={settings.data} />}
      <SignedInPlaces />
      <AccessTokens />
      <ToWebhooks />
      <OwnData />
      <DeleteAccount />
    </>
  );
};

/** Whether the name stands on the public leaderboards: beside the name, not among the four switches of the settings (ACCT-23). */
const PublicName = () => {
  const t = useDeskTexts();
  const turn = useSwitch();
  const { data: settings } = useQuery(reading.settings);
  if (!settings) return null;
  return (
    <div className="mt-6">
      <SwitchField
        label={t('profile.publicName')}
        hint={t('profile.publicNameHint')}
        checked={settings.publicName}
        onChange={(publicName) => turn({ publicName })}
      />
    </div>
  );
};

/** All that is kept of an account, to take along. */
const OwnData = () => {
  const t = useDeskTexts();
  const common = useTexts();
  const [again, setAgain] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: askForOwnData,
    // it is a file: this page stays
    onSuccess: () => location.assign(ownDataAddress),
    onError: (error) => {
      if (error instanceof ApiError && error.statusCode === 403) setAgain(true);
      else tellFailure(common, error);
    },
  });
  return (
    <section className="mt-12 border-t-2 border-line pt-6">
      <h2 className="text-lg">{t('profile.dataTitle')}</h2>
      <p className="mt-1 mb-3 text-muted">{t('profile.dataText')}</p>
      <Button busy={isPending} onClick={() => mutate()}>
        {t('profile.dataButton')}
      </Button>
      <SignInAgain open={again} onCancel={() => setAgain(false)} />
    </section>
  );
};

/** The way to a page of its own: most hosts have none. */
const ToWebhooks = () => {
  const t = useDeskTexts();
  return (
    <section className="mt-12 border-t-2 border-line pt-6">
      <h2 className="text-lg">{t('toWebhooks.title')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('toWebhooks.text')}</p>
      <ButtonLink to={paths.webhooks}>{t('toWebhooks.open')}</ButtonLink>
    </section>
  );
};

/** The end of an account: asked once more, with what goes and what stays. */
const DeleteAccount = () => {
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

/** Each is saved as it is turned (ACCT-23). */
const AccountSwitches = ({ settings }: { settings: SettingsView }) => {
  const t = useDeskTexts();
  const turn = useSwitch();
  const [leave, setLeave] = useState(browserLeave);
  const ask = async (): Promise<void> => setLeave(await askLeave());
  const turnGames = (on: boolean): void => {
    turn({ gameNotifications: on });
    if (on) void ask();
  };
  return (
    <div className="flex flex-col divide-y-2 divide-line [&>*]:py-3">
      <SwitchField
        label={t('profile.darkMode')}
        hint={t('profile.darkModeHint')}
        // As the page is: of a system that is dark the account knows nothing.
        checked={settings.darkMode || isDark()}
        onChange={(darkMode) => turn({ darkMode })}
      />
      <SwitchField
        label={t('profile.emailNotifications')}
        hint={t(settings.mailAvailable ? 'profile.emailHint' : 'profile.noMail')}
        checked={settings.emailNotifications}
        onChange={(emailNotifications) => turn({ emailNotifications })}
      />
      <div>
        <SwitchField
          label={t('profile.gameNotifications')}
          hint={t('profile.gameHint')}
          checked={settings.gameNotifications}
          onChange={turnGames}
        />
        {settings.gameNotifications && leave === 'denied' && (
          <p className="ms-15 text-sm text-muted">{t('profile.gameDenied')}</p>
        )}
        {settings.gameNotifications && leave === 'default' && (
          <div className="ms-15 text-sm text-muted">
            <p>{t('profile.gameUnasked')}</p>
            <Button tone="quiet" className="-ms-3" onClick={() => void ask()}>
              {t('profile.allowHere')}
            </Button>
          </div>
        )}
      </div>
      <SwitchField
        label={t('profile.marketingEmails')}
        hint={t('profile.marketingHint', { installation: brand() })}
        checked={settings.marketingEmails}
        onChange={(marketingEmails) => turn({ marketingEmails })}
      />
    </div>
  );
};

/** Turns a switch at once, and back if the server refuses. */
const useSwitch = (): ((change: Partial<Switches>) => void) => {
  const t = useDeskTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const show = (change: Partial<Switches>): void => {
    queries.setQueryData(reading.settings.queryKey, (now) => now && { ...now, ...change });
    if (change.darkMode !== undefined) chooseTheme(change.darkMode ? 'dark' : 'light');
  };
  const { mutate } = useMutation({
    mutationFn: changeSettings,
    // Two switches turned in haste are saved in their order.
    scope: { id: 'settings' },
    onMutate: (change) => show(change),
    onSuccess: () => notify(t('profile.settingsUpdatedText'), { title: t('profile.settingsUpdated') }),
    onError: (error, change) => {
      show(turnedBack(change));
      notify(settingsProblem(common, error) ?? t('profile.settingsFailedText'), {
        title: t('profile.updateFailed'),
        tone: 'error',
      });
    },
  });
  return mutate;
};

const turnedBack = (change: Partial<Switches>): Partial<Switches> =>
  Object.fromEntries(Object.entries(change).map(([name, on]) => [name, !on]));

const settingsProblem = (t: Translate, error: unknown): string | null =>
  error instanceof ApiError && error.reason
    ? problemText(t, { code: error.code, message: error.reason })
    : null;
