import type { SavedSetView, SetVersionItem, SetVersionView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { goBackTo } from '../../../api/set-sharing.js';
import { DeskPage } from '../../../frame/desk-page.js';
import { tellFailure } from '../../../frame/failures.js';
import { AskedFor } from '../../../frame/questions/asked-for.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { useShown } from '../../../ui/use-shown.js';
import { LoadedSet } from './loaded-set.js';
import { useSaved } from './saved.js';
import { questionsOf } from './set-rules.js';

export { Waiting } from './loaded-set.js';

/** What a set of the account's was before each save, and the way back there. */
const HistoryPage = () => {
  const { setId = '' } = useParams();
  return (
    <LoadedSet key={setId} setId={setId} guest={null}>
      {(set) => <History set={set} />}
    </LoadedSet>
  );
};
export default HistoryPage;

const History = ({ set }: { set: SavedSetView }) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const history = useQuery(reading.setHistory(set.id));
  const [opened, setOpened] = useState<SetVersionItem | null>(null);
  return (
    <DeskPage title={t('history.title', { title: set.title })} lead={t('history.lead')}>
      <ButtonLink to={paths.editSet(set.id)} tone="quiet" className="mt-1 -ms-3 self-start">
        {t('history.toSet')}
      </ButtonLink>
      {history.isPending && <p className="mt-6 text-muted">{common('common.loading')}</p>}
      {history.isError && <LoadFailed text={t('share.failed')} again={() => void history.refetch()} />}
      {history.data && (
        <ol className="mt-4 mb-12 divide-y-2 divide-line">
          {history.data.map((item, place) => (
            <Version key={item.version} item={item} isNow={place === 0} onLook={() => setOpened(item)} />
          ))}
        </ol>
      )}
      {history.data?.length === 1 && <p className="mb-12 max-w-prose text-muted">{t('history.alone')}</p>}
      {opened && <VersionDialog set={set} item={opened} onClose={() => setOpened(null)} />}
    </DeskPage>
  );
};

interface VersionProps {
  item: SetVersionItem;
  isNow: boolean;
  onLook: () => void;
}

/** One state in a few lines: which, who saved it and when, what it was called and how much it was. */
const Version = ({ item, isNow, onLook }: VersionProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const { version: number, title, questionCount, isKept } = item;
  const saved = useSaved();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{t('history.version', { number })}</span>
          {isNow && <Badge tone="good">{t('history.now')}</Badge>}
        </p>
        <p className="wrap-anywhere">{saved(item)}</p>
        <p className="text-sm wrap-anywhere text-muted">
          <bdi>{title}</bdi> · {common('common.questions', { count: questionCount })}
        </p>
      </div>
      {!isNow && isKept && (
        <Button tone="quiet" aria-label={t('history.lookOne', { number })} onClick={onLook}>
          {t('history.look')}
        </Button>
      )}
      {!isKept && <p className="text-sm text-muted">{t('history.notKept')}</p>}
    </li>
  );
};

interface VersionDialogProps {
  set: SavedSetView;
  item: SetVersionItem;
  onClose: () => void;
}

/** An earlier state with its questions; a press writes the set as it was. */
const VersionDialog = ({ set, item, onClose }: VersionDialogProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const saved = useSaved();
  const { version: number } = item;
  const version = useQuery(reading.setVersion(set.id, number));
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries(reading.setHistory(set.id)),
      queries.invalidateQueries(reading.sets(null)),
    ]);
  const back = useMutation({
    mutationFn: () => goBackTo(set.id, number, set.version),
    onSuccess: async (now) => {
      queries.setQueryData(reading.set(set.id, null).queryKey, now);
      await readAgain();
      notify(t('history.wentBack', { number }));
      onClose();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'set_changed') return tellFailure(common, error);
      await Promise.all([readAgain(), queries.invalidateQueries(reading.set(set.id, null))]);
      notify(t('history.changed'), { tone: 'error' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('history.version', { number })}
      description={saved(item)}
      onClose={onClose}
      footer={
        version.data && (
          <Button tone="main" busy={back.isPending} onClick={() => back.mutate()}>
            {t(back.isPending ? 'history.goingBack' : 'history.goBack')}
          </Button>
        )
      }
    >
      {version.isPending && <p className="text-muted">{common('common.loading')}</p>}
      {version.isError && <LoadFailed text={t('share.failed')} again={() => void version.refetch()} />}
      {version.data && <Content version={version.data} lang={set.language ?? undefined} />}
    </Dialog>
  );
};

/** What a set held then, as far as it lived in it. */
const Content = ({ version, lang }: { version: SetVersionView; lang: string | undefined }) => {
  const t = useQuestionsTexts();
  const d = useDeskTexts();
  const { title, questionCount, set } = version;
  const questions = questionsOf(set.customQuestions);
  const { shown, showMore } = useShown(questions);
  const pointed = questionCount - questions.length;
  return (
    <>
      <p dir="auto" className="text-lg font-bold wrap-anywhere">
        {title}
      </p>
      <p className="text-sm text-muted">
        {t('history.details', {
          category: set.category,
          level: d(`difficulties.${set.difficulty}`),
          count: set.questionsPerGame,
          seconds: set.timePerQuestion,
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too */}
      <ol tabIndex={0} aria-label={t('sets.questionsTitle')} className="mt-3 divide-y divide-line">
        {shown.map((question, index) => (
          <li key={question.id || index} className="flex gap-3 py-3">
            <span className="numbers min-w-7 font-display font-extrabold text-muted">{index + 1}</span>
            <div className="min-w-0 grow">
              <p lang={lang} dir="auto" className="font-bold wrap-anywhere">
                {withFormulas(question.question)}
              </p>
              <div className="mt-1">
                <AskedFor question={question} lang={lang} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {showMore && <Button onClick={showMore}>{t('bank.showMore')}</Button>}
      {pointed > 0 && <p className="mt-3">{t('history.fromBank', { count: pointed })}</p>}
      <p className="mt-4 text-sm text-muted">{t('history.goBackText')}</p>
    </>
  );
};
