import { difficultyNamed } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cached } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { createSavedSet } from '../../../api/sets.js';
import { quotaWords } from '../../../frame/failures.js';
import { useForm } from '../../../frame/form.js';
import { usePendingGame } from '../../../frame/pending-game.js';
import { QuestionDialog, QuestionEditor } from '../../../frame/questions/question-editor.js';
import { NearQuota } from '../../../frame/quotas/near-quota.js';
import { useSessionStatus } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { currentTeam } from '../../../hosting/current-game.js';
import { type CustomDraft, customDraft } from '../../../hosting/drafts.js';
import { ensureGuestSession } from '../../../hosting/guest-session.js';
import { type OwnQuestion, ownInBasket } from '../../../hosting/own-question.js';
import { type PendingGame, pendingGame } from '../../../hosting/pending-game.js';
import { withOne } from '../../../lib/list-changes.js';
import { useStore } from '../../../lib/store.js';
import { paths, serverPaths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { bySignIn } from '../../../texts/sign-in-name.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { notify } from '../../../ui/notices.js';
import { QuestionList } from '../questions/question-list.js';
import { NotAll } from '../sets/not-all.js';
import { SetDetails } from '../sets/set-details.js';
import { countOf, secondsPerQuestionOf, setBody, setErrors, withNumbers } from '../sets/set-rules.js';
import { type SaveChoice, SaveChoiceDialog, StartOver } from './custom-dialogs.js';

/** A set of own questions in two steps. What is typed is kept at once, so no way back loses it. */
const CustomQuestionsPage = () => {
  const t = useQuestionsTexts();
  const draft = useStore(customDraft);
  usePageTitle(t('own.customTitle'));
  const change = (part: Partial<CustomDraft>): void => customDraft.update((now) => ({ ...now, ...part }));
  return draft.step === 'setup' ? (
    <SetupStep draft={draft} onChange={change} />
  ) : (
    <QuestionsStep draft={draft} onChange={change} />
  );
};
export default CustomQuestionsPage;

/** The second step: one question after another, the list beside them. */
const QuestionsStep = ({ draft, onChange }: StepProps) => {
  const t = useQuestionsTexts();
  const d = useDeskTexts();
  const common = useTexts();
  const [edited, setEdited] = useState<OwnQuestion | null>(null);
  const { details, questions, entry } = draft;
  const seconds = secondsPerQuestionOf(details.timePerQuestion);
  const any = questions.length > 0;
  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-6 pb-12 sm:pt-10">
      <StepHeader
        number={2}
        title={details.title}
        lead={[
          details.category,
          d(
            `difficulties.${details.difficulty === 'easy' || details.difficulty === 'hard' ? details.difficulty : 'medium'}`,
          ),
          t('sets.perGame', { count: Number(details.questionsPerGame) }),
          t('sets.perQuestion', { seconds }),
        ].join('\u00a0· ')}
      />
      <Button tone="quiet" className="mt-2 -ms-3" onClick={() => onChange({ step: 'setup' })}>
        {t('own.backToSetup')}
      </Button>
      <div className="mt-4 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start">
        <section>
          <h2 className="mb-3 text-xl">{t('own.newQuestion')}</h2>
          <QuestionEditor
            entry={entry}
            seconds={seconds}
            tone={any ? 'plain' : 'main'}
            onEntry={(typed) => onChange({ entry: typed })}
            onAdd={(question) => onChange({ questions: withOne(questions, question) })}
          />
        </section>
        <section>
          <h2 className="text-xl">
            {t('own.yours')}{' '}
            {any && (
              <span className="numbers text-base font-normal text-muted">
                {common('common.questions', { count: questions.length })}
              </span>
            )}
          </h2>
          {!any && <p className="mt-3 text-muted">{t('own.noneYet')}</p>}
          <QuestionList
            questions={questions}
            seconds={seconds}
            onEdit={setEdited}
            onChange={(changed) => onChange({ questions: changed })}
          />
          <NotAll
            count={questions.length}
            details={details}
            onChange={(changed) => onChange({ details: changed })}
          />
          {any && <NearQuota of="sets" className="mt-4" />}
          {any && <FinishBar draft={draft} />}
          <StartOver draft={draft} />
        </section>
      </div>
      <QuestionDialog
        subject={edited}
        seconds={seconds}
        onClose={() => setEdited(null)}
        onDone={(question) => {
          onChange({ questions: withOne(questions, question) });
          setEdited(null);
        }}
      />
    </div>
  );
};

