import { intlTag, type SealedResult } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { receiptsOf } from '../../../live/receipts.js';
import { paths } from '../../../paths.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useLanguage } from '../../../texts/language-context.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { Mark } from '../../../ui/mark.js';
import { MessagePage, Unavailable } from '../../../ui/message-page.js';
import { saveFile } from '../../../ui/save-file.js';
import { ResultsSkeleton } from '../results-skeleton.js';
import { type Checked, type CheckedAnswer, checkReceipts } from './check-receipts.js';

/** What was acknowledged in the game, held against its sealed result; for its host the seal alone. */
const ReceiptsPage = () => {
  const a = useAfterTexts();
  const { gameId = '' } = useParams();
  usePageTitle(a('receipts.title'));
  const sealed = useQuery(reading.sealedResult(gameId));
  if (sealed.isPending) return <ResultsSkeleton />;
  if (sealed.isSuccess) return <SealedView sealed={sealed.data} />;
  const { error } = sealed;
  if (!(error instanceof ApiError) || error.statusCode >= 500 || error.statusCode === 0)
    return <Unavailable again={sealed.refetch} />;
  return (
    <MessagePage title={a('receipts.title')} text={a(refusalText(error))}>
      <ButtonLink to={paths.results(gameId)} tone="main">
        {a('charts.backToResults')}
      </ButtonLink>
    </MessagePage>
  );
};
export default ReceiptsPage;

const refusalText = ({ statusCode, code }: ApiError) => {
  if (statusCode === 404) return 'receipts.gone';
  return code === 'wrong_state' ? 'receipts.notYet' : 'receipts.none';
};

const SealedView = ({ sealed }: { sealed: SealedResult }) => {
  const a = useAfterTexts();
  const { gameId } = sealed;
  const receipts = receiptsOf(gameId);
  const checked = useMemo(() => checkReceipts(sealed, receipts), [sealed, receipts]);
  const save = (): void =>
    saveFile(
      new Blob([JSON.stringify({ sealed, receipts })], { type: 'application/json' }),
      `receipts-${gameId}.json`,
    );
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-5 py-8">
      <header>
        <ButtonLink to={paths.results(gameId)} tone="quiet" className="-ms-3">
          {a('charts.backToResults')}
        </ButtonLink>
        <h1 className="mt-2 text-3xl sm:text-4xl">{a('receipts.title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{a('receipts.lead')}</p>
      </header>
      <Verdict checked={checked} />
      {checked.answers.length > 0 && (
        <ol className="divide-y-2 divide-line">
          {checked.answers.map((answer) => (
            <AnswerLine key={answer.version} answer={answer} />
          ))}
        </ol>
      )}
      <section className="flex flex-col items-start gap-3">
        <h2 className="text-xl">{a('receipts.seal')}</h2>
        <p className="max-w-prose text-muted">{a('receipts.sealText')}</p>
        <code className="numbers rounded-card bg-sunken p-4 text-sm wrap-anywhere">
          {inGroups(sealed.seal)}
        </code>
        <p className="flex flex-wrap gap-3">
          <Button onClick={save} className="max-sm:grow">
            {a('receipts.save')}
          </Button>
          <CopyButton label={a('receipts.copy')} text={sealed.seal} alertText={a('receipts.copied')} />
        </p>
        <p className="max-w-prose text-sm text-muted">{a('receipts.saveText')}</p>
      </section>
    </div>
  );
};

/** To be read out and compared by people. */
const inGroups = (seal: string): string => seal.match(/.{1,8}/g)?.join(' ') ?? seal;

/** In one sentence; of a host, who has no answers, only whether the seal is sound. */
const Verdict = ({ checked: { answers, missing, isWhole } }: { checked: Checked }) => {
  const a = useAfterTexts();
  const fitting = answers.filter(({ receipt }) => receipt === 'fits').length;
  const differing = missing + answers.filter(({ receipt }) => receipt === 'differs').length;
  const isSound = isWhole && differing === 0;
  return (
    <p
      role="status"
      className={`flex items-center gap-4 rounded-3xl p-5 text-lg font-bold ${isSound ? 'bg-volt text-ink' : 'border-2 border-bad'}`}
    >
      <Mark right={isSound} className={`size-7 shrink-0 ${isSound ? '' : 'text-bad'}`} />
      {!isWhole
        ? a('receipts.broken')
        : differing > 0
          ? a('receipts.differing', { count: differing })
          : fitting > 0
            ? a('receipts.fitting', { count: fitting })
            : a('receipts.sound')}
    </p>
  );
};

const AnswerLine = ({ answer }: { answer: CheckedAnswer }) => {
  const a = useAfterTexts();
  const t = useTexts();
  const { language } = useLanguage();
  const { questionIndex, at, responseMs, points, receipt } = answer;
  const time = new Intl.DateTimeFormat(intlTag(language), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  }).format(at);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-3">
      <span className="grow">
        <span className="block font-bold">{a('charts.question', { number: questionIndex + 1 })}</span>
        <span className="numbers text-sm text-muted">
          {a('receipts.when', { time, ms: t('common.figure', { count: Math.round(responseMs) }) })}
        </span>
      </span>
      <span className="numbers font-bold">{t('common.points', { count: points })}</span>
      <span
        className={`w-full text-sm sm:w-56 sm:text-end ${receipt === 'differs' ? 'text-bad' : 'text-muted'}`}
      >
        {a(`receipts.${receipt}Here`)}
      </span>
    </li>
  );
};
