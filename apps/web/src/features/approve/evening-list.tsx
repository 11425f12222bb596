import { limits } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useForm } from '../../frame/form.js';
import { QuestionSeconds } from '../../frame/question-seconds.js';
import { useRightAnswer } from '../../frame/questions/asked-for.js';
import { knowsAnswer } from '../../hosting/asking.js';
import { planQuestion } from '../../hosting/basket.js';
import { type BasketQuestion, type EveningPlan, languageOf } from '../../hosting/basket-question.js';
import { rulesPlan } from '../../hosting/rules-plan.js';
import { useStore } from '../../lib/store.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { TextField } from '../../ui/field.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { OptionThumbs } from '../../ui/media/option-image.js';
import { NumberField } from '../../ui/number-field.js';

const shownAtFirst = 3;

const isPlanned = ({ round, points, breakAfter }: EveningPlan): boolean =>
  round !== undefined || points !== undefined || breakAfter !== undefined;

/** The questions with their answers and times, and what the evening has at them: rounds, points, breaks. */
export const EveningList = ({ basket }: { basket: readonly BasketQuestion[] }) => {
  const q = useQuestionsTexts();
  const isSwift = (useStore(rulesPlan).pacing ?? 'swift') === 'swift';
  // Whoever has planned something sees all of it; else a few questions say enough.
  const [isWhole, setWhole] = useState(() => basket.some(isPlanned));
  const [planned, setPlanned] = useState<Numbered | null>(null);
  const shown = isWhole ? basket : basket.slice(0, shownAtFirst);
  const more = basket.length - shown.length;
  let round = 0;
  return (
    <section className="mt-8 mb-6">
      <h2 className="text-lg">{q('approve.samples')}</h2>
      <p className="mt-1 text-muted">{q('evening.lead')}</p>
      {isSwift && basket.some(({ breakAfter }) => breakAfter) && (
        <p className="mt-1 text-muted">{q('evening.noBreaks')}</p>
      )}
      <ol className="mt-2">
        {shown.map((question, index) => {
          if (index === 0 || question.round !== undefined) round += 1;
          return (
            <Row
              key={question.id}
              question={question}
              number={index + 1}
              round={round}
              onPlan={() => setPlanned({ question, number: index + 1 })}
            />
          );
        })}
      </ol>
      {more > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t-2 border-line pt-2">
          <p className="font-bold text-muted">{q('approve.more', { count: more })}</p>
          <Button tone="quiet" className="-mx-3" onClick={() => setWhole(true)}>
            {q('evening.showAll', { count: basket.length })}
          </Button>
        </div>
      )}
      {planned && <PlanDialog key={planned.number} {...planned} onClose={() => setPlanned(null)} />}
    </section>
  );
};

interface Numbered {
  question: BasketQuestion;
  /** From 1. */
  number: number;
}

interface RowProps extends Numbered {
  /** From 1: the round that it belongs to. */
  round: number;
  onPlan: () => void;
}

const Row = ({ question, number, round, onPlan }: RowProps) => {
  const q = useQuestionsTexts();
  const { breakAfter, points } = question;
  return (
    <li className="border-t-2 border-line">
      {question.round !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-line py-2 font-display text-lg font-extrabold wrap-anywhere">
          <span className="numbers text-base font-bold text-muted">
            {q('evening.roundOf', { number: round })}
          </span>
          {question.round}
        </p>
      )}
      <div className="py-3">
        <div className="flex items-start gap-2">
          <span aria-hidden="true" className="numbers w-6 shrink-0 font-bold text-muted">
            {number}
          </span>
          <p lang={languageOf(question)} dir="auto" className="min-w-0 grow font-bold wrap-anywhere">
            {withFormulas(question.question)}
          </p>
          {question.media && <MediaThumb media={question.media} />}
          <button
            type="button"
            onClick={onPlan}
            aria-label={q('evening.plan', { number })}
            title={q('evening.plan', { number })}
            className="-my-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-surface hover:text-text"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="none">
              <path
                d="M3.5 16.5l.8-3.6L13.2 4l2.8 2.8-8.9 8.9zM11.4 5.8l2.8 2.8"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinejoin="round"
              />
            </svg>
          </button>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 ps-8">
          <Answer question={question} />
          <OptionThumbs optionMedia={question.optionMedia} />
          <span className="ms-auto flex items-center gap-3">
            {points !== undefined && <Badge>{q('evening.worth', { count: points })}</Badge>}
            <QuestionSeconds question={question} />
          </span>
        </div>
      </div>
      {breakAfter && (
        <p className="flex flex-wrap items-center gap-x-3 border-t-2 border-dashed border-line py-3 ps-8 wrap-anywhere">
          <span className="font-bold">{q('evening.breakOf', { count: breakAfter.minutes })}</span>
          <span className="text-muted">{breakAfter.text}</span>
        </p>
      )}
    </li>
  );
};