/** What becomes of the set: kept for later, or hosted at once. */
const FinishBar = ({ draft }: { draft: CustomDraft }) => {
  const t = useQuestionsTexts();
  const { hostNow, question } = useHostNow();
  const { saving, choosing, save, choose } = useSaveDraft(draft);
  return (
    <div className="my-6 flex flex-wrap gap-3">
      <Button tone="main" busy={saving} onClick={save} className="min-h-14 px-6 text-lg max-sm:grow">
        {saving ? t('own.saving') : t('own.saveSet')}
      </Button>
      <Button onClick={() => hostNow(draft)} className="min-h-14 px-6 text-lg max-sm:grow">
        {t('own.hostNow')}
      </Button>
      <SaveChoiceDialog open={choosing} onChoose={choose} />
      {question}
    </div>
  );
};

/** Leaves the draft to be hosted at once: by the sign-in and a team where they are needed (OP-52), then in the basket. */
const useHostNow = () => {
  const navigate = useNavigate();
  const session = useSessionStatus();
  const team = useStore(currentTeam);
  const { goOn, question } = usePendingGame();
  const hostNow = (draft: CustomDraft): void => {
    pendingGame.set(pendingOf(draft));
    if (session.state === 'signed-out') location.assign(serverPaths.signIn(paths.createTeam));
    else if (team === null) void navigate(paths.createTeam);
    else goOn();
  };
  return { hostNow, question };
};

const pendingOf = ({ details, questions }: CustomDraft): PendingGame => {
  const seconds = secondsPerQuestionOf(details.timePerQuestion);
  return {
    title: details.title.trim(),
    category: details.category,
    difficulty: details.difficulty,
    questionsPerGame: countOf(details.questionsPerGame),
    timePerQuestion: seconds,
    customQuestions: questions.map((question) =>
      ownInBasket(question, {
        category: details.category,
        difficulty: difficultyNamed(details.difficulty),
        seconds,
      }),
    ),
    isCustom: true,
  };
};

interface StepProps {
  draft: CustomDraft;
  onChange: (part: Partial<CustomDraft>) => void;
}

/** The first step: the set itself. It goes on once the title can be read. */
const SetupStep = ({ draft, onChange }: StepProps) => {
  const t = useQuestionsTexts();
  const details = withNumbers(draft.details);
  const { errors, submit } = useForm({
    fields: details,
    wrong: setErrors(details),
    send: () => onChange({ details, step: 'questions' }),
  });
  return (
    <section className="mx-auto w-full max-w-2xl px-5 pt-6 pb-12 sm:pt-10">
      <StepHeader number={1} title={t('own.customTitle')} lead={t('own.setupLead')} />
      <form noValidate onSubmit={submit} className="mt-6">
        <SetDetails
          fields={draft.details}
          errors={errors}
          onChange={(changed) => onChange({ details: changed })}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" tone="main" className="min-h-14 px-8 text-lg max-sm:w-full">
            {t('own.toQuestions')}
          </Button>
          <ButtonLink to={paths.startTrivia} tone="quiet" className="max-sm:-ms-3">
            {t('own.back')}
          </ButtonLink>
          <span className="ms-3">
            <StartOver draft={draft} />
          </span>
        </div>
      </form>
    </section>
  );
};

/** Saves the set as a draft: for the account, or, by choice, under a guest's id. Until then it stays in the browser. */
const useSaveDraft = ({ details, questions }: CustomDraft) => {
  const t = useQuestionsTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const session = useSessionStatus();
  const [saving, setSaving] = useState(false);
  const [choosing, setChoosing] = useState(false);

  const send = async (guest: string | null): Promise<void> => {
    setSaving(true);
    try {
      await createSavedSet(setBody(details, questions, { isDraft: true }), guest);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaving(false);
      // The session ended while questions were typed.
      if (error.statusCode === 401) setChoosing(true);
      else notify(quotaWords(error) ?? t('own.saveFailed'), { tone: 'error' });
      return;
    }
    customDraft.forget();
    void queries.invalidateQueries({ queryKey: cached.allSets });
    notify(t('own.saved'));
    await navigate(paths.savedSets);
  };

  const choose = (choice: SaveChoice): void => {
    setChoosing(false);
    if (choice === 'guest') void send(ensureGuestSession());
    else if (choice === 'account') location.assign(serverPaths.signIn(paths.customQuestions));
    else
      notify(
        bySignIn(
          (provider) => t('own.signInToSave', provider),
          () => t('own.signInToSavePlain'),
        ),
        { tone: 'error' },
      );
  };

  return {
    saving,
    choosing,
    choose,
    save: (): void => {
      if (session.state === 'signed-out') setChoosing(true);
      else void send(null);
    },
  };
};

interface StepHeaderProps {
  number: 1 | 2;
  title: string;
  lead: string;
}

/** Which of the two steps this is, and what is done in it. */
const StepHeader = ({ number, title, lead }: StepHeaderProps) => {
  const t = useQuestionsTexts();
  return (
    <header>
      <p className="numbers text-sm font-bold text-muted">{t('own.stepOf', { number, count: 2 })}</p>
      <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p>
    </header>
  );
};
