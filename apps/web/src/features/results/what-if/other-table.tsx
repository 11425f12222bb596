import { intlTag, type WhatIf, type WhatIfPlace, type WhatIfPlayer } from '@clockbeat/domain/contract';
import { firstPlace } from '../../../frame/corrections/correction.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useLanguage } from '../../../texts/language-context.js';
import { useTexts } from '../../../texts/texts.js';
import { type Column, DataTable } from '../../../ui/data-table.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { Moved } from '../../../ui/moves.js';

/** As many as a server lists of each table. */
const listed = 100;
/** So many questions are named of one player: those that made most of it. */
const named = 3;

/** What is shown of a game; whoever came by a link is told nobody's reasons, and of no question. */
export type Tables = Omit<WhatIf, 'gameId' | 'title'>;

/** The other table beside the real one: who gains, who loses, and by which questions. */
export const OtherTable = ({ told }: { told: Tables }) => {
  const a = useAfterTexts();
  const places = usePlaceColumns<WhatIf['teams'][number]>();
  return (
    <div className="flex flex-col gap-10">
      <InShort told={told} />
      <Players told={told} />
      {told.teams.length > 0 && (
        <DataTable
          caption={a('whatIf.teams')}
          empty={null}
          rows={told.teams}
          rowKey={({ teamName }) => teamName}
          columns={[{ header: a('whatIf.team'), cell: ({ teamName }) => teamName }, ...places]}
        />
      )}
      <Questions told={told} />
      {told.unknown.length > 0 && (
        <section>
          <h2 className="text-xl">{a('whatIf.unknown')}</h2>
          <ul className="mt-2 max-w-prose list-disc ps-5 text-muted">
            {told.unknown.map((each) => (
              <li key={each}>{a(`whatIf.unknown_${each}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** Who is first: of several, all of them. */
const firsts = (players: readonly WhatIfPlayer[], table: 'was' | 'is'): string[] =>
  players
    .filter((player) => player[table].position === 1 && player[table].score > 0)
    .map(({ name }) => name)
    .sort();

const InShort = ({ told: { changed, higher, lower, counted, players } }: { told: Tables }) => {
  const a = useAfterTexts();
  const first = firstPlace(a, firsts(players, 'was'), firsts(players, 'is'));
  return (
    <div role="status" className="max-w-prose">
      <p className="text-xl font-bold wrap-anywhere">{changed === 0 ? a('whatIf.same') : first}</p>
      {changed > 0 && (
        <p className="mt-1 text-muted">
          {[
            a('whatIf.changed', { count: changed }),
            ...(higher > 0 ? [a('whatIf.higher', { count: higher })] : []),
            ...(lower > 0 ? [a('whatIf.lower', { count: lower })] : []),
          ].join(' · ')}
        </p>
      )}
      {counted.was !== counted.is && <p className="mt-1 text-muted">{a('whatIf.counted', counted)}</p>}
    </div>
  );
};

interface Placed {
  was: WhatIfPlace;
  is: WhatIfPlace;
}

/** Place and points of both tables, for players and for teams. */
const usePlaceColumns = <Row extends Placed>(): Column<Row>[] => {
  const a = useAfterTexts();
  const t = useTexts();
  return [
    {
      header: a('whatIf.place'),
      figures: true,
      cell: ({ was, is }) => (
        <span className="inline-flex items-center gap-2">
          <Moved entry={{ position: is.position, was: was.position }} />
          <Both was={String(was.position)} is={String(is.position)} />
        </span>
      ),
    },
    {
      header: a('whatIf.points'),
      figures: true,
      cell: ({ was, is }) => (
        <Both was={t('common.figure', { count: was.score })} is={t('common.figure', { count: is.score })} />
      ),
    },
  ];
};

const Both = ({ was, is }: { was: string; is: string }) => (
  <span>
    <span className="text-muted">{was} → </span>
    <span className="font-bold">{is}</span>
  </span>
);

/** What came on top, or went, with its sign. */
const useSigned = (): ((difference: number) => string) => {
  const { language } = useLanguage();
  const { format } = new Intl.NumberFormat(intlTag(language), { signDisplay: 'exceptZero' });
  return format;
};

const Players = ({ told: { players, participantCount } }: { told: Tables }) => {
  const a = useAfterTexts();
  const places = usePlaceColumns<WhatIfPlayer>();
  const signed = useSigned();
  const why = ({ why: all }: WhatIfPlayer): string => {
    const most = [...all].sort((one, other) => Math.abs(other.is - other.was) - Math.abs(one.is - one.was));
    const parts = most
      .slice(0, named)
      .map(({ questionIndex, was, is }) =>
        a('whatIf.whyQuestion', { number: questionIndex + 1, points: signed(is - was) }),
      );
    const more = most.length - parts.length;
    return [...parts, ...(more > 0 ? [a('whatIf.whyMore', { count: more })] : [])].join(' · ');
  };
  const isSaid = players.some((player) => player.why.length > 0);
  return (
    <div>
      <DataTable
        caption={a('whatIf.tables')}
        empty={null}
        rows={players}
        rowKey={({ id }) => id}
        columns={[
          {
            header: a('whatIf.player'),
            cell: ({ name, teamName }) => (
              <>
                <span className="font-bold wrap-anywhere">{name}</span>
                {teamName && <span className="ps-2 text-sm text-muted">{teamName}</span>}
              </>
            ),
          },
          ...places,
          ...(isSaid
            ? [
                {
                  header: a('whatIf.why'),
                  below: true,
                  cell: (player: WhatIfPlayer) =>
                    player.why.length > 0 && <span className="text-sm text-muted">{why(player)}</span>,
                },
              ]
            : []),
        ]}
      />
      {participantCount > listed && <p className="mt-3 text-sm text-muted">{a('whatIf.listed')}</p>}
    </div>
  );
};

const Questions = ({ told: { questions } }: { told: Tables }) => {
  const a = useAfterTexts();
  const signed = useSigned();
  if (questions.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{a('whatIf.questions')}</h2>
      <ol className="mt-2 divide-y divide-line">
        {questions.map(({ questionIndex, question, was, is, gain, lose }) => (
          <li key={questionIndex} className="flex flex-wrap items-baseline gap-x-6 py-3">
            <span className="min-w-0 grow basis-72 wrap-anywhere">
              <span className="font-bold">{a('charts.question', { number: questionIndex + 1 })}</span>{' '}
              {withFormulas(question)}
            </span>
            <span className="numbers text-sm text-muted">
              {[
                ...(gain > 0 ? [a('whatIf.gain', { count: gain })] : []),
                ...(lose > 0 ? [a('whatIf.lose', { count: lose })] : []),
                a('whatIf.together', { points: signed(is - was) }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
