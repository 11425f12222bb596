import { type InstallationView, type KeptThing, keptThings } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { overseeing } from '../../api/operator-queries.js';
import { useEndedSession } from '../../frame/session.js';
import { megabytesOf } from '../../lib/megabytes.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useDayText, useMomentText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { LoadFailed } from '../../ui/message-page.js';
import { PartSkeleton } from './read-part.js';

type Sized = InstallationView['months'][number];

/** What is stored, how it grows, what runs, and what is behind. */
export const InstallationPart = () => {
  const t = useOperatorTexts();
  const common = useTexts();
  const moment = useMomentText();
  const installation = useQuery(overseeing.installation);
  useEndedSession(installation.error);
  if (installation.isPending) return <PartSkeleton />;
  if (!installation.data)
    return <LoadFailed text={t('operator.loadFailed')} again={() => void installation.refetch()} />;
  const {
    version,
    startedAt,
    databaseBytes,
    media,
    quotas,
    months,
    tables,
    programs,
    projections,
    retention,
  } = installation.data;
  const figure = (count: number): string => common('common.figure', { count });
  const size = (bytes: number): string => t('installation.megabytes', { count: megabytesOf(bytes) });
  const sized: Column<Sized>[] = [
    { header: t('installation.name'), cell: ({ name }) => name },
    { header: t('installation.size'), figures: true, cell: ({ bytes }) => size(bytes) },
    { header: t('installation.rows'), figures: true, cell: ({ rows }) => figure(rows) },
  ];
  const nameOf = ({ name }: { name: string }): string => name;
  return (
    <div className="flex flex-col gap-10">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {[
          [t('installation.database'), size(databaseBytes)],
          [t('installation.media'), `${size(media.bytes)} (${figure(media.files)})`],
          [
            t('quotas.sharedGames'),
            t('quotas.use', { used: quotas.runningGames.used, most: quotas.runningGames.most }),
          ],
          [
            t('quotas.sharedBytes'),
            t('quotas.useMegabytes', {
              used: megabytesOf(quotas.mediaBytes.used),
              most: megabytesOf(quotas.mediaBytes.most),
            }),
          ],
          [t('installation.release'), version],
          [t('installation.started'), moment(startedAt)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numbers text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <Retention kept={retention ?? []} />
      <DataTable
        caption={t('installation.months')}
        rows={months}
        rowKey={nameOf}
        empty={t('operator.none')}
        columns={sized}
      />
      <DataTable
        caption={t('installation.projections')}
        rows={projections}
        rowKey={nameOf}
        empty={t('operator.none')}
        columns={[
          { header: t('installation.name'), cell: nameOf },
          {
            header: t('installation.behind'),
            figures: true,
            cell: ({ behindMs }) =>
              behindMs < 1_000
                ? t('installation.upToDate')
                : t('installation.seconds', { count: Math.round(behindMs / 1_000) }),
          },
        ]}
      />
      <DataTable
        caption={t('installation.programs')}
        rows={programs}
        rowKey={({ name, address }) => `${name} ${address}`}
        empty={t('operator.none')}
        columns={[
          { header: t('installation.name'), cell: nameOf },
          { header: t('installation.address'), cell: ({ address }) => address ?? t('installation.here') },
          {
            header: t('installation.connections'),
            figures: true,
            cell: ({ connections }) => figure(connections),
          },
          { header: t('installation.since'), cell: ({ since }) => moment(since) },
        ]}
      />
      <DataTable
        caption={t('installation.tables')}
        rows={tables}
        rowKey={nameOf}
        empty={t('operator.none')}
        columns={sized}
      />
    </div>
  );
};

type Kept = InstallationView['retention'][number];

const isKnown = (what: string): what is KeptThing => keptThings.some((thing) => thing === what);

/** How long things are kept here, and how many went lately. */
const Retention = ({ kept }: { kept: readonly Kept[] }) => {
  const t = useOperatorTexts();
  const common = useTexts();
  const day = useDayText();
  const keptFor = ({ days, inForceAt }: Kept): string => {
    if (days === null) return t('installation.forGood');
    const time = t('installation.days', { count: days });
    return inForceAt === null ? time : t('installation.begins', { kept: time, day: day(inForceAt) });
  };
  return (
    <DataTable
      caption={t('installation.retention')}
      rows={kept}
      rowKey={({ what }) => what}
      empty={t('operator.none')}
      columns={[
        {
          header: t('installation.what'),
          // a newer server keeps more, by names of its own
          cell: ({ what }) => (isKnown(what) ? t(`keptThings.${what}`) : what),
        },
        {
          header: t('installation.kept'),
          // in lines, so that a phone has room for the figures
          cell: (each) => <span className="whitespace-normal">{keptFor(each)}</span>,
        },
        {
          header: t('installation.wentLately'),
          figures: true,
          cell: ({ wentLately }) =>
            wentLately === null
              ? t('installation.notCounted')
              : common('common.figure', { count: wentLately }),
        },
      ]}
    />
  );
};
