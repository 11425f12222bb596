import { questionKinds, type SharedSetView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { sharedReading } from '../../api/public-set-queries.js';
import { sendSetReport } from '../../api/reports.js';
import { ApiError } from '../../api/request.js';
import { DeskPage } from '../../frame/desk-page.js';
import { Report } from '../../frame/reporting/report-later.js';
import { licences } from '../../frame/shared-sets/licences.js';
import { useLevelText } from '../../frame/shared-sets/set-item.js';
import { languageName } from '../../frame/shared-sets/set-languages.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { useDiscoverTexts } from '../../texts/discover-texts.js';
import { useLanguage } from '../../texts/language-context.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Link } from '../../ui/link.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { SharedQuestions } from './shared-questions.js';
import { SharedSetActions } from './shared-set-actions.js';

/** /set/{token}: a set that somebody shares, for whoever has its address. */
const SharedSetPage = () => {
  const { token = '' } = useParams();
  const t = useDiscoverTexts();
  const common = useTexts();
  const set = useQuery(sharedReading.set(token));
  usePageTitle(set.data?.title ?? t('search.title'));
  if (set.data) return <SharedSet key={token} set={set.data} />;
  if (set.error instanceof ApiError && set.error.statusCode === 404)
    return (
      <MessagePage title={t('shared.goneTitle')} text={t('shared.goneText')}>
        <ButtonLink to={paths.discover} tone="main">
          {t('shared.toDiscover')}
        </ButtonLink>
        <ButtonLink to={paths.home}>{common('common.goHome')}</ButtonLink>
      </MessagePage>
    );
  return set.isError ? <Unavailable again={set.refetch} /> : <SetSkeleton />;
};
export default SharedSetPage;

const SharedSet = ({ set }: { set: SharedSetView }) => {
  const t = useDiscoverTexts();
  const { token, title, author, language, origin } = set;
  return (
    <DeskPage title={title} titleLang={language} lead={t('shared.by', { author })}>
      {origin && (
        <p className="mt-1 wrap-anywhere text-muted">
          {t('shared.copyOf', { title: origin.title, author: origin.author })}{' '}
          {origin.token !== null && (
            <Link
              to={paths.sharedSet(origin.token)}
              className="inline-flex min-h-11 items-center text-text underline underline-offset-4 hover:no-underline"
            >
              {t('shared.toOriginal')}
            </Link>
          )}
        </p>
      )}
      <SharedSetActions set={set} />
      <Facts set={set} />
      <SharedQuestions set={set} />
      {!set.isMine && (
        <footer className="mb-8 -ms-3">
          <Report
            of="set"
            things={[{ about: 'questions' }]}
            send={({ reason, note }) => sendSetReport(token, { reason, ...(note && { note }) })}
          />
        </footer>
      )}
    </DeskPage>
  );
};

/** What the set is, and what rooms made of it. */
const Facts = ({ set }: { set: SharedSetView }) => {
  const t = useDiscoverTexts();
  const q = useQuestionsTexts();
  const common = useTexts();
  const { language: reader } = useLanguage();
  const level = useLevelText();
  const { category, questionCount, kinds, language, stars, licence, played } = set;
  const facts = [
    { label: t('search.category'), value: category },
    { label: t('shared.questions'), value: common('common.figure', { count: questionCount }) },
    {
      label: t('shared.difficulty'),
      value: played.difficulty === null ? level(set) : t('shared.asPlayed', { level: level(set) }),
    },
    ...(played.share === null
      ? []
      : [
          {
            label: t('shared.rightAnswers'),
            value: t('shared.percent', { percent: Math.round(100 * played.share) }),
          },
        ]),
    {
      label: t('shared.games'),
      value: played.games === 0 ? t('shared.notPlayed') : common('common.figure', { count: played.games }),
    },
    { label: t('shared.starsLabel'), value: common('common.figure', { count: stars }) },
    {
      label: t('search.language'),
      value: language === null ? t('shared.languageUnsaid') : languageName(reader, language),
    },
  ];
  const inOrder = questionKinds.filter((kind) => kinds.includes(kind));
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-4 border-t-2 border-line pt-5 sm:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm wrap-anywhere text-muted">{label}</dt>
          <dd className="numbers font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div className="col-span-full">
        <dt className="text-sm text-muted">{t('shared.kinds')}</dt>
        <dd className="font-bold">{inOrder.map((kind) => q(`kinds.${kind}`)).join(' · ')}</dd>
      </div>
      <div className="col-span-full">
        <dt className="text-sm text-muted">{t('shared.licence')}</dt>
        <dd>
          <span className="font-bold">
            {licence === 'reserved' ? (
              t('shared.reserved')
            ) : (
              <a
                href={licences[licence].url}
                rel="license noopener"
                target="_blank"
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
              >
                {licences[licence].name}
              </a>
            )}
          </span>
          <span className="block max-w-prose text-muted">{t(`shared.${licence}Text`)}</span>
        </dd>
      </div>
    </dl>
  );
};

const rows = ['first', 'second', 'third', 'fourth'];

/** The page before its set is there. */
const SetSkeleton = () => (
  <Skeleton
    text={useDiscoverTexts()('shared.loading')}
    className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10"
  >
    <Bone className="h-10 w-80 max-w-full sm:h-12" />
    <Bone className="mt-3 h-6 w-40" />
    <div className="mt-6 flex flex-wrap gap-3">
      <Bone className="h-11 w-32 rounded-full" />
      <Bone className="h-11 w-48 rounded-full" />
    </div>
    <Bone className="mt-10 h-40" />
    {rows.map((row) => (
      <div key={row} className="border-t-2 border-line py-4">
        <Bone className="h-6 w-10/12" />
        <Bone className="mt-3 h-4 w-40" />
      </div>
    ))}
  </Skeleton>
);
