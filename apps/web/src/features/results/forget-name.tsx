import type { NameOwner } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetName } from '../../api/games.js';
import { cached } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { tellFailure } from '../../frame/failures.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { AlertDialog } from '../../ui/desk/dialogs.js';
import { notify } from '../../ui/notices.js';

interface ForgetNameProps {
  gameId: string;
  playerId: string;
  name: string;
  /** Null: the player was in no team. */
  teamName: string | null;
}

/** For a player who asks for it: the name goes for good, or that of its team, and all that was played stays. */
export const ForgetName = ({ gameId, playerId, name, teamName }: ForgetNameProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<NameOwner | null>(null);
  /** What the dialog says while it closes. */
  const [last, setLast] = useState<NameOwner>('player');
  const ask = (of: NameOwner): void => {
    setLast(of);
    setAsked(of);
  };
  const forgetting = useMutation({
    mutationFn: (of: NameOwner) => forgetName(gameId, { playerId, of }),
    onSuccess: () => notify(a('forget.done')),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'unknown_team')
        notify(a('forget.hostsTeam'), { tone: 'error' });
      else tellFailure(t, error);
    },
    onSettled: () => {
      setAsked(null);
      void queries.invalidateQueries({ queryKey: cached.history });
      return queries.invalidateQueries({ queryKey: cached.results(gameId) });
    },
  });
  const meant = last === 'team' && teamName !== null ? teamName : name;
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-xl">{a('forget.title')}</h2>
      <p className="mt-1 max-w-prose text-muted">{a('forget.text')}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => ask('player')}>{a('forget.player')}</Button>
        {teamName !== null && <Button onClick={() => ask('team')}>{a('forget.team')}</Button>}
      </p>
      <AlertDialog
        open={asked !== null}
        title={a('forget.question', { name: meant })}
        text={a(last === 'team' ? 'forget.teamMeans' : 'forget.playerMeans')}
        confirm={a('forget.confirm')}
        cancel={a('forget.keep')}
        busy={forgetting.isPending}
        onConfirm={() => forgetting.mutate(last)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
};
