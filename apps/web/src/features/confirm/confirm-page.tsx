import type { GameCard } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { Loading } from '../../ui/loading.js';

/** /confirm/{gameId}: a game that has just been made, to be shared and started. */
const ConfirmPage = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const { gameId = '' } = useParams();
  usePageTitle(room('confirm.title'));
  const game = useQuery(reading.game(gameId));
  if (game.isPending) return <Loading text={t('common.loadingGame')} />;
  if (!game.data) return <Navigate to={paths.home} replace />;
  return <GameCreated game={game.data} />;
};
export default ConfirmPage;

/** What was made, how others come in, and the way to its start. */
const GameCreated = ({ game }: { game: GameCard }) => {
  const t = useRoomTexts();
  const texts = useTexts();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-[1fr_auto]">
      <section className="flex min-w-0 flex-col gap-6">
        <header>
          <p className="font-bold text-muted">{t('confirm.title')}</p>
          <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
            {game.title}
          </h1>
        </header>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <div>
            <dt className="text-sm text-muted">{t('confirm.category')}</dt>
            <dd className="text-lg font-bold">{game.category || t('confirm.general')}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('confirm.totalQuestions')}</dt>
            <dd className="numbers text-lg font-bold">
              {texts('common.figure', { count: game.questionCount })}
            </dd>
          </div>
        </dl>
        <div>
          <p className="text-sm font-bold text-muted">{t('confirm.shareCode')}</p>
          <p data-testid="share-code" className="big-code sm:text-6xl">
            {game.gameCode}
          </p>
        </div>
        <div>
          <p className="text-sm font-bold text-muted">{t('confirm.joinUrl')}</p>
          <p className="wrap-anywhere">{game.joinUrl}</p>
          <OnlyHere link={game.joinUrl} className="mt-3" />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.play(game.id)} tone="main" className="min-h-14 grow px-8 text-lg">
            {t('confirm.startGame')}
          </ButtonLink>
          <CopyButton label={t('confirm.copyLink')} text={game.joinUrl} alertText={t('confirm.linkCopied')} />
        </div>
      </section>
      <section className="flex items-start justify-center md:pt-2">
        <JoinQr framed link={game.joinUrl} className="w-[250px]" />
      </section>
    </div>
  );
};
