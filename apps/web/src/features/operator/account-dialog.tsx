import { givenRoles, type OperatedAccountInFull } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { actOnAccount, changeRole, transferContent, transferGames } from '../../api/operators.js';
import { megabytesOf } from '../../lib/megabytes.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { LoadFailed } from '../../ui/message-page.js';
import { AccountQuotas } from './account-quotas.js';
import { PartSkeleton } from './read-part.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct } from './use-act.js';

type Asked = 'suspend' | 'restore' | 'remove' | 'transfer';

interface AccountDialogProps {
  id: string;
  /** Nobody suspends, deletes or demotes the own account. */
  isOwn: boolean;
  onClose: () => void;
}

/** One account: what there is of it, and what an operator may do with it. */
export const AccountDialog = ({ id, isOwn, onClose }: AccountDialogProps) => {
  const t = useOperatorTexts();
  const account = useQuery(overseeing.account(id));
  const [asked, ask] = useState<Asked | null>(null);
  const { act, busy, again } = useAct(() => ask(null));
  const email = account.data?.email ?? '';
  return (
    <>
      <Dialog open title={email || t('operator.accounts')} onClose={onClose}>
        {account.isPending && <PartSkeleton />}
        {account.isError && (
          <LoadFailed text={t('operator.loadFailed')} again={() => void account.refetch()} />
        )}
        {account.data && (
          <>
            <AccountFacts account={account.data} />
            <Roles
              account={account.data}
              isOwn={isOwn}
              busy={busy}
              onChange={(role, has) =>
                act(async () => {
                  await changeRole(id, role, has);
                  return t('accounts.changed');
                })
              }
            />
            <AccountQuotas id={id} quotas={account.data.quotas} busy={busy} act={act} />
            <div className="mt-4 flex flex-wrap gap-3">
              <Button onClick={() => ask('transfer')}>{t('accounts.transfer')}</Button>
              {!isOwn && account.data.suspension && (
                <Button onClick={() => ask('restore')}>{t('accounts.restore')}</Button>
              )}
              {!isOwn && !account.data.suspension && (
                <Button tone="danger" onClick={() => ask('suspend')}>
                  {t('accounts.suspend')}
                </Button>
              )}
              {!isOwn && (
                <Button tone="danger" onClick={() => ask('remove')}>
                  {t('accounts.remove')}
                </Button>
              )}
            </div>
          </>
        )}
      </Dialog>
      {asked === 'transfer' && (
        <ReasonDialog
          title={t('accounts.transferTitle', { email })}
          text={t('accounts.transferText')}
          confirm={t('accounts.transfer')}
          tone="main"
          target={t('accounts.transferTo')}
          option={t('accounts.transferGames')}
          busy={busy}
          onCancel={() => ask(null)}
          onConfirm={({ reason }, to, withGames) =>
            act(async () => {
              const { sets, questions } = await transferContent(id, { to, reason });
              if (!withGames) return t('accounts.transferred', { sets, questions });
              const games = await transferGames(id, { to, reason });
              return t('accounts.transferredWithGames', { sets, questions, games });
            })
          }
        />
      )}
      {asked !== null && asked !== 'transfer' && (
        <ReasonDialog
          title={t(`accounts.${asked}Title`, { email })}
          text={t(`accounts.${asked}Text`)}
          confirm={t(`accounts.${asked}`)}
          tone={asked === 'restore' ? 'main' : 'danger'}
          noted={asked === 'suspend'}
          busy={busy}
          onCancel={() => ask(null)}
          onConfirm={(body) =>
            act(async () => {
              await actOnAccount(id, asked === 'remove' ? 'delete' : asked, body);
              if (asked === 'remove') onClose();
              return t('accounts.changed');
            })
          }
        />
      )}
      {again}
    </>
  );
};

const AccountFacts = ({ account }: { account: OperatedAccountInFull }) => {
  const t = useOperatorTexts();
  const common = useTexts();
  const moment = useMomentText();
  const { suspension, counts, rolesBySetting } = account;
  const figure = (count: number): string => common('common.figure', { count });
  const facts: [label: string, value: string][] = [
    [t('accounts.id'), account.id],
    [t('accounts.since'), moment(account.createdAt)],
    ...(rolesBySetting.length > 0
      ? [
          [
            t('accounts.roles'),
            `${rolesBySetting.map((role) => t(`roles.${role}`)).join(', ')} (${t('accounts.bySetting')})`,
          ] as [string, string],
        ]
      : []),
    ...(suspension
      ? [
          [t('accounts.reason'), `${t(`reasons.${suspension.reason}`)}, ${moment(suspension.at)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(suspension?.note ? [[t('accounts.note'), suspension.note] as [string, string]] : []),
    [t('accounts.gamesHosted'), figure(counts.games)],
    [t('accounts.openGames'), figure(counts.openGames)],
    [t('accounts.sets'), figure(counts.sets)],
    [t('accounts.questions'), figure(counts.questions)],
    [t('accounts.teams'), figure(counts.teams)],
    [t('accounts.accessTokens'), figure(counts.accessTokens)],
    [t('accounts.sessions'), figure(counts.sessions)],
    [t('accounts.media'), t('installation.megabytes', { count: megabytesOf(counts.mediaBytes) })],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="numbers text-end font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface RolesProps {
  account: OperatedAccountInFull;
  isOwn: boolean;
  busy: boolean;
  onChange: (role: (typeof givenRoles)[number], has: boolean) => void;
}

/** The roles that operators give, each with the way to give or to take it. */
const Roles = ({ account, isOwn, busy, onChange }: RolesProps) => {
  const t = useOperatorTexts();
  const changeable = givenRoles.filter(
    (role) => !account.rolesBySetting.includes(role) && !(isOwn && role === 'operator'),
  );
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {changeable.map((role) => {
        const has = account.roles.includes(role);
        return (
          <Button key={role} busy={busy} onClick={() => onChange(role, !has)}>
            {t(has ? 'accounts.take' : 'accounts.give', { role: t(`roles.${role}`) })}
          </Button>
        );
      })}
    </p>
  );
};
