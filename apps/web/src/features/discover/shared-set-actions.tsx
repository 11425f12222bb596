import type { SavedSetView, SharedSetView } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createGameFromSet } from '../../api/games.js';
import { sharedReading } from '../../api/public-set-queries.js';
import { copySharedSet, starSharedSet } from '../../api/public-sets.js';
import { cached } from '../../api/queries.js';
import { tellFailure } from '../../frame/failures.js';
import { useMakeGame } from '../../frame/make-game.js';
import { NearQuota } from '../../frame/quotas/near-quota.js';
import { useSessionStatus } from '../../frame/session.js';
import { paths, serverPaths } from '../../paths.js';
import { useDiscoverTexts } from '../../texts/discover-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink, buttonClass } from '../../ui/button.js';
import { StarShape } from '../../ui/star-shape.js';

/** What somebody may do with a set of another's: host it, copy it, give it a star; all three with an account. */
export const SharedSetActions = ({ set }: { set: SharedSetView }) => {
  const t = useDiscoverTexts();
  const session = useSessionStatus();
  if (session.state === 'loading') return <div className="mt-6 min-h-14" />;
  if (session.state !== 'signed-in')
    return (
      <div className="mt-6 flex min-h-14 items-start">
        <a href={serverPaths.signIn(paths.sharedSet(set.token))} className={buttonClass('main')}>
          {t('shared.signIn')}
        </a>
      </div>
    );
  return set.isMine ? <OfMine /> : <OfOthers set={set} mayHost={session.user.mayHost !== false} />;
};

/** Whoever edits it finds all the rest among their sets. */
const OfMine = () => {
  const t = useDiscoverTexts();
  return (
    <p className="mt-6 flex min-h-14 flex-wrap items-center gap-x-4">
      {t('shared.mine')}
      <ButtonLink to={paths.savedSets} tone="quiet" className="-ms-3">
        {t('shared.toMine')}
      </ButtonLink>
    </p>
  );
};

interface OfOthersProps {
  set: SharedSetView;
  mayHost: boolean;
}

const OfOthers = ({ set, mayHost }: OfOthersProps) => {
  const t = useDiscoverTexts();
  const { copy, copied, copying, host, hosting } = useCopy(set.token);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {mayHost && (
          <Button tone="main" busy={hosting} onClick={host}>
            {t(hosting ? 'shared.hosting' : 'shared.host')}
          </Button>
        )}
        {copied === null && (
          <Button busy={copying} onClick={copy}>
            {t(copying ? 'shared.copying' : 'shared.copy')}
          </Button>
        )}
        <Star set={set} />
      </div>
      <div role="status" className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 text-muted">
        {copied === null ? (
          mayHost && t('shared.hostHint')
        ) : (
          <>
            {t('shared.copied')}
            <ButtonLink to={paths.editSet(copied.id)} tone="quiet" className="-ms-3">
              {t('shared.editCopy')}
            </ButtonLink>
          </>
        )}
      </div>
      <NearQuota of="sets" />
    </>
  );
};

/** Makes a copy, one while the page stands, and games of it. */
const useCopy = (token: string) => {
  const common = useTexts();
  const queries = useQueryClient();
  const { making, make } = useMakeGame();
  const [copied, setCopied] = useState<SavedSetView | null>(null);
  const copy = async (): Promise<SavedSetView> => {
    if (copied) return copied;
    const made = await copySharedSet(token);
    setCopied(made);
    void queries.invalidateQueries({ queryKey: cached.allSets });
    void queries.invalidateQueries({ queryKey: cached.account });
    return made;
  };
  const copying = useMutation({ mutationFn: copy, onError: (error) => tellFailure(common, error) });
  return {
    copied,
    copying: copying.isPending,
    copy: (): void => copying.mutate(),
    hosting: making,
    host: (): void => make(async () => createGameFromSet((await copy()).id)),
  };
};

/** The account's star: given, or taken back. */
const Star = ({ set: { token, isStarred } }: { set: SharedSetView }) => {
  const t = useDiscoverTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => starSharedSet(token, !isStarred),
    onSuccess: (stars) =>
      queries.setQueryData(sharedReading.set(token).queryKey, (set) => set && { ...set, ...stars }),
    onError: (error) => tellFailure(common, error),
  });
  return (
    <Button
      tone="quiet"
      className="max-sm:-ms-3"
      aria-pressed={isStarred}
      busy={isPending}
      onClick={() => mutate()}
    >
      <StarShape on={isStarred} className="size-5" />
      {t('shared.star')}
    </Button>
  );
};
