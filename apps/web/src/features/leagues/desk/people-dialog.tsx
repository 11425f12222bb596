import type { LeagueCompetitor, LeagueNightView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { leagueReading } from '../../../api/league-queries.js';
import { addMembers, getLeague, sayWhose } from '../../../api/leagues.js';
import { tellFailure } from '../../../frame/failures.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { failureText } from '../../../texts/problem-text.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { Select } from '../../../ui/desk/select.js';
import { LoadFailed } from '../../../ui/message-page.js';
import type { LeaguePart } from './league-part.js';

/** No member's id: they begin with a word. */
const [nobody, byItself] = ['-', '='];

interface PeopleDialogProps extends LeaguePart {
  night: LeagueNightView;
  onClose: () => void;
}

/** Whose of the league each result of a night is; the host may know better than names do. */
export const PeopleDialog = ({ league, night: { gameId, title }, onChanged, onClose }: PeopleDialogProps) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const { id, members } = league;
  const people = useQuery(leagueReading.people(id, gameId));
  const keep = (now: LeagueCompetitor[]): void => {
    queries.setQueryData(leagueReading.people(id, gameId).queryKey, now);
  };
  const say = useMutation({
    mutationFn: ({ key, said }: { key: string; said: string }) =>
      sayWhose(id, gameId, {
        key,
        ...(said !== byItself && { memberId: said === nobody ? null : said }),
      }),
    onSuccess: keep,
    onError: (error) => tellFailure(common, error),
  });
  const others = (people.data ?? []).filter(({ memberId, knownBy }) => memberId === null && knownBy === null);
  const addAll = useMutation({
    mutationFn: async () => {
      await addMembers(
        id,
        others.map(({ name }) => name),
      );
      await people.refetch();
      return getLeague(id);
    },
    onSuccess: onChanged,
    onError: (error) => tellFailure(common, error),
  });
  return (
    <Dialog
      open
      title={t('leagues.peopleOf', { name: title })}
      description={t('leagues.peopleText')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('leagues.close')}</Button>}
    >
      {people.isPending && <p className="text-muted">{common('common.loading')}</p>}
      {people.isError && (
        <LoadFailed text={failureText(common, people.error)} again={() => void people.refetch()} />
      )}
      {others.length > 0 && (
        <Button tone="main" className="mb-3" busy={addAll.isPending} onClick={() => addAll.mutate()}>
          {t('leagues.addAll')}
        </Button>
      )}
      <ul className="space-y-1">
        {(people.data ?? []).map(({ key, name, position, memberId, knownBy }) => (
          <li key={key} data-testid="competitor">
            <Select
              label={`${position}. ${name}`}
              placeholder={t('leagues.nobody')}
              options={[
                ...(knownBy === 'hand' ? [{ value: byItself, label: t('leagues.byItself') }] : []),
                { value: nobody, label: t('leagues.nobody') },
                ...members.map((member) => ({ value: member.id, label: member.name })),
              ]}
              value={memberId ?? (knownBy === 'hand' ? nobody : null)}
              disabled={say.isPending}
              onChange={(said) => say.mutate({ key, said })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
