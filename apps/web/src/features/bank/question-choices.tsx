import type { QuestionPlayed } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { AskedFor } from '../../frame/questions/asked-for.js';
import { appState } from '../../hosting/app-state.js';
import { type BasketQuestion, languageOf, secondsOf } from '../../hosting/basket-question.js';
import { useStore } from '../../lib/store.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import type { useSelection } from './selection.js';

interface QuestionChoicesProps {
  label: string;
  questions: readonly BasketQuestion[];
  selection: ReturnType<typeof useSelection>;
  /** What can be done with the host's own. */
  own?: { edit: (question: BasketQuestion) => void; remove: (question: BasketQuestion) => void };
  rooms?: AsRoomsPlayed;
}

/** What rooms made of the questions. */
export interface AsRoomsPlayed {
  /** By the question's id; of those that were asked at all. */
  played: ReadonlyMap<string, QuestionPlayed>;
  /** A question is called as hard as it was played, where that is told. */
  asPlayed: boolean;
  /** Others that are about as hard are wanted. */
  showAlike: (question: BasketQuestion) => void;
}

/** Questions under each other, each to be taken or left. */
export const QuestionChoices = ({ label, questions, selection, own, rooms }: QuestionChoicesProps) => {
  const { basket } = useStore(appState);
  const inBasket = new Set(basket.map(({ id }) => id));
  return (
    <ul aria-label={label} className="mt-4 mb-6">
      {questions.map((question) => (
        <QuestionChoice
          key={question.id}
          question={question}
          selected={selection.has(question.id)}
          inBasket={inBasket.has(question.id)}
          onToggle={() => selection.toggle(question)}
          own={question.uploaded && own}
          rooms={rooms}
        />
      ))}
    </ul>
  );
};

interface QuestionChoiceProps {
  question: BasketQuestion;
  selected: boolean;
  inBasket: boolean;
  onToggle: () => void;
  own: QuestionChoicesProps['own'];
  rooms: AsRoomsPlayed | undefined;
}

const difficultyKeys = { Easy: 'bank.easy', Medium: 'bank.medium', Hard: 'bank.hard' } as const;

/** A question to be taken or left. A touch anywhere on it is one on its box. */
const QuestionChoice = ({ question, selected, inBasket, onToggle, own, rooms }: QuestionChoiceProps) => {
  const q = useQuestionsTexts();
  const id = useId();
  const played = rooms?.played.get(question.id);
  const told = played?.is === 'told' ? played : null;
  const difficulty = (rooms?.asPlayed && told?.difficulty) || question.difficulty;
  return (
    <li className="relative -mx-5 border-t-2 border-line px-5 py-4 has-checked:bg-surface sm:-mx-4 sm:px-4">
      <label className="flex min-h-11 cursor-pointer items-start gap-4 after:absolute after:inset-0">
        <span className="relative z-10 mt-0.5 grid size-7 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={selected}
            onChange={onToggle}
            aria-describedby={`${id}-more`}
            className="peer col-start-1 row-start-1 size-7 appearance-none rounded-lg border-2 border-line-strong bg-surface checked:border-text checked:bg-text"
          />
          <Mark
            right
            className="pointer-events-none col-start-1 row-start-1 size-4 text-page opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span
          lang={languageOf(question)}
          dir="auto"
          className="min-w-0 grow text-lg leading-snug font-bold wrap-anywhere"
        >
          {withFormulas(question.question)}
        </span>
        {question.media && <MediaThumb media={question.media} />}
      </label>
      <div id={`${id}-more`} className="mt-2 ps-11">
        <AskedFor question={question} lang={languageOf(question)} />
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{q(difficultyKeys[difficulty])}</span>
          <span className="numbers">{q('bank.seconds', { count: secondsOf(question) })}</span>
          {told && (
            <span className="numbers">
              {q('bank.played', { count: told.asked, percent: Math.round(100 * told.share) })}
            </span>
          )}
          {played?.is === 'tooFew' && <span>{q('bank.playedTooFew')}</span>}
          {inBasket && <Badge>{q('bank.inBasket')}</Badge>}
        </p>
        {rooms && told && (
          <p className="relative z-10 -ms-3 w-fit">
            <Button
              tone="quiet"
              aria-label={q('bank.alikeOf', { question: question.question })}
              onClick={() => rooms.showAlike(question)}
            >
              {q('bank.alike')}
            </Button>
          </p>
        )}
        {own && (
          <p className="relative z-10 mt-1 -ms-3 flex w-fit flex-wrap">
            <Button
              tone="quiet"
              aria-label={q('bank.editOne', { question: question.question })}
              onClick={() => own.edit(question)}
            >
              {q('own.edit')}
            </Button>
            <Button
              tone="quiet"
              aria-label={q('bank.deleteOne', { question: question.question })}
              onClick={() => own.remove(question)}
            >
              {q('bank.delete')}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
};

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];
const options = ['A', 'B', 'C', 'D'];

/** A category before its questions are there. */
export const QuestionsSkeleton = () => {
  const q = useQuestionsTexts();
  return (
    <Skeleton text={q('bank.loadingQuestions')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
      <Bone className="h-5 w-28" />
      <Bone className="mt-3 h-11 w-64 max-w-full" />
      <Bone className="mt-10 mb-8 h-13 w-full" />
      <QuestionBones />
    </Skeleton>
  );
};

/** The list alone, where the page around it is there. */
export const ListSkeleton = () => {
  const q = useQuestionsTexts();
  return (
    <Skeleton text={q('bank.loadingQuestions')} className="mt-4">
      <QuestionBones />
    </Skeleton>
  );
};

const QuestionBones = () =>
  rows.map((row) => (
    <div key={row} className="flex gap-4 border-t-2 border-line py-4">
      <Bone className="size-7 shrink-0" />
      <div className="min-w-0 grow">
        <Bone className="h-6 w-10/12" />
        <div className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {options.map((option) => (
            <Bone key={option} className="h-4 w-40" />
          ))}
        </div>
      </div>
    </div>
  ));
