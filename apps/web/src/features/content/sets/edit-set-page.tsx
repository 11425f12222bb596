import type { SavedSetView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DeskPage } from '../../../frame/desk-page.js';
import type { Passed } from '../../../frame/gates.js';
import { QuestionDialog } from '../../../frame/questions/question-editor.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import type { SetEdit } from '../../../hosting/drafts.js';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { withOne } from '../../../lib/list-changes.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { ActionBar } from '../../../ui/action-bar.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { notify } from '../../../ui/notices.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { QuestionList } from '../questions/question-list.js';
import { CoAuthors, LeaveSet } from './co-authors.js';
import { LoadedSet } from './loaded-set.js';
import { NotAll } from './not-all.js';
import { Origin } from './origin.js';
import { OvertakenDialog, PutAside } from './overtaken.js';
import { DeleteSetDialog, DraftBadge, useLaunch } from './set-actions.js';
import { SetDetails } from './set-details.js';
import { canBeReady, countOf, secondsPerQuestionOf } from './set-rules.js';
import { HiddenNote, ShareSet, SharingBadge } from './share-set.js';
import { useEdit } from './use-edit.js';

export { Waiting } from './loaded-set.js';

/** One saved set: its details, its questions, and the way to a game. */
const EditSetPage = ({ setsOf: guest }: Pick<Passed, 'setsOf'>) => {
  const { setId = '' } = useParams();
  usePageTitle(useQuestionsTexts()('sets.editTitle'));
  return (
    <LoadedSet key={setId} setId={setId} guest={guest}>
      {(set) => <EditSet set={set} guest={guest} />}
    </LoadedSet>
  );
};
export default EditSetPage;

/** The form of one saved set. */
const EditSet = ({ set, guest }: { set: SavedSetView; guest: string | null }) => {
  const t = useQuestionsTexts();
  const navigate = useNavigate();
  const editing = useEdit(set, guest);
  const [deleting, setDeleting] = useState(false);
  const { edit, errors, change } = editing;
  const isOwner = guest === null && !set.isCoAuthored;
  return (
    <DeskPage title={t('sets.editTitle')} aside={<Badges set={set} />}>
      <div className="mt-1 -ms-3 flex flex-wrap sm:justify-between">
        <ButtonLink to={paths.savedSets} tone="quiet">
          {t('sets.backToList')}
        </ButtonLink>
        <div className="contents sm:flex sm:flex-wrap">
          {isOwner && <ShareSet set={set} />}
          {isOwner && <CoAuthors set={set} />}
          {guest === null && (
            <ButtonLink to={paths.setHistory(set.id)} tone="quiet">
              {t('history.open')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.sheet(set.id)} tone="quiet">
            {t('sheet.open')}
          </ButtonLink>
        </div>
      </div>
      {set.hidden && <HiddenNote hidden={set.hidden} className="mt-4" />}
      <Origin set={set} hasChanges={editing.changed} />
      <PutAside editing={editing} />
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
        {set.isCoAuthored ? (
          <LeaveSet set={set} />
        ) : (
          <Button tone="quiet" className="mt-2 -ms-3 text-bad" onClick={() => setDeleting(true)}>
            {t('sets.deleteConfirm')}
          </Button>
        )}
      </div>
      <EditActions set={set} editing={editing} />
      <OvertakenDialog setId={set.id} guest={guest} editing={editing} />
      <DeleteSetDialog
        set={deleting ? set : null}
        guest={guest}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(paths.savedSets)}
      />
    </DeskPage>
  );
};

const Badges = ({ set }: { set: SavedSetView }) => (
  <p className="flex flex-wrap gap-2">
    <SharingBadge set={set} />
    <DraftBadge isDraft={set.isDraft} />
  </p>
);

/** Stored questions that a set draws from. */
const SetPool = ({ category, count }: { category: string; count: number }) => {
  const t = useQuestionsTexts();
  return (
    <div className="mt-6 border-s-4 border-sky ps-4">
      <p className="font-bold">{t('sets.pool', { count })}</p>
      <p className="text-muted">{t('sets.poolText')}</p>
      <ButtonLink to={paths.dynamicCategory(category)} tone="quiet" className="-ms-3">
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
