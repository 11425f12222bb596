import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addNight } from '../../api/leagues.js';
import { myLeagues } from '../../api/planned.js';
import { tellFailure } from '../../frame/failures.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { failureText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { LoadFailed } from '../../ui/message-page.js';
import { notify } from '../../ui/notices.js';

/** The evening becomes a night of a league that its host runs. */
export const AddToLeague = ({ gameId }: { gameId: string }) => {
  const a = useAfterTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{a('toLeague.open')}</Button>
      {open && <Leagues gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
};

const Leagues = ({ gameId, onClose }: { gameId: string; onClose: () => void }) => {
  const a = useAfterTexts();
  const t = useTexts();
  const leagues = useQuery(myLeagues);
  const add = useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => addNight(id, gameId),
    onSuccess: (_, { title }) => {
      notify(a('toLeague.added', { name: title }));
      onClose();
    },
    onError: (error) => tellFailure(t, error),
  });
  const goOn = (leagues.data ?? []).filter(({ endedAt }) => endedAt === null);
  return (
    <Dialog
      open
      title={a('toLeague.open')}
      description={a('toLeague.text')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{a('toLeague.close')}</Button>}
    >
      {leagues.isPending && <p className="text-muted">{t('common.loading')}</p>}
      {leagues.isError && (
        <LoadFailed text={failureText(t, leagues.error)} again={() => void leagues.refetch()} />
      )}
      {leagues.isSuccess && goOn.length === 0 && (
        <p>
          {a('toLeague.none')}{' '}
          <ButtonLink to={paths.leagues} tone="quiet">
            {a('toLeague.leagues')}
          </ButtonLink>
        </p>
      )}
      <ul className="divide-y divide-line">
        {goOn.map(({ id, title }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span dir="auto" className="min-w-0 grow font-bold wrap-anywhere">
              {title}
            </span>
            <Button
              aria-label={a('toLeague.addOf', { name: title })}
              busy={add.isPending && add.variables.id === id}
              onClick={() => add.mutate({ id, title })}
            >
              {a('toLeague.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