const Answer = ({ question }: { question: BasketQuestion }) => {
  const q = useQuestionsTexts();
  const text = useRightAnswer()(question);
  if (text === null)
    return (
      <span className="text-muted">
        {knowsAnswer(question) ? q('kinds.noRight') : q('approve.answerUnknown')}
      </span>
    );
  return (
    <span className="inline-flex min-w-0 items-baseline gap-2 text-good">
      <Mark right className="size-4 shrink-0" />
      <span className="sr-only">{q('approve.answer')}</span>
      <span lang={languageOf(question)} dir="auto" className="min-w-0 font-bold wrap-anywhere">
        {withFormulas(text)}
      </span>
    </span>
  );
};

interface PlanDialogProps extends Numbered {
  onClose: () => void;
}

/** What the evening has at one question. An empty field is as usual. */
const PlanDialog = ({ question, number, onClose }: PlanDialogProps) => {
  const q = useQuestionsTexts();
  const isSwift = (useStore(rulesPlan).pacing ?? 'swift') === 'swift';
  const [fields, setFields] = useState<PlanFields>({
    round: question.round ?? '',
    points: question.points === undefined ? '' : String(question.points),
    minutes: question.breakAfter ? String(question.breakAfter.minutes) : '',
    text: question.breakAfter?.text ?? '',
  });
  const type = (typed: Partial<PlanFields>): void => setFields((now) => ({ ...now, ...typed }));
  const { errors, submit } = useForm({
    fields,
    wrong: wrongPlan(fields),
    send: () => {
      planQuestion(question.id, planOf(fields));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={q('evening.title', { number })}
      description={question.question}
      footer={
        <Button tone="main" type="submit" form="evening-plan">
          {q('evening.keep')}
        </Button>
      }
    >
      <form id="evening-plan" noValidate onSubmit={submit} className="grid gap-2">
        <TextField
          label={q('evening.round')}
          hint={q('evening.roundHint')}
          error={errors.round && q('evening.tooLong', { max: limits.round })}
          value={fields.round}
          onChange={({ target }) => type({ round: target.value })}
          autoComplete="off"
        />
        <NumberField
          label={q('evening.points')}
          hint={q('evening.pointsHint')}
          error={errors.points && q('evening.pointsWrong', { max: limits.points.max })}
          bounds={limits.points}
          value={fields.points}
          onChange={(points) => type({ points })}
        />
        {!isSwift && (
          <>
            <NumberField
              label={q('evening.minutes')}
              hint={q('evening.minutesHint')}
              error={errors.minutes && q('evening.minutesWrong', limits.breakMinutes)}
              bounds={limits.breakMinutes}
              value={fields.minutes}
              onChange={(minutes) => type({ minutes })}
            />
            {fields.minutes.trim() !== '' && (
              <TextField
                label={q('evening.breakText')}
                hint={q('evening.breakTextHint')}
                error={errors.text && q('evening.tooLong', { max: limits.breakText })}
                value={fields.text}
                onChange={({ target }) => type({ text: target.value })}
                autoComplete="off"
              />
            )}
          </>
        )}
      </form>
    </Dialog>
  );
};

/** As typed. */
interface PlanFields {
  round: string;
  points: string;
  minutes: string;
  text: string;
}

const isWithin = (
  typed: string,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
): boolean => {
  const number = Number(typed);
  return number >= min && number <= max && number % step === 0;
};

const wrongPlan = ({ round, points, minutes, text }: PlanFields): { [F in keyof PlanFields]?: true } => ({
  ...([...round.trim()].length > limits.round && { round: true }),
  ...(points.trim() !== '' && !isWithin(points, limits.points) && { points: true }),
  ...(minutes.trim() !== '' && !isWithin(minutes, limits.breakMinutes) && { minutes: true }),
  ...([...text.trim()].length > limits.breakText && { text: true }),
});

const planOf = ({ round, points, minutes, text }: PlanFields): EveningPlan => ({
  ...(round.trim() !== '' && { round: round.trim() }),
  ...(points.trim() !== '' && { points: Number(points) }),
  ...(minutes.trim() !== '' && { breakAfter: { minutes: Number(minutes), text: text.trim() || null } }),
});
