import type { OperatedGameView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { endGame } from '../../api/operators.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { DataTable } from '../../ui/data-table.js';
import { Pages } from './read-part.js';
import { ReasonDialog } from './reason-dialog.js';
import { useAct } from './use-act.js';

/** Games that have not ended, and the way to end one. */
export const GamesPart = () => {
  const t = useOperatorTexts();
  const common = useTexts();
  const moment = useMomentText();
  const games = useInfiniteQuery(overseeing.games);
  const [asked, ask] = useState<OperatedGameView | null>(null);
  const { act, busy, again } = useAct(() => ask(null));
  return (
    <>
      <Pages pages={games}>
        {(items) => (
          <DataTable
            caption={t('games.caption')}
            rows={items}
            rowKey={({ gameId }) => gameId}
            empty={t('games.empty')}
            columns={[
              {
                header: t('games.game'),
                cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
              },
              { header: t('games.code'), cell: ({ gameCode }) => gameCode },
              { header: t('games.kind'), cell: ({ kind }) => t(`games.${kind}`) },
              { header: t('games.state'), cell: ({ status }) => t(`games.${status}`) },
              {
                header: t('games.players'),
                figures: true,
                cell: ({ players }) => common('common.figure', { count: players }),
              },
              { header: t('games.since'), cell: ({ createdAt }) => moment(createdAt) },
              {
                header: t('games.end'),
                cell: (game) => (
                  <Button
                    tone="quiet"
                    aria-label={t('games.endOne', { title: game.title })}
                    onClick={() => ask(game)}
                  >
                    {t('games.end')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Pages>
      {asked && (
        <ReasonDialog
          title={t('games.endTitle', { title: asked.title })}
          text={t('games.endText')}
          confirm={t('games.end')}
          busy={busy}
          onCancel={() => ask(null)}
          onConfirm={({ reason }) =>
            act(async () => {
              await endGame(asked.gameId, { reason });
              return t('games.ended');
            })
          }
        />
      )}
      {again}
    </>
  );
};
