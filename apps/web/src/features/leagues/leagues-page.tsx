import { type LeagueCard, type LeagueKind, leagueKinds, leagueLimits } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leagueReading } from '../../api/league-queries.js';
import { makeLeague } from '../../api/leagues.js';
import { ApiError } from '../../api/request.js';
import { BackToDashboard, DeskPage } from '../../frame/desk-page.js';
import { useForm } from '../../frame/form.js';
import { AuthenticationError } from '../../frame/gates.js';
import { isSessionOver } from '../../frame/session.js';
import { paths } from '../../paths.js';
import { useLeaguesTexts } from '../../texts/leagues-texts.js';
import { failureText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { FailureNote, TextField } from '../../ui/field.js';
import { Link } from '../../ui/link.js';
import { LoadFailed } from '../../ui/message-page.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** /dashboard/leagues: the seasons that an account runs. */
const LeaguesPage = () => {
  const t = useLeaguesTexts();
  const leagues = useQuery(leagueReading.list);
  const [making, setMaking] = useState(false);
  if (isSessionOver(leagues.error)) return <AuthenticationError />;
  const list = leagues.data ?? [];
  return (
    <DeskPage title={t('leagues.title')} lead={t('leagues.lead')} aside={<BackToDashboard />}>
      {leagues.isPending && <Waiting />}
      {leagues.isError && <LoadFailed text={t('leagues.loadFailed')} again={() => void leagues.refetch()} />}
      {leagues.isSuccess && list.length === 0 && !making && (
        <section className="mt-8">
          <h2 className="text-2xl">{t('leagues.emptyTitle')}</h2>
          <p className="mt-2 max-w-prose text-lg text-muted">{t('leagues.emptyText')}</p>
        </section>
      )}
      {leagues.isSuccess &&
        (making ? (
          <NewLeague onCancel={() => setMaking(false)} />
        ) : (
          <p className="mt-6">
            <Button tone={list.length === 0 ? 'main' : 'plain'} onClick={() => setMaking(true)}>
              {t('leagues.make')}
            </Button>
          </p>
        ))}
      <ul className="mt-4 divide-y-2 divide-line pb-12">
        {list.map((league) => (
          <League key={league.id} league={league} />
        ))}
      </ul>
    </DeskPage>
  );
};
export default LeaguesPage;

export const Waiting = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-3xl py-8">
    <Bone className="h-6 w-72 max-w-full" />
    <Bone className="mt-3 h-4 w-48" />
    <Bone className="mt-8 h-6 w-60 max-w-full" />
    <Bone className="mt-3 h-4 w-48" />
  </Skeleton>
);

const League = ({ league }: { league: LeagueCard }) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const { id, title, kind, nights, members, endedAt, isOwner } = league;
  const facts = [
    { label: t('leagues.kind'), value: t(`leagues.${kind}`) },
    { label: t('leagues.nights'), value: common('common.figure', { count: nights }) },
    { label: t('leagues.members'), value: common('common.figure', { count: members }) },
  ];
  return (
    <li data-testid="league" className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={paths.leagueDesk(id)}
          className="inline-flex min-h-11 items-center font-display text-xl font-extrabold wrap-anywhere underline-offset-4 hover:underline"
        >
          <span dir="auto">{title}</span>
        </Link>
        {endedAt !== null && <Badge tone="quiet">{t('leagues.over')}</Badge>}
        {!isOwner && <Badge>{t('leagues.shared')}</Badge>}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-16">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numbers font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

const NewLeague = ({ onCancel }: { onCancel: () => void }) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<LeagueKind>('teams');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, pending, submit } = useForm({
    fields: { title },
    wrong: (title.trim() === '' ? { title: t('leagues.titleMissing') } : {}) as { title?: string },
    send: async () => {
      setRefusal(null);
      const { id } = await makeLeague({ title: title.trim(), kind });
      void navigate(paths.leagueDesk(id));
      return 'left' as const;
    },
    onRefusal: (error) =>
      setRefusal(
        error instanceof ApiError && error.code === 'conflict'
          ? t('leagues.full')
          : failureText(common, error),
      ),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex max-w-xl flex-col gap-4">
      <TextField
        label={t('leagues.name')}
        placeholder={t('leagues.namePlaceholder')}
        error={errors.title}
        autoComplete="off"
        maxLength={leagueLimits.title.max}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div>
        <p className="mb-1 font-bold" aria-hidden="true">
          {t('leagues.kind')}
        </p>
        <PillChoice
          label={t('leagues.kind')}
          options={leagueKinds.map((value) => ({ value, label: t(`leagues.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <FailureNote text={refusal} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" busy={pending}>
          {t('leagues.create')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {common('common.cancel')}
        </Button>
      </p>
    </form>
  );
};
