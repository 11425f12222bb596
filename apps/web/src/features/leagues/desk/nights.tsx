import type { LeagueKind, LeagueNightView, UserView } from '@clockbeat/domain/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addNight, changeNight, removeNight } from '../../../api/leagues.js';
import { tellFailure } from '../../../frame/failures.js';
import { HostedGames } from '../../../frame/hosted-games.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { Menu } from '../../../ui/desk/menu.js';
import type { LeaguePart } from './league-part.js';
import { PeopleDialog } from './people-dialog.js';

/** The evenings of the season, and the host's games that may become some. */
export const Nights = ({ account, league, onChanged }: LeaguePart & { account: UserView }) => {
  const t = useLeaguesTexts();
  const [adding, setAdding] = useState(false);
  const { nights, endedAt } = league;
  return (
    <section className="mt-10 border-t-2 border-line pt-4">
      <h2 className="text-xl">{t('leagues.nights')}</h2>
      {nights.length === 0 && <p className="mt-2 text-muted">{t('leagues.nightsEmpty')}</p>}
      <ol className="mt-1 divide-y divide-line">
        {nights.map((night) => (
          <Night key={night.gameId} night={night} league={league} onChanged={onChanged} />
        ))}
      </ol>
      {endedAt === null && (
        <p className="mt-3">
          <Button tone={nights.length === 0 ? 'main' : 'plain'} onClick={() => setAdding(true)}>
            {t('leagues.addNights')}
          </Button>
        </p>
      )}
      {adding && (
        <AddNights account={account} league={league} onChanged={onChanged} onClose={() => setAdding(false)} />
      )}
    </section>
  );
};

/** Why a night gives nobody points; null where it does. */
const whyNoPoints = (kind: LeagueKind, { isPlayed, competitors }: LeagueNightView) => {
  if (!isPlayed) return competitors > 0 ? 'leagues.tooMany' : 'leagues.notPlayed';
  return competitors > 0 ? null : (`leagues.empty_${kind}` as const);
};

const Night = ({ night, league, onChanged }: LeaguePart & { night: LeagueNightView }) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const day = useDayText();
  const [open, setOpen] = useState(false);
  const { gameId, title, at, isFinal, isPlayed } = night;
  const why = whyNoPoints(league.kind, night);
  const change = useMutation({
    mutationFn: (what: 'final' | 'remove') =>
      what === 'final' ? changeNight(league.id, gameId, !isFinal) : removeNight(league.id, gameId),
    onSuccess: onChanged,
    onError: (error) => tellFailure(common, error),
  });
  const goesOn = league.endedAt === null;
  return (
    <li data-testid="night" className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2">
          <span dir="auto" className="font-bold wrap-anywhere">
            {title}
          </span>
          {isFinal && <Badge>{t('leagues.final')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {[isPlayed && day(at), why && t(why)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isPlayed && goesOn && (
        <Button aria-label={t('leagues.peopleOf', { name: title })} onClick={() => setOpen(true)}>
          {t('leagues.people')}
        </Button>
      )}
      {goesOn && (
        <Menu
          trigger={
            <Button tone="quiet" aria-label={t('leagues.moreOf', { name: title })} busy={change.isPending}>
              …
            </Button>
          }
          groups={[
            [{ label: t('leagues.finalOf', { name: title }), onSelect: () => change.mutate('final') }],
            [{ label: t('leagues.remove'), onSelect: () => change.mutate('remove'), danger: true }],
          ]}
        />
      )}
      {open && (
        <PeopleDialog league={league} night={night} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </li>
  );
};

interface AddNightsProps extends LeaguePart {
  account: UserView;
  onClose: () => void;
}

const AddNights = ({ account, league, onChanged, onClose }: AddNightsProps) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const add = useMutation({
    mutationFn: (gameId: string) => addNight(league.id, gameId),
    onSuccess: onChanged,
    onError: (error) => tellFailure(common, error),
  });
  const there = new Set(league.nights.map(({ gameId }) => gameId));
  return (
    <Dialog
      open
      title={t('leagues.addNights')}
      description={t('leagues.addNightsText')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('leagues.close')}</Button>}
    >
      <HostedGames
        account={account}
        isOffered={({ id }) => !there.has(id)}
        none={t('leagues.noGames')}
        more={t('leagues.more')}
        press={({ id, title }) => (
          <Button
            aria-label={t('leagues.addOf', { name: title })}
            busy={add.isPending && add.variables === id}
            onClick={() => add.mutate(id)}
          >
            {t('leagues.add')}
          </Button>
        )}
      />
    </Dialog>
  );
};
