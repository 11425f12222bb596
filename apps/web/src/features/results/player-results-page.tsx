import type { PlayerResults, Results } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import type { Passed } from '../../frame/gates.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { ButtonLink } from '../../ui/button.js';
import { Figures } from '../../ui/figures.js';
import { Credits } from '../../ui/media/credits.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';
import { ForgetName } from './forget-name.js';
import { OwnAnswers } from './own-answers.js';
import { ResultsSkeleton } from './results-skeleton.js';

export { ResultsSkeleton as Waiting } from './results-skeleton.js';

/** One player of a finished game, for its host: the place, and every answer. */
const PlayerResultsPage = ({ game }: Pick<Passed, 'game'>) => {
  const a = useAfterTexts();
  const { playerId = '' } = useParams();
  const results = useQuery(reading.results(game.id));
  const player = useQuery(reading.playerResults(game.id, playerId));
  if (player.isPending || results.isPending) return <ResultsSkeleton />;
  if (player.isSuccess && results.isSuccess)
    return <PlayerResultsView results={results.data} {...player.data} />;
  const error = player.error ?? results.error;
  if (!(error instanceof ApiError) || error.statusCode >= 500 || error.statusCode === 0)
    return <Unavailable again={player.isError ? player.refetch : results.refetch} />;
  return (
    <MessagePage title={a('charts.noPlayer')} text={a('charts.noPlayerText')}>
      <ButtonLink to={paths.results(game.id)} tone="main">
        {a('charts.backToResults')}
      </ButtonLink>
    </MessagePage>
  );
};
export default PlayerResultsPage;

const PlayerResultsView = ({ player, breakdown, results }: PlayerResults & { results: Results }) => {
  const t = useTexts();
  const a = useAfterTexts();
  const oneDigit = useOneDigit();
  const { name, teamName, position, score, correct, total, averageSeconds } = player;
  usePageTitle(name);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-5 py-8">
      <header>
        <ButtonLink to={paths.results(results.gameId)} tone="quiet" className="-ms-3">
          {a('charts.backToResults')}
        </ButtonLink>
        <h1 className="mt-2 text-3xl wrap-anywhere sm:text-4xl">{name}</h1>
        <p className="text-muted">{[teamName, results.title].filter(Boolean).join(' · ')}</p>
      </header>
      <Figures
        figures={[
          {
            label: t('common.rank'),
            value: a('insights.chosenBy', { part: position, count: results.participantCount }),
          },
          { label: t('common.score'), value: t('common.figure', { count: score }) },
          { label: a('charts.right'), value: a('insights.chosenBy', { part: correct, count: total }) },
          {
            label: a('charts.perAnswer'),
            value: averageSeconds === null ? '–' : a('charts.seconds', { seconds: oneDigit(averageSeconds) }),
          },
        ]}
      />
      <OwnAnswers breakdown={breakdown} corrections={results.corrections} of={name} />
      <Credits questions={breakdown} />
      <ForgetName gameId={results.gameId} playerId={player.id} name={name} teamName={teamName} />
    </div>
  );
};
