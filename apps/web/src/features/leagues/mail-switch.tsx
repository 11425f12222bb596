import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { leagueReading } from '../../api/league-queries.js';
import { chooseLeagueMails } from '../../api/leagues.js';
import { tellFailure } from '../../frame/failures.js';
import { useLeaguesTexts } from '../../texts/leagues-texts.js';
import { useTexts } from '../../texts/texts.js';
import { SwitchField } from '../../ui/switch-field.js';

/** Whether the account gets a mail after each night of a league: for whoever runs it, or holds a name of it by that account. */
export const MailSwitch = ({ token, className }: { token: string; className?: string }) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const place = useQuery(leagueReading.place(token));
  const choose = useMutation({
    mutationFn: (wants: boolean) => chooseLeagueMails(token, wants),
    onSuccess: (now) => queries.setQueryData(leagueReading.place(token).queryKey, now),
    onError: (error) => tellFailure(common, error),
  });
  // a league is read without it as well
  if (!place.data || (!place.data.runs && place.data.memberId === null)) return null;
  const { mails, mailPossible } = place.data;
  return (
    <div className={className}>
      <SwitchField
        label={t('leaguePage.mails')}
        hint={mailPossible ? undefined : t('leaguePage.noMails')}
        checked={mails}
        disabled={choose.isPending}
        onChange={(wants) => choose.mutate(wants)}
      />
    </div>
  );
};
