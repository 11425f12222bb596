import {
  type AssignmentQuestionReport,
  type AssignmentReport,
  type AssignmentView,
  type AttemptReport,
  intlTag,
  type LivePersonReport,
  type PersonReport,
  type UserView,
} from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import { assignmentReading, correctAttempts, downloadReport, undoInAttempts } from '../../api/assignments.js';
import { ApiError } from '../../api/request.js';
import { CorrectButton } from '../../frame/corrections/correct-button.js';
import { DeskPage } from '../../frame/desk-page.js';
import { tellFailure } from '../../frame/failures.js';
import { AuthenticationError, type Passed } from '../../frame/gates.js';
import { isSessionOver } from '../../frame/session.js';
import { paths } from '../../paths.js';
import { useLanguage } from '../../texts/language-context.js';
import { useOwnPaceTexts } from '../../texts/own-pace-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Badge } from '../../ui/badge.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { isJudged } from '../../ui/crowd/asked.js';
import { DataTable } from '../../ui/data-table.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { LoadFailed, MessagePage } from '../../ui/message-page.js';
import { saveFile } from '../../ui/save-file.js';
import { Span, Waiting } from './assignment-list-page.js';
import { HandOver } from './hand-over.js';
import { LiveBeside } from './live-beside.js';
import { BackToAssignments } from './new-assignment-page.js';
import { Sharing } from './sharing.js';

/** What stands in the address: the live games that are laid beside, by their ids. */
const useGames = () => {
  const [query, setQuery] = useSearchParams();
  const games = (query.get('games') ?? '').split(',').filter((id) => id !== '');
  const choose = (chosen: readonly string[]): void =>
    setQuery(chosen.length > 0 ? { games: chosen.join() } : {}, { replace: true, preventScrollReset: true });
  return { games, choose };
};

/** /dashboard/assignments/{id}: its code, its deadline, and what came of it. */
const ReportPage = ({ account }: Pick<Passed, 'account'>) => {
  const { assignmentId = '' } = useParams();
  const t = useOwnPaceTexts();
  const { games, choose } = useGames();
  const report = useQuery(assignmentReading.report(assignmentId, games));
  if (isSessionOver(report.error)) return <AuthenticationError />;
  if (report.error instanceof ApiError && report.error.statusCode === 404)
    return (
      <MessagePage title={t('assignment.title')} text={t('assignment.unknown')}>
        <ButtonLink to={paths.assignments} tone="main">
          {t('assignment.all')}
        </ButtonLink>
      </MessagePage>
    );
  return (
    <DeskPage
      title={report.data?.assignment.title ?? t('assignment.report')}
      titleLang={report.data ? null : undefined}
      aside={<BackToAssignments />}
      wide
    >
      {report.isPending && <Waiting />}
      {report.isError && <LoadFailed text={t('assignment.loadFailed')} again={() => void report.refetch()} />}
      {report.data && (
        <Report
          key={`${assignmentId} ${report.data.assignment.closesAt}`}
          account={account}
          report={report.data}
          busy={report.isPlaceholderData}
          onChoose={choose}
        />
      )}
    </DeskPage>
  );
};
export default ReportPage;

interface ReportProps {
  account: UserView;
  report: AssignmentReport;
  /** Other games are on their way to stand beside. */
  busy: boolean;
  onChoose: (games: readonly string[]) => void;
}

const Report = ({ account, report, busy, onChoose }: ReportProps) => {
  const t = useOwnPaceTexts();
  const [onlyCode, setOnlyCode] = useState(false);
  const { assignment, people, live, games, missing, questions } = report;
  /** On paper the code stands alone, for a door or a notebook. */
  const printCode = (): void => {
    flushSync(() => setOnlyCode(true));
    print();
    setOnlyCode(false);
  };
  return (
    <div className="flex flex-col gap-10 pb-12">
      <p className="mt-2 text-muted">
        <Span assignment={assignment} />
      </p>
      <Sharing assignment={assignment} onPrint={printCode} />
      <div className={onlyCode ? 'flex flex-col gap-10 print:hidden' : 'flex flex-col gap-10'}>
        <section>
          {people.length === 0 && (
            <>
              <h2 className="text-2xl">{t('assignment.report')}</h2>
              <p className="mt-2 text-muted">{t('assignment.nobody')}</p>
            </>
          )}
          {people.length + live.length > 0 && <People report={report} />}
          {missing.length > 0 && (
            <p dir="auto" className="mt-4 wrap-anywhere text-muted">
              {t('assignment.missing', { names: missing.join(', ') })}
            </p>
          )}
          {people.length + live.length > 0 && (
            <Download id={assignment.id} games={games.map(({ gameId }) => gameId)} />
          )}
        </section>
        <LiveBeside account={account} games={games} busy={busy} onChoose={onChoose} />
        <Questions assignment={assignment} questions={questions} />
      </div>
    </div>
  );
};

/** An attempt, or somebody of a live game. */
type Row =
  | { readonly person: PersonReport; readonly attempt: AttemptReport }
  | { readonly live: LivePersonReport; readonly key: string };

