import type { GameRules, OtherRules, QuestionFigures } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import type { Passed } from '../../../frame/gates.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { useSettled } from '../../../lib/use-settled.js';
import { paths } from '../../../paths.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { LoadFailed, MessagePage, Unavailable } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { ResultsSkeleton } from '../results-skeleton.js';
import { OtherRulesForm } from './other-rules-form.js';
import { OtherTable } from './other-table.js';
import { addressOfRules, rulesInAddress, rulesToSend } from './rules-in-address.js';
import { ShareTable } from './share-table.js';

export { ResultsSkeleton as Waiting } from '../results-skeleton.js';

/** While somebody chooses and types, nobody is asked. */
const settledMs = 400;

/** A finished game by other rules, for its host. They stand in the address, so that Back and a bookmark keep them. */
const WhatIfPage = ({ game }: Pick<Passed, 'game'>) => {
  const a = useAfterTexts();
  usePageTitle(a('whatIf.title'));
  const results = useQuery(reading.results(game.id));
  if (results.isPending) return <ResultsSkeleton />;
  const { data, error } = results;
  if (data?.questions && data.questions.length > 0 && game.rules)
    return (
      <WhatIfView
        gameId={game.id}
        title={data.title}
        own={game.rules}
        teamMode={game.teamMode}
        questions={data.questions}
      />
    );
  const isRefused = error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
  if (error && !isRefused) return <Unavailable again={results.refetch} />;
  return (
    <MessagePage title={a('whatIf.title')} text={a('whatIf.noResults')}>
      <ButtonLink to={paths.results(game.id)} tone="main">
        {a('charts.backToResults')}
      </ButtonLink>
    </MessagePage>
  );
};
export default WhatIfPage;

interface WhatIfViewProps {
  gameId: string;
  title: string;
  own: GameRules;
  teamMode: boolean;
  questions: readonly QuestionFigures[];
}

const WhatIfView = ({ gameId, title, own, teamMode, questions }: WhatIfViewProps) => {
  const a = useAfterTexts();
  const [query, setQuery] = useSearchParams();
  const rules = useMemo(() => rulesInAddress(query, questions.length), [query, questions.length]);
  const change = (next: OtherRules, typing = false): void =>
    setQuery(addressOfRules(next), { replace: typing, preventScrollReset: true });
  const isOther = query.size > 0;
  const toSend = rulesToSend(rules);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-5 py-8">
      <header>
        <ButtonLink to={paths.results(gameId)} tone="quiet" className="-ms-3">
          {a('charts.backToResults')}
        </ButtonLink>
        <h1 className="mt-2 text-3xl sm:text-4xl">{a('whatIf.title')}</h1>
        <p className="font-bold wrap-anywhere">{title}</p>
        <p className="mt-1 max-w-prose text-muted">{a('whatIf.lead')}</p>
      </header>
      <OtherRulesForm own={own} teamMode={teamMode} questions={questions} rules={rules} onChange={change} />
      {isOther && (
        <p>
          <Button onClick={() => change({})}>{a('whatIf.reset')}</Button>
        </p>
      )}
      <ShareTable
        {...{ gameId, title, own, questions }}
        rules={Object.keys(toSend).length > 0 ? toSend : null}
      />
      <Told gameId={gameId} rules={rules} />
    </div>
  );
};

/** What the other rules come to, with its empty, loading and error states. */
const Told = ({ gameId, rules }: { gameId: string; rules: OtherRules }) => {
  const a = useAfterTexts();
  const sent = JSON.stringify(rulesToSend(rules));
  const settled = useSettled(sent, settledMs);
  const isOther = sent !== '{}';
  const table = useQuery({
    ...reading.whatIf(gameId, JSON.parse(settled) as OtherRules),
    enabled: isOther && settled !== '{}',
  });
  if (!isOther) return <p className="text-lg text-muted">{a('whatIf.nothingChosen')}</p>;
  if (table.isError) {
    const isRefused = table.error instanceof ApiError && table.error.statusCode === 400;
    return (
      <LoadFailed
        text={a(isRefused ? 'whatIf.refused' : 'whatIf.failed')}
        again={() => void table.refetch()}
      />
    );
  }
  if (!table.data)
    return (
      <Skeleton text={a('whatIf.loading')}>
        <Bone className="h-8 w-72 max-w-full" />
        <Bone className="mt-4 h-40" />
      </Skeleton>
    );
  const isOld = table.isPlaceholderData || settled !== sent;
  return (
    <div aria-busy={isOld} className={isOld ? 'opacity-60' : undefined}>
      <OtherTable told={table.data} />
    </div>
  );
};
