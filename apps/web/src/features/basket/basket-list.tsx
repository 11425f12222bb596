import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { sourceName } from '../../frame/hosting-parts.js';
import { QuestionSeconds } from '../../frame/question-seconds.js';
import { AskedInShort } from '../../frame/questions/asked-for.js';
import { QuestionDialog } from '../../frame/questions/question-editor.js';
import { appState } from '../../hosting/app-state.js';
import { knowsAnswer } from '../../hosting/asking.js';
import {
  addCopy,
  emptyBasket,
  mostInBasket,
  moveInBasket,
  removeFromBasket,
  replaceInBasket,
  takeBack,
} from '../../hosting/basket.js';
import { type BasketQuestion, languageOf, secondsOf, shownSource } from '../../hosting/basket-question.js';
import { markPrefix, ownFromBasket, ownInBasket } from '../../hosting/own-question.js';
import { randomUuid } from '../../lib/random-uuid.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Badge } from '../../ui/badge.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { AlertDialog } from '../../ui/desk/dialogs.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { OptionThumbs } from '../../ui/media/option-image.js';
import { MoveButton, useMoved } from '../../ui/move-button.js';
import { notify } from '../../ui/notices.js';
import { useShown } from '../../ui/use-shown.js';

interface BasketListProps {
  basket: readonly BasketQuestion[];
  /** The heading that names it; else it is called by its own name. */
  labelledBy?: string;
  className?: string;
}

/** The questions in the order in which they will be asked: each can be moved, timed, changed and taken out. */
export const BasketList = ({ basket, labelledBy, className }: BasketListProps) => {
  const q = useQuestionsTexts();
  const region = useRef<HTMLElement>(null);
  const { list, moved, setMoved } = useMoved();
  const { shown, showMore } = useShown(basket);
  const [edited, setEdited] = useState<BasketQuestion | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = (id: string, index: number): void => {
    flushSync(() => {
      removeFromBasket(id);
      setRemoved({ number: index + 1, before: basket, now: appState.get().basket });
      setMoved(null);
    });
    // what was pressed is gone: its place, or the last one, has the focus
    const buttons = region.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? region.current)?.focus();
  };
  const move = (from: number, by: 1 | -1): void => {
    if (from + by === shown.length) showMore?.();
    moveInBasket(from, from + by);
    setMoved({ place: from + by, held: by === 1 ? 'down' : 'up' });
  };
  return (
    <section
      ref={region}
      aria-label={labelledBy ? undefined : q('basket.list')}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
      tabIndex={0}
      className={classNames('relative border-y-2 border-line outline-offset-0', className)}
    >
      <div role="status">
        {removed?.now === basket ? (
          <p className="flex flex-wrap items-center gap-2">
            {q('own.removed', { number: removed.number })}
            <Button tone="quiet" onClick={() => takeBack(removed.before, removed.now)}>
              {q('own.undo')}
            </Button>
          </p>
        ) : (
          <span className="sr-only">
            {moved && q('own.moved', { number: moved.place + 1, count: basket.length })}
          </span>
        )}
      </div>
      <ol ref={list}>
        {shown.map((question, index) => (
          <BasketRow
            key={question.id}
            question={question}
            number={index + 1}
            isLast={index + 1 === basket.length}
            onMove={(by) => move(index, by)}
            onEdit={() => setEdited(question)}
            onDuplicate={basket.length < mostInBasket ? () => duplicate(question) : undefined}
            onRemove={() => remove(question.id, index)}
          />
        ))}
      </ol>
      {showMore && (
        <Button className="my-3" onClick={showMore}>
          {q('bank.showMore')}
        </Button>
      )}
      <EditDialog question={edited} onClose={() => setEdited(null)} />
    </section>
  );
};

/** A question that was taken out last, and the basket as it was and as it became. */
interface Removed {
  /** From 1. */
  number: number;
  before: readonly BasketQuestion[];
  now: readonly BasketQuestion[];
}

/** Stored or not, a copy is the host's own. */
const duplicate = (question: BasketQuestion): void => {
  const own = ownFromBasket(question);
  if (!own) return;
  const { category, difficulty } = question;
  const copy = { ...own, id: markPrefix + randomUuid() };
  addCopy(ownInBasket(copy, { category, difficulty, seconds: secondsOf(question) }), question.id);
};

