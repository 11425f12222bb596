import { givenRoles, type OperatedAccountView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { useSettled } from '../../lib/use-settled.js';
import { type OperatorTranslate, useOperatorTexts } from '../../texts/operator-texts.js';
import { useDayText } from '../../texts/regional.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { DataTable } from '../../ui/data-table.js';
import { TextField } from '../../ui/field.js';
import { AccountDialog } from './account-dialog.js';
import { Pages } from './read-part.js';

const settleMs = 300;

/** Accounts, to be found and looked after. */
export const AccountsPart = ({ ownId }: { ownId: string }) => {
  const t = useOperatorTexts();
  const day = useDayText();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const q = useSettled(typed.trim(), settleMs);
  const accounts = useInfiniteQuery(overseeing.accounts({ q }));
  return (
    <>
      <TextField
        type="search"
        label={t('accounts.search')}
        hint={t('accounts.searchHint')}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Pages pages={accounts}>
        {(items) => (
          <DataTable
            caption={t('accounts.caption')}
            rows={items}
            rowKey={({ id }) => id}
            empty={t('accounts.empty')}
            columns={[
              {
                header: t('accounts.address'),
                cell: ({ email }) => <span className="block wrap-anywhere max-sm:w-36">{email}</span>,
              },
              {
                header: t('accounts.look'),
                cell: ({ id, email }) => (
                  <Button
                    tone="quiet"
                    aria-label={t('accounts.lookOne', { email })}
                    onClick={() => setOpened(id)}
                  >
                    {t('accounts.look')}
                  </Button>
                ),
              },
              { header: t('accounts.name'), cell: nameOf },
              { header: t('accounts.since'), cell: ({ createdAt }) => day(createdAt) },
              { header: t('accounts.state'), cell: (account) => <State t={t} account={account} /> },
            ]}
          />
        )}
      </Pages>
      {opened !== null && (
        <AccountDialog id={opened} isOwn={opened === ownId} onClose={() => setOpened(null)} />
      )}
    </>
  );
};

const nameOf = ({ username, firstName, lastName }: OperatedAccountView): string =>
  username ?? [firstName, lastName].filter(Boolean).join(' ');

/** What an account may, or that it may nothing. */
const State = ({ t, account }: { t: OperatorTranslate; account: OperatedAccountView }) => {
  const has = givenRoles.filter(
    (role) => account.roles.includes(role) || account.rolesBySetting.includes(role),
  );
  return (
    <span className="flex flex-wrap gap-1.5">
      {account.suspension && <Badge tone="bad">{t('accounts.suspended')}</Badge>}
      {has.map((role) => (
        <Badge key={role}>{t(`roles.${role}`)}</Badge>
      ))}
    </span>
  );
};
