import type { NewTokenView, TokenView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { revokeToken } from '../../../api/account.js';
import { reading } from '../../../api/queries.js';
import { tellFailure } from '../../../frame/failures.js';
import { NearQuota } from '../../../frame/quotas/near-quota.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { AlertDialog } from '../../../ui/desk/dialogs.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { NewTokenForm } from './new-token-form.js';
import { OpenWay } from './open-way.js';

/** The tokens by which programs act for the account: made, shown once, listed, revoked. */
export const AccessTokens = () => {
  const t = useAfterTexts();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const tokens = useQuery(reading.tokens);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<NewTokenView | null>(null);
  const toHeading = (): void => heading.current?.focus({ preventScroll: true });
  const { asked, ask, revoke, revoking } = useRevoke(toHeading);
  const keep = (token: NewTokenView): void => {
    const { token: _, ...view } = token;
    queries.setQueryData(reading.tokens.queryKey, (now) => [view, ...(now ?? [])]);
    void queries.invalidateQueries(reading.quotas);
    setMade(token);
    setMaking(false);
  };
  return (
    <section className="mt-12 border-t-2 border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {t('tokens.title')}
      </h2>
      <p className="mt-1 text-muted">{t('tokens.intro')}</p>
      {made && (
        <NewToken
          made={made}
          onDone={() => {
            setMade(null);
            toHeading();
          }}
        />
      )}
      {tokens.isPending && (
        <Skeleton text={t('tokens.loading')} className="py-4">
          <Bone className="h-6 w-48" />
        </Skeleton>
      )}
      {tokens.isError && <LoadFailed text={t('tokens.loadFailed')} again={() => void tokens.refetch()} />}
      <ul className="divide-y-2 divide-line">
        {tokens.data?.map((token) => (
          <Token key={token.id} token={token} onRevoke={() => ask(token)} />
        ))}
      </ul>
      <NearQuota of="tokens" className="mt-4" />
      {making ? (
        <NewTokenForm onMade={keep} onCancel={() => setMaking(false)} />
      ) : (
        <Button className="mt-4" onClick={() => setMaking(true)}>
          {t('tokens.make')}
        </Button>
      )}
      <AlertDialog
        open={asked !== null}
        title={t('tokens.revokeQuestion', { name: asked?.name ?? '' })}
        text={t('tokens.revokeText')}
        confirm={t('tokens.revoke')}
        cancel={t('tokens.keep')}
        busy={revoking}
        onConfirm={revoke}
        onCancel={() => ask(null)}
      />
    </section>
  );
};

/** Asks once more, revokes a token, says so, and takes it off the list. */
const useRevoke = (onDone: () => void) => {
  const t = useAfterTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const [asked, ask] = useState<TokenView | null>(null);
  const revoking = useMutation({
    mutationFn: ({ id }: TokenView) => revokeToken(id),
    onSuccess: (_, { id, name }) => {
      ask(null);
      notify(t('tokens.revokedText', { name }), { title: t('tokens.revoked') });
      // what was pressed goes with its row
      onDone();
      queries.setQueryData(reading.tokens.queryKey, (now) => now?.filter((token) => token.id !== id));
      void queries.invalidateQueries(reading.quotas);
    },
    onError: (error) => {
      ask(null);
      tellFailure(common, error, t('tokens.revokeFailed'));
    },
  });
  return {
    asked,
    ask,
    revoking: revoking.isPending,
    revoke: (): void => {
      if (asked) revoking.mutate(asked);
    },
  };
};

/** A token that was just made: the only time that it is seen. */
const NewToken = ({ made, onDone }: { made: NewTokenView; onDone: () => void }) => {
  const t = useAfterTexts();
  return (
    <div role="status" className="mt-4 rounded-card border-2 border-good p-4">
      <p className="font-bold">{t('tokens.madeTitle', { name: made.name })}</p>
      <p className="mt-1 text-sm">{t('tokens.madeText')}</p>
      <code data-testid="new-token" className="my-3 block text-base wrap-anywhere select-all">
        {made.token}
      </code>
      <p className="flex flex-wrap gap-3">
        <CopyButton label={t('tokens.copy')} text={made.token} alertText={t('tokens.copied')} />
        <Button tone="quiet" onClick={onDone}>
          {t('tokens.done')}
        </Button>
      </p>
    </div>
  );
};

/** One token: what it is for, what it may do, until when, and when it was last used. */
const Token = ({ token, onRevoke }: { token: TokenView; onRevoke: () => void }) => {
  const t = useAfterTexts();
  const day = useDayText();
  const { name, scopes, expiresAt, lastUsedAt } = token;
  const isOver = Date.parse(expiresAt) <= Date.now();
  return (
    <OpenWay
      testId="token"
      name={name}
      badge={isOver && <Badge tone="bad">{t('tokens.expired')}</Badge>}
      about={
        <>
          <p>{scopes.map((scope) => t(`tokenScopes.${scope}`)).join(' · ')}</p>
          <p className="flex flex-wrap gap-x-4">
            <span>{t(isOver ? 'tokens.ended' : 'tokens.ends', { day: day(expiresAt) })}</span>
            <span>{lastUsedAt ? t('tokens.lastUsed', { day: day(lastUsedAt) }) : t('tokens.neverUsed')}</span>
          </p>
        </>
      }
      close={{ text: t('tokens.revoke'), label: t('tokens.revokeOne', { name }), onPress: onRevoke }}
    />
  );
};
