import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leagueReading } from '../../../api/league-queries.js';
import { deleteLeague, endLeague, stopOrganising } from '../../../api/leagues.js';
import { tellFailure } from '../../../frame/failures.js';
import { paths } from '../../../paths.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { AlertDialog } from '../../../ui/desk/dialogs.js';
import type { LeaguePart } from './league-part.js';

/** A season's end, and what takes the league away: each is asked once more. */
export const Ending = ({ league: { id, endedAt, isOwner }, onChanged }: LeaguePart) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, ask] = useState<'end' | 'delete' | null>(null);
  const end = useMutation({
    mutationFn: () => endLeague(id),
    onSuccess: onChanged,
    onError: (error) => tellFailure(common, error),
    onSettled: () => ask(null),
  });
  const leave = useMutation({
    mutationFn: () => (isOwner ? deleteLeague(id) : stopOrganising(id)),
    onSuccess: async () => {
      await queries.invalidateQueries(leagueReading.list);
      await navigate(paths.leagues);
    },
    onError: (error) => tellFailure(common, error),
    onSettled: () => ask(null),
  });
  return (
    <p className="mt-8 mb-12 -ms-3 flex flex-wrap gap-x-3">
      {endedAt === null && (
        <Button tone="quiet" onClick={() => ask('end')}>
          {t('leagues.end')}
        </Button>
      )}
      <Button
        tone="quiet"
        className="text-bad"
        busy={!isOwner && leave.isPending}
        onClick={() => (isOwner ? ask('delete') : leave.mutate())}
      >
        {t(isOwner ? 'leagues.delete' : 'leagues.leave')}
      </Button>
      <AlertDialog
        open={asked === 'end'}
        title={t('leagues.endQuestion')}
        text={t('leagues.endText')}
        confirm={t('leagues.end')}
        cancel={t('leagues.notYet')}
        tone="main"
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => ask(null)}
      />
      <AlertDialog
        open={asked === 'delete'}
        title={t('leagues.deleteQuestion')}
        text={t('leagues.deleteText')}
        confirm={t('leagues.delete')}
        cancel={t('leagues.keep')}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onCancel={() => ask(null)}
      />
    </p>
  );
};
