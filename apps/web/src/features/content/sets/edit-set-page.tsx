import type { SavedSetView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { DeskPage } from '../../../frame/desk-page.js';
import type { Passed } from '../../../frame/gates.js';
import { QuestionDialog } from '../../../frame/questions/question-editor.js';
import { useEndedSession } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import type { SetEdit } from '../../../hosting/drafts.js';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { withOne } from '../../../lib/list-changes.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { ActionBar } from '../../../ui/action-bar.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { QuestionList } from '../questions/question-list.js';
import { NotAll } from './not-all.js';
import { DeleteSetDialog, DraftBadge, useLaunch } from './set-actions.js';
import { SetDetails } from './set-details.js';
import { canBeReady, countOf, secondsPerQuestionOf } from './set-rules.js';
import { useEdit } from './use-edit.js';

/** One saved set: its details, its questions, and the way to a game. */
const EditSetPage = ({ setsOf: guest }: Pick<Passed, 'setsOf'>) => {
  const { setId = '' } = useParams();
  usePageTitle(useQuestionsTexts()('sets.editTitle'));
  return <LoadedSet key={setId} setId={setId} guest={guest} />;
};
export default EditSetPage;

/** The set as it is saved; for a missing or foreign one there is a way back. */
const LoadedSet = ({ setId, guest }: { setId: string; guest: string | null }) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const set = useQuery(reading.set(setId, guest));
  useEndedSession(guest === null ? set.error : null);
  if (set.isPending) return <Waiting />;
  if (set.isError) {
    const missing = set.error instanceof ApiError && [400, 403, 404].includes(set.error.statusCode);
    return (
      <MessagePage
        title={t(missing ? 'sets.notFound' : 'sets.fetchFailed')}
        text={missing ? t('sets.notFoundText') : common('errors.unavailable')}
      >
        {!missing && (
          <Button tone="main" onClick={() => void set.refetch()}>
            {common('common.tryAgain')}
          </Button>
        )}
        <ButtonLink to={paths.savedSets} tone={missing ? 'main' : 'plain'}>
          {t('sets.listTitle')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return <EditSet set={set.data} guest={guest} />;
};

/** The form of one saved set. */
const EditSet = ({ set, guest }: { set: SavedSetView; guest: string | null }) => {
  const t = useQuestionsTexts();
  const navigate = useNavigate();
  const editing = useEdit(set, guest);
  const [deleting, setDeleting] = useState(false);
  const { edit, errors, change } = editing;
  return (
    <DeskPage title={t('sets.editTitle')} aside={<DraftBadge isDraft={set.isDraft} />}>
      <ButtonLink to={paths.savedSets} tone="quiet" className="mt-1 -ml-3 self-start">
        {t('sets.backToList')}
      </ButtonLink>
      <div className="mt-6">
        <SetDetails fields={edit.details} errors={errors} onChange={(details) => change({ details })} />
      </div>
      <EditQuestions edit={edit} onChange={change} />
      <NotAll
        count={edit.questions.length + edit.selected.length}
        details={edit.details}
        onChange={(details) => change({ details })}
      />
      {edit.selected.length > 0 && <SetPool category={set.category} count={edit.selected.length} />}
      <div className="mt-8 mb-6">
        <ReadySwitch set={set} edit={edit} onChange={(ready) => change({ ready })} />
        <Button tone="quiet" className="mt-2 -ml-3 text-bad" onClick={() => setDeleting(true)}>
          {t('sets.deleteConfirm')}
        </Button>
      </div>
      <EditActions set={set} editing={editing} />
      <DeleteSetDialog
        set={deleting ? set : null}
        guest={guest}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(paths.savedSets)}
      />
    </DeskPage>
  );
};

/** Stored questions that a set draws from. */
const SetPool = ({ category, count }: { category: string; count: number }) => {
  const t = useQuestionsTexts();
  return (
    <div className="mt-6 border-l-4 border-sky pl-4">
      <p className="font-bold">{t('sets.pool', { count })}</p>
      <p className="text-muted">{t('sets.poolText')}</p>
      <ButtonLink to={paths.dynamicCategory(category)} tone="quiet" className="-ml-3">
        {t('sets.poolOpen')}
      </ButtonLink>
    </div>
  );
};

interface ReadySwitchProps {
  set: SavedSetView;
  edit: SetEdit;
  onChange: (ready: boolean) => void;
}

/** Says that a set is finished; can be said once it holds enough for one game (OP-47). */
const ReadySwitch = ({ set, edit, onChange }: ReadySwitchProps) => {
  const t = useQuestionsTexts();
  const { questions, selected, details } = edit;
  const can = canBeReady(edit, set);
  return (
    <SwitchField
      label={t('sets.readyLabel')}
      hint={
        can
          ? t('sets.readyHint')
          : t('sets.notReadyHint', {
              wanted: countOf(details.questionsPerGame),
              count: questions.length + selected.length,
            })
      }
      checked={edit.ready && can}
      disabled={!can}
      onChange={onChange}
    />
  );
};

const fields = ['category', 'difficulty', 'count', 'time'];

/** One set before it is there. */
export const Waiting = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
      <Bone className="h-10 w-72 max-w-full" />
      <Bone className="mt-4 mb-3 h-5 w-40" />
      <div className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Bone className="mt-7 mb-7 h-13 sm:col-span-2" />
        {fields.map((field) => (
          <Bone key={field} className="mt-7 mb-7 h-13" />
        ))}
      </div>
      <Bone className="mt-6 h-7 w-40" />
      <Bone className="mt-4 h-24" />
      <Bone className="mt-4 h-24" />
    </Skeleton>
  );
};