interface EditDialogProps {
  question: BasketQuestion | null;
  onClose: () => void;
}

/** Changes a question of the basket. One that the server knows stays as it is there: its copy takes its place here. */
const EditDialog = ({ question, onClose }: EditDialogProps) => {
  const own = question && ownFromBasket(question);
  return (
    <QuestionDialog
      subject={question?.stored && own ? { ...own, id: markPrefix + own.id } : own}
      seconds={question ? secondsOf(question) : 0}
      onClose={onClose}
      onDone={(changed) => {
        if (!question) return;
        const seconds = secondsOf(question);
        const { category, difficulty } = question;
        const copy = question.stored ? { ...changed, id: markPrefix + randomUuid() } : changed;
        replaceInBasket(ownInBasket(copy, { category, difficulty, seconds }), question.id);
        onClose();
      }}
    />
  );
};

interface BasketRowProps {
  question: BasketQuestion;
  number: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
}

/** One question with where it comes from, its time, and what can be done with it. */
const BasketRow = ({ question, number, isLast, onMove, onEdit, onDuplicate, onRemove }: BasketRowProps) => {
  const q = useQuestionsTexts();
  return (
    <li className="flex items-start gap-3 border-line py-3 not-first:border-t">
      <span aria-hidden="true" className="numbers w-7 shrink-0 pt-0.5 text-end font-bold text-muted">
        {number}
      </span>
      {question.media && <MediaThumb media={question.media} />}
      <div className="min-w-0 grow">
        <p lang={languageOf(question)} dir="auto" className="font-bold wrap-anywhere">
          {withFormulas(question.question)}
        </p>
        <AskedInShort question={question} lang={languageOf(question)} />
        <OptionThumbs optionMedia={question.optionMedia} className="mt-1" />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <Badge>{sourceName(q, shownSource(question))}</Badge>
            {question.category !== question.source && <span>{question.category}</span>}
          </p>
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
            <QuestionSeconds question={question} />
            <MoveButton
              label={q('own.moveUp', { number })}
              off={number === 1}
              up
              onPress={() => onMove(-1)}
            />
            <MoveButton label={q('own.moveDown', { number })} off={isLast} onPress={() => onMove(1)} />
            {knowsAnswer(question) && (
              <Button
                tone="quiet"
                onClick={onEdit}
                aria-label={q(question.stored ? 'basket.editCopyOne' : 'own.editOne', { number })}
              >
                {q(question.stored ? 'basket.editCopy' : 'own.edit')}
              </Button>
            )}
            {knowsAnswer(question) && onDuplicate && (
              <Button tone="quiet" onClick={onDuplicate} aria-label={q('own.duplicateOne', { number })}>
                {q('own.duplicate')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <button
        type="button"
        onClick={onRemove}
        data-remove
        aria-label={q('basket.removeOne', { question: question.question })}
        title={q('basket.remove')}
        className="grid size-11 shrink-0 place-items-center rounded-full outline-offset-0 hover:bg-surface"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
};

/** Empties the basket, once it was asked for twice. */
export const ClearAll = () => {
  const q = useQuestionsTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="-me-3 max-sm:first:-ms-3">
        {q('basket.clear')}
      </Button>
      <AlertDialog
        open={asking}
        title={q('basket.clearTitle')}
        text={q('basket.clearText')}
        confirm={q('basket.clearConfirm')}
        cancel={q('basket.keep')}
        onConfirm={emptyBasket}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

/** Nothing yet, and where to find something. */
export const EmptyBasket = () => {
  const q = useQuestionsTexts();
  return (
    <section className="mt-8 border-t-2 border-line pt-6">
      <h2 className="text-xl">{q('basket.empty')}</h2>
      <p className="mt-1 text-muted">{q('basket.emptyText')}</p>
      <ButtonLink to={paths.bank} tone="main" className="mt-5 mb-6 min-h-14 px-8 text-lg">
        {q('basket.openBank')}
      </ButtonLink>
    </section>
  );
};

/** On to approval, or a word on why not yet; the page of the basket says by itself where there are too many. */
export const useProceed = (nothingYet: string): (() => void) => {
  const navigate = useNavigate();
  return () => {
    if (appState.get().basket.length === 0) notify(nothingYet, { tone: 'error' });
    else void navigate(paths.approve);
  };
};
