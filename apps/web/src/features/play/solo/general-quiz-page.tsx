import { limits, type QuestionView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { getCategoryQuestions } from '../../../api/questions.js';
import { useForm } from '../../../frame/form.js';
import { QuietFrame } from '../../../frame/quiet-layout.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { useCall } from '../../../lib/use-call.js';
import { paths } from '../../../paths.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { FailureNote } from '../../../ui/field.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { SoloGame } from './solo-game.js';
import { soloSeconds } from './solo-settings.js';
import { useSoloSeat } from './use-solo-seat.js';

/** /solo/general: pick questions of general knowledge, and be asked exactly these (SOLO-01 to SOLO-04). */
const GeneralQuizPage = () => {
  const { seat, begin, letGo, leave } = useSoloSeat(paths.soloGeneral);
  // Kept here: who plays again finds the same questions picked.
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  if (seat) {
    return <SoloGame seat={seat} replayPath={paths.soloGeneral} onOver={letGo} onLeave={leave} />;
  }
  return (
    <QuietFrame>
      <QuestionPicker
        picked={picked}
        onPick={setPicked}
        onStart={(questionIds) => begin({ questionIds, timePerQuestion: soloSeconds })}
      />
    </QuietFrame>
  );
};
export default GeneralQuizPage;

interface QuestionPickerProps {
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  /** The ids in the order of the list. */
  onStart: (questionIds: string[]) => Promise<void>;
}

const { max } = limits.questionsPerGame;

/** The questions of general knowledge, to be picked. None shows its answer: that is what the game is for. */
const QuestionPicker = ({ picked, onPick, onStart }: QuestionPickerProps) => {
  const t = useVisitorTexts();
  const common = useTexts();
  usePageTitle(t('solo.generalTitle'));
  const asked = useCall(askGeneral);
  const questions = asked.state === 'there' ? asked.value : null;
  const chosen = (questions ?? []).filter(({ id }) => picked.has(id)).map(({ id }) => id);
  const { errors, pending, failure, submit } = useForm({
    fields: { picked },
    wrong: whatIsWrong(),
    send: () => onStart(chosen),
  });
  return (
    <section className="mx-auto w-full max-w-2xl px-5 py-8 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">{t('solo.generalTitle')}</h1>
      <p className="mt-2 text-lg text-muted">{t('solo.generalLead')}</p>
      <p className="-ms-3">
        <ButtonLink to={paths.bank} tone="quiet">
          {t('solo.backToBank')}
        </ButtonLink>
      </p>
      {asked.state === 'failed' && (
        <div className="mt-6">
          <p className="mb-3 font-bold text-bad">{t('solo.loadFailed')}</p>
          <Button onClick={asked.askAgain}>{common('common.tryAgain')}</Button>
        </div>
      )}
      {asked.state === 'loading' && <PickerSkeleton text={common('common.loading')} />}
      {questions?.length === 0 && <p className="mt-6 text-lg">{t('solo.noQuestions')}</p>}
      {questions !== null && questions.length > 0 && (
        <>
          <Questions questions={questions} picked={picked} onPick={(ids) => onPick(new Set(ids))} />
          <div className="sticky bottom-0 z-10 -mx-5 border-t-2 border-line bg-page px-5 pt-2 pb-4">
            <FailureNote text={errors.picked ?? failure} />
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button tone="main" busy={pending} onClick={() => void submit()}>
                {pending ? t('solo.starting') : t('solo.startQuiz')}
              </Button>
              <p role="status" className="numbers text-muted">
                {t('solo.selected', { count: chosen.length })}
              </p>
            </div>
          </div>
        </>
      )}
    </section>
  );

  function whatIsWrong(): { picked?: string } {
    if (chosen.length === 0) return { picked: t('solo.pickFirst') };
    return chosen.length > max ? { picked: t('solo.pickFewer', { count: max }) } : {};
  }
};

interface QuestionsProps {
  questions: readonly QuestionView[];
  picked: ReadonlySet<string>;
  onPick: (ids: Iterable<string>) => void;
}

const Questions = ({ questions, picked, onPick }: QuestionsProps) => {
  const t = useVisitorTexts();
  // As many as one game may ask.
  const all = questions.slice(0, max);
  const hasAll = all.every(({ id }) => picked.has(id));
  const toggle = (id: string): void =>
    onPick(picked.has(id) ? [...picked].filter((one) => one !== id) : [...picked, id]);
  return (
    <>
      <p className="mt-2 -ms-3">
        <Button tone="quiet" onClick={() => onPick(hasAll ? [] : all.map(({ id }) => id))}>
          {t(hasAll ? 'solo.selectNone' : 'solo.selectAll')}
        </Button>
      </p>
      <ul className="mt-2 mb-6 flex flex-col divide-y-2 divide-line border-y-2 border-line">
        {questions.map((question) => (
          <PickerRow
            key={question.id}
            question={question}
            picked={picked.has(question.id)}
            onToggle={() => toggle(question.id)}
          />
        ))}
      </ul>
    </>
  );
};

const rows = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-4/5'];

const PickerSkeleton = ({ text }: { text: string }) => (
  <Skeleton text={text} className="mt-14 flex flex-col divide-y-2 divide-line border-y-2 border-line">
    {rows.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={index} className="flex min-h-14 items-center gap-4">
        <Bone className="size-6 shrink-0" />
        <Bone className={`h-5 ${width}`} />
      </div>
    ))}
  </Skeleton>
);

const difficultyTexts = { Easy: 'solo.easy', Medium: 'solo.medium', Hard: 'solo.hard' } as const;

interface PickerRowProps {
  question: QuestionView;
  picked: boolean;
  onToggle: () => void;
}

/** One question with its box: the whole row is to be touched. */
const PickerRow = ({ question, picked, onToggle }: PickerRowProps) => {
  const t = useVisitorTexts();
  return (
    <li>
      <label className="flex min-h-14 cursor-pointer items-center gap-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          checked={picked}
          onChange={onToggle}
          className="size-6 shrink-0 accent-accent outline-none"
        />
        <span className="min-w-0 grow leading-snug font-bold wrap-anywhere">
          {withFormulas(question.question)}
        </span>
        <span className="shrink-0 text-sm text-muted">{t(difficultyTexts[question.difficulty])}</span>
      </label>
    </li>
  );
};

const category = 'General Knowledge';
const filter = { source: 'bank', q: '', difficulty: null } as const;
/** Twice what one game may ask: a list to choose from, not to get lost in. */
const listed = 100;

const askGeneral = async (signal: AbortSignal): Promise<readonly QuestionView[]> =>
  (await getCategoryQuestions(category, filter, { limit: listed, cursor: null }, signal)).items;