interface EditQuestionsProps {
  edit: SetEdit;
  onChange: (part: Pick<SetEdit, 'questions'>) => void;
}

/** The questions that live in the set, in their order. */
const EditQuestions = ({ edit: { questions, selected, details }, onChange }: EditQuestionsProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const [subject, setSubject] = useState<OwnQuestion | 'new' | null>(null);
  const seconds = secondsPerQuestionOf(details.timePerQuestion);
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          {t('sets.questionsTitle')}{' '}
          {questions.length > 0 && (
            <span className="numbers text-base font-normal text-muted">
              {common('common.questions', { count: questions.length })}
            </span>
          )}
        </h2>
        <Button onClick={() => setSubject('new')}>{t('sets.addQuestion')}</Button>
      </div>
      {questions.length + selected.length === 0 && <p className="mt-3 text-muted">{t('sets.noQuestions')}</p>}
      <QuestionList
        questions={questions}
        seconds={seconds}
        onEdit={setSubject}
        onChange={(changed) => onChange({ questions: changed })}
      />
      <QuestionDialog
        subject={subject}
        seconds={seconds}
        onClose={() => setSubject(null)}
        onDone={(question) => {
          onChange({ questions: withOne(questions, question) });
          setSubject(null);
        }}
      />
    </section>
  );
};

interface EditActionsProps {
  set: SavedSetView;
  editing: ReturnType<typeof useEdit>;
}

/** Save and launch, in the thumb's reach wherever one has scrolled to. What is changed is saved before it is launched. */
const EditActions = ({ set, editing: { changed, saving, save, discard } }: EditActionsProps) => {
  const t = useQuestionsTexts();
  const { launching, launch } = useLaunch('alert');
  const [forLaunch, setForLaunch] = useState(false);
  const saveOnly = async (): Promise<void> => {
    if (await save()) notify(t('sets.updated'));
  };
  const saveAndLaunch = async (): Promise<void> => {
    setForLaunch(true);
    const saved = !changed || (await save());
    setForLaunch(false);
    if (saved) launch(set.id);
  };
  return (
    <ActionBar>
      {changed && (
        <p
          role="status"
          className="flex items-center justify-between gap-x-2 text-muted max-sm:basis-full sm:grow"
        >
          {t('sets.unsaved')}
          <Button tone="quiet" onClick={discard}>
            {t('sets.discard')}
          </Button>
        </p>
      )}
      <Button tone={changed ? 'main' : 'plain'} busy={saving && !forLaunch} onClick={() => void saveOnly()}>
        {t(saving && !forLaunch ? 'sets.saving' : 'sets.save')}
      </Button>
      <Button
        tone={changed ? 'plain' : 'main'}
        busy={launching || forLaunch}
        onClick={() => void saveAndLaunch()}
      >
        {t(launching || forLaunch ? 'sets.launching' : changed ? 'sets.saveAndLaunch' : 'sets.launch')}
      </Button>
    </ActionBar>
  );
};
