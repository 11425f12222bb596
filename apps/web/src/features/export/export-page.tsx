import type { ExportScopeName } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ExportFormat, type ExportPart, exportAddress, exportFormats } from '../../api/exports.js';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { BackToDashboard, DeskPage } from '../../frame/desk-page.js';
import { AuthenticationError } from '../../frame/gates.js';
import { isSessionOver } from '../../frame/session.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { buttonClass } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { LoadFailed } from '../../ui/message-page.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { ChosenGame, GamePicker } from './one-game.js';
import { type Period, periodOf } from './period.js';
import { UsingTheFile } from './using-the-file.js';

/** All of mine, all of everybody's, or a single one. */
type Which = ExportScopeName | 'one';

/** The logs of finished games as one file: which, of which time, as what, and how much that is. */
const ExportPage = () => {
  const d = useDeskTexts();
  const a = useAfterTexts();
  const [query, setQuery] = useSearchParams();
  const gameId = query.get('game');
  const [wanted, setWanted] = useState<Which>('mine');
  const which: Which = gameId === null ? wanted : 'one';
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [format, setFormat] = useState<ExportFormat>('parquet');
  const period = periodOf(first, last);
  const part = partOf(which, gameId, period);
  const extent = useQuery({
    ...reading.exportExtent(part ?? { scope: 'mine' }),
    enabled: part !== null,
  });
  const own = useQuery(reading.exportExtent({ scope: 'mine' }));
  const offered = exportChoices.filter((choice) => choice !== 'all' || own.data?.scopes.includes('all'));
  const chooseGame = (chosen: string | null): void =>
    setQuery(chosen === null ? {} : { game: chosen }, { replace: true });
  const choose = (chosen: Which): void => {
    setWanted(chosen);
    if (chosen !== 'one') chooseGame(null);
  };
  if (isSessionOver(extent.error)) return <AuthenticationError />;
  return (
    <DeskPage title={d('dashboard.export')} lead={a('export.lead')} aside={<BackToDashboard />}>
      <div className="mt-8 flex flex-col gap-8 pb-16">
        <div>
          <h2 className="mb-2 text-lg">{a('export.scope')}</h2>
          <PillChoice
            label={a('export.scope')}
            options={offered.map((value) => ({ value, label: a(`export.${value}`) }))}
            value={which}
            onChange={choose}
          />
          {which !== 'one' && (
            <p className="mt-2 text-sm text-muted">
              {a(which === 'all' ? 'export.allNames' : 'export.mineNames')}
            </p>
          )}
          {which === 'one' && gameId === null && <GamePicker onPick={chooseGame} />}
          {which === 'one' && gameId !== null && (
            <ChosenGame
              gameId={gameId}
              onOther={() => {
                setWanted('one');
                chooseGame(null);
              }}
            />
          )}
        </div>
        {which !== 'one' && (
          <div>
            <h2 className="mb-2 text-lg">{a('export.period')}</h2>
            <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              <TextField
                type="date"
                label={a('export.first')}
                value={first}
                hint={a('export.firstHint')}
                onChange={({ target }) => setFirst(target.value)}
              />
              <TextField
                type="date"
                label={a('export.last')}
                value={last}
                hint={a('export.lastHint')}
                error={period === null ? a('export.backwards') : null}
                onChange={({ target }) => setLast(target.value)}
              />
            </div>
          </div>
        )}
        <div>
          <h2 className="mb-2 text-lg">{a('export.format')}</h2>
          <PillChoice
            label={a('export.format')}
            options={exportFormats.map((value) => ({ value, label: a(`export.${value}`) }))}
            value={format}
            onChange={setFormat}
          />
          <p className="mt-2 text-sm text-muted">{a(`export.${format}Text`)}</p>
        </div>
        <section aria-label={a('export.size')} className="border-y-2 border-line py-5 empty:hidden">
          {part !== null && extent.isPending && (
            <Skeleton text={a('export.counting')}>
              <Bone className="h-8 w-60" />
            </Skeleton>
          )}
          {part !== null &&
            extent.isError &&
            (isUnknown(extent.error) ? (
              <p role="alert" className="text-muted">
                {a('export.unknown')}
              </p>
            ) : (
              <LoadFailed text={a('export.countFailed')} again={() => void extent.refetch()} />
            ))}
          {part !== null && extent.data && (
            <>
              <p className="mb-4 text-xl font-bold">
                {a(extent.data.more ? 'export.moreThan' : 'export.holds', {
                  games: a('export.games', { count: extent.data.games }),
                  events: a('export.events', { count: extent.data.events }),
                })}
              </p>
              {extent.data.events === 0 ? (
                <p className="text-muted">{a('export.nothing')}</p>
              ) : (
                <a href={exportAddress(part, format)} download className={buttonClass('main')}>
                  {a('export.download', { format: a(`export.${format}`) })}
                </a>
              )}
            </>
          )}
        </section>
        {part !== null && extent.data && extent.data.events > 0 && (
          <UsingTheFile part={part} format={format} />
        )}
      </div>
    </DeskPage>
  );
};
export default ExportPage;

const exportChoices = ['mine', 'one', 'all'] as const satisfies readonly Which[];

/** What is to be exported; null where that is still to be said. */
const partOf = (which: Which, gameId: string | null, period: Period | null): ExportPart | null => {
  if (which === 'one') return gameId === null ? null : { game: gameId };
  return period && { scope: which, ...period };
};

/** There is no such game, or it is another's. */
const isUnknown = (error: Error): boolean => error instanceof ApiError && error.statusCode === 404;