/** A row for each attempt; those of one person follow each other. Behind them who played live. */
const People = ({ report }: { report: AssignmentReport }) => {
  const t = useOwnPaceTexts();
  const common = useTexts();
  const { assignment, people, live, games } = report;
  const titles = new Map(games.map(({ gameId, title }) => [gameId, title]));
  const rows: Row[] = [
    ...people.flatMap((person) => person.attempts.map((attempt) => ({ person, attempt }))),
    ...live.map((one, index) => ({ live: one, key: `${one.gameId} ${index}` })),
  ];
  const numberOf = ({ number, state, counts }: AttemptReport): string => {
    if (state === 'under_way') return t('assignment.underWay', { number });
    return counts ? t('assignment.counting', { number }) : String(number);
  };
  const right = ({ correct, answers }: AttemptReport | LivePersonReport): string =>
    `${correct}/${answers.filter((answer) => answer !== null).length}`;
  const isFirst = ({ person, attempt }: Extract<Row, { attempt: AttemptReport }>): boolean =>
    person.attempts[0] === attempt;
  return (
    <DataTable<Row>
      caption={t('assignment.report')}
      rows={rows}
      rowKey={(row) => ('live' in row ? row.key : row.attempt.gameId)}
      empty={null}
      columns={[
        {
          header: t('assignment.person'),
          cell: (row) => <span dir="auto">{'live' in row ? row.live.name : row.person.name}</span>,
        },
        {
          header: t('assignment.attempt'),
          cell: (row) =>
            'live' in row ? (
              <span dir="auto" className="whitespace-normal">
                {t('assignment.inLive', { title: titles.get(row.live.gameId) ?? '' })}
              </span>
            ) : (
              numberOf(row.attempt)
            ),
        },
        {
          header: t('assignment.place'),
          figures: true,
          cell: (row) =>
            'live' in row ? row.live.position : (row.attempt.counts && row.person.position) || '–',
        },
        {
          header: t('assignment.score'),
          figures: true,
          cell: (row) =>
            common('common.figure', { count: 'live' in row ? row.live.score : row.attempt.score }),
        },
        {
          header: t('assignment.right'),
          figures: true,
          cell: (row) => right('live' in row ? row.live : row.attempt),
        },
        ...(assignment.identity === 'account'
          ? []
          : [
              {
                header: t('assignment.device'),
                below: true,
                cell: (row: Row) =>
                  'attempt' in row && isFirst(row) ? (
                    <HandOver id={assignment.id} person={row.person} />
                  ) : null,
              },
            ]),
      ]}
    />
  );
};

const Download = ({ id, games }: { id: string; games: readonly string[] }) => {
  const t = useOwnPaceTexts();
  const common = useTexts();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await downloadReport(id, games), `assignment-${id}.csv`);
    } catch (error) {
      tellFailure(common, error);
    }
    setBusy(false);
  };
  return (
    <p className="mt-4 print:hidden">
      <Button busy={busy} onClick={() => void save()}>
        {t('assignment.download')}
      </Button>
    </p>
  );
};

interface QuestionsProps {
  assignment: AssignmentView;
  questions: readonly AssignmentQuestionReport[];
}

const Questions = ({ assignment, questions }: QuestionsProps) => {
  const t = useOwnPaceTexts();
  const [isOver] = useState(() => Date.parse(assignment.closesAt) <= Date.now());
  return (
    <section>
      <h2 className="text-2xl">{t('assignment.questions')}</h2>
      <ol className="mt-2 divide-y-2 divide-line">
        {questions.map((question) => (
          <li key={question.questionIndex} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
            <span className="numbers min-w-7 font-extrabold">{question.questionIndex + 1}</span>
            <div className="min-w-0 grow basis-60">
              <p dir="auto" lang={question.language} className="font-bold wrap-anywhere">
                {withFormulas(question.question)}
              </p>
              <Shares question={question} />
              {question.corrected && <Badge>{t('assignment.corrected')}</Badge>}
            </div>
            {isOver && isJudged(question) && <Correcting id={assignment.id} question={question} />}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** How many were right, of those who played at their own pace, and of those who played live. */
const Shares = ({ question: { share, asked, answered, live } }: { question: AssignmentQuestionReport }) => {
  const t = useOwnPaceTexts();
  const { language } = useLanguage();
  const percentOf = (part: number): string => Math.round(100 * part).toLocaleString(intlTag(language));
  return (
    <>
      {share !== null && (
        <p className="numbers text-sm text-muted">
          {t('assignment.share', { percent: percentOf(share), answered, asked })}
        </p>
      )}
      {live && live.share !== null && (
        <p className="numbers text-sm text-muted">
          {t('assignment.liveShare', {
            percent: percentOf(live.share),
            answered: live.answered,
            asked: live.asked,
          })}
        </p>
      )}
    </>
  );
};

/** A question that turned out wrong is put right in all attempts, or as it was again. */
const Correcting = ({ id, question }: { id: string; question: AssignmentQuestionReport }) => {
  const t = useOwnPaceTexts();
  const queries = useQueryClient();
  const { questionIndex, corrected } = question;
  return (
    <CorrectButton
      question={question}
      isCorrected={corrected !== undefined}
      correct={async (body) => t('assignment.correctedIn', { count: await correctAttempts(id, body) })}
      undo={async () => {
        await undoInAttempts(id, questionIndex);
        return t('assignment.undone', { number: questionIndex + 1 });
      }}
      onSettled={() => queries.invalidateQueries({ queryKey: assignmentReading.reports(id) })}
    />
  );
};
