import type { QuestionView, UploadResult } from '@clockbeat/domain/contract';
import { type DragEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AskedFor } from '../../../frame/questions/asked-for.js';
import { NearQuota } from '../../../frame/quotas/near-quota.js';
import { useBasketRoom } from '../../../hosting/basket.js';
import { serverPaths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { Ring } from '../../../ui/ring.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { TextArea } from '../../../ui/text-area.js';
import { takenFiles } from './file-rules.js';
import { NumbersRead } from './numbers-read.js';
import { ReadNote } from './read-note.js';
import { inOrder, RejectedLines } from './rejected-lines.js';
import type { CsvFile, CsvProblem, ReadAs } from './use-csv-file.js';

interface CsvImportProps {
  file: CsvFile;
  /** What storing it is called here. */
  action: 'csv.upload' | 'csv.import';
}

/** A question file from its choice to its storing, one step at a time. */
export const CsvImport = ({
  file: { state, pasted, choose, paste, setAgain, setLanguage, upload, reset },
  action,
}: CsvImportProps) => {
  const t = useQuestionsTexts();
  switch (state.at) {
    case 'choose':
      return (
        <CsvPicker problem={state.problem} onChoose={choose} pasted={pasted} onPaste={paste}>
          {state.tried && !state.tried.readAs && state.problem && (
            <NumbersRead
              preview={{ questions: [], existing: [], rejected: state.problem.rejected }}
              language={state.tried.language}
              onLanguage={setLanguage}
            />
          )}
        </CsvPicker>
      );
    case 'checking':
      return <CsvProgress text={t('csv.checking', { name: state.file.name })} sent={state.sent} />;
    case 'uploading':
      return <CsvProgress text={t('csv.uploading')} sent={state.sent} />;
    case 'preview':
      return (
        <CsvPreview
          fileName={state.file.name}
          preview={state.preview}
          readAs={state.readAs}
          again={state.again}
          onAgain={setAgain}
          numbers={
            // other programs' numbers were read before they were sent
            state.readAs ? null : (
              <NumbersRead preview={state.preview} language={state.language} onLanguage={setLanguage} />
            )
          }
        >
          {action === 'csv.upload' && <NearQuota of="sets" className="basis-full" />}
          <Button tone="main" onClick={upload} className="min-h-14 px-8 text-lg max-sm:w-full">
            {goingIn(state.preview, state.again) === 0
              ? t('csv.intoBasket', { count: state.preview.existing.length })
              : t(action, { count: goingIn(state.preview, state.again) })}
          </Button>
          <Button tone="quiet" onClick={reset} className="max-sm:-ms-3">
            {t('csv.chooseOther')}
          </Button>
          <p role="alert" className="basis-full font-bold text-bad empty:hidden">
            {state.problem?.text}
          </p>
          {state.problem?.needsAccount && <SignInLink />}
        </CsvPreview>
      );
  }
};

interface CsvProgressProps {
  text: string;
  /** How much has left the browser, 0 to 1; after that the server is at work. */
  sent: number;
}

/** How far a file has come: the ring fills while it is sent, and turns while it is read. */
const CsvProgress = ({ text, sent }: CsvProgressProps) => {
  const t = useQuestionsTexts();
  const percent = Math.round(sent * 100);
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <Ring
        share={sent < 1 ? sent : 0.25}
        className={sent < 1 ? 'size-20 text-accent' : 'size-20 animate-turn text-accent'}
      />
      <p role="status" className="font-bold wrap-anywhere">
        {text}
      </p>
      <progress value={percent} max={100} aria-label={text} className="sr-only" />
      <p className="numbers min-h-6 text-muted">{sent < 1 && t('csv.sent', { percent })}</p>
    </div>
  );
};

interface CsvPreviewProps {
  fileName: string;
  /** Of what is new. */
  preview: UploadResult;
  readAs: ReadAs;
  again: boolean;
  onAgain: (again: boolean) => void;
  /** What was understood of numbers. */
  numbers: ReactNode;
  children: ReactNode;
}

const shownQuestions = 3;
const shownCategories = 24;

/** Good questions of a file, new or not. */
const goodIn = ({ count, existing, repeated }: UploadResult): number => count + existing.length + repeated;
const goingIn = (preview: UploadResult, again: boolean): number => (again ? goodIn(preview) : preview.count);

/** What a file holds before anything is stored: how many questions, of which categories, and every line left out. */
const CsvPreview = ({ fileName, preview, readAs, again, onAgain, numbers, children }: CsvPreviewProps) => {
  const t = useQuestionsTexts();
  const { existing, count } = preview;
  const rejected = inOrder(preview.rejected, readAs?.problems ?? []);
  const isWhole = rejected.length === 0 && Object.keys(readAs?.leftOut ?? {}).length === 0;
  const questions = count > 0 ? preview.questions : existing;
  const categories = countByCategory(questions);
  const moreCategories = categories.length - shownCategories;
  const allThere = count === 0 && !again;
  return (
    <div>
      <h2 className="text-2xl">
        {allThere ? t('csv.nothingNew') : t('csv.willGoIn', { count: goingIn(preview, again) })}
      </h2>
      <p className="mt-2 wrap-anywhere text-muted">
        {isWhole ? t('csv.allGood', { name: fileName }) : fileName}
      </p>
      <ReadNote readAs={readAs} />
      <ThereAlready preview={preview} again={again} onAgain={onAgain} />
      <ul aria-label={t('csv.byCategory')} className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {categories.slice(0, shownCategories).map(({ category, count: inCategory }) => (
          <li key={category} className="wrap-anywhere">
            <span className="font-bold">{category}</span>{' '}
            <span className="numbers text-muted">{inCategory}</span>
          </li>
        ))}
        {moreCategories > 0 && (
          <li className="text-muted">{t('csv.moreCategories', { count: moreCategories })}</li>
        )}
      </ul>
      {rejected.length > 0 && (
        <RejectedLines rejected={rejected} byQuestion={readAs?.format === 'openTrivia'} />
      )}
      {numbers}
      <NearQuota of="questions" className="mt-4" />
      <BasketNote count={goingIn(preview, again) + (again ? 0 : existing.length)} />
      <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>
      <h3 className="mt-10 text-lg">{t('csv.firstQuestions')}</h3>
      <ul className="divide-y-2 divide-line">
        {questions.slice(0, shownQuestions).map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file that stays as it is, and have no ids yet
          <li key={index} className="py-4">
            <p className="font-bold wrap-anywhere whitespace-pre-line">{withFormulas(question.question)}</p>
            <div className="mt-2">
              <AskedFor question={{ ...question, answer: question.answer ?? null }} />
            </div>
          </li>
        ))}
      </ul>
      {questions.length > shownQuestions && (
        <p className="text-muted">{t('csv.moreQuestions', { count: questions.length - shownQuestions })}</p>
      )}
    </div>
  );
};

type ThereAlreadyProps = Pick<CsvPreviewProps, 'preview' | 'again' | 'onAgain'>;

/** What of a file is in the bank before it comes, and whether it comes in once more. */
const ThereAlready = ({ preview, again, onAgain }: ThereAlreadyProps) => {
  const t = useQuestionsTexts();
  const { existing, repeated } = preview;
  if (existing.length + repeated === 0) return null;
  return (
    <section className="mt-5 border-s-4 border-line-strong ps-4">
      {existing.length > 0 && (
        <p className="font-bold">{t('csv.existing', { count: existing.length, of: goodIn(preview) })}</p>
      )}
      {repeated > 0 && <p className="font-bold">{t('csv.repeated', { count: repeated })}</p>}
      <SwitchField
        label={t('csv.skip')}
        hint={t(again ? 'csv.skipOff' : 'csv.skipOn')}
        checked={!again}
        onChange={(skip) => onAgain(!skip)}
      />
    </section>
  );
};

/** All of it is kept in the bank; a basket holds less than a file may. */
const BasketNote = ({ count }: { count: number }) => {
  const t = useQuestionsTexts();
  const room = useBasketRoom();
  return count > room ? <p className="mt-5 font-bold">{t('csv.basketTakes', { count, room })}</p> : null;
};

interface CategoryQuestions {
  category: string;
  count: number;
}

/** An upload's questions by their category, in the order in which the file names them. */
const countByCategory = (questions: readonly Pick<QuestionView, 'category'>[]): CategoryQuestions[] => {
  const counts = new Map<string, number>();
  for (const { category } of questions) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
};

interface CsvPickerProps {
  problem: CsvProblem | null;
  onChoose: (files: FileList | null) => void;
  /** The text that is being corrected. */
  pasted: string | null;
  onPaste: (text: string) => void;
  /** What may help a file that was refused. */
  children: ReactNode;
}

/** Where a file is chosen or dropped. */
const CsvPicker = ({ problem, onChoose, pasted, onPaste, children }: CsvPickerProps) => {
  const t = useQuestionsTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  const [isPasting, setIsPasting] = useState(pasted !== null);
  const rejected = inOrder(problem?.rejected ?? [], problem?.readAs?.problems ?? []);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way for the mouse; the button inside is everybody's */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed px-5 py-8 text-center sm:py-12',
          over ? 'border-text bg-surface' : 'border-line-strong',
        )}
      >
        <p className="font-display text-lg font-extrabold max-sm:hidden">{t('csv.drop')}</p>
        <p className="text-muted max-sm:hidden">{t('csv.or')}</p>
        <label
          htmlFor={id}
          className={buttonClass(
            isPasting ? 'plain' : 'main',
            'min-h-14 cursor-pointer px-8 text-lg has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
          )}
        >
          {t('csv.choose')}
          <input
            id={id}
            type="file"
            accept={takenFiles}
            aria-describedby={`${id}-note ${id}-problem`}
            onChange={({ target }) => {
              onChoose(target.files);
              // The same file, corrected, may be chosen again.
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
        <p id={`${id}-note`} className="text-sm text-muted">
          {t('csv.limits')}
        </p>
        {!isPasting && <Button onClick={() => setIsPasting(true)}>{t('formats.paste')}</Button>}
      </div>
      {isPasting && <PasteForm pasted={pasted ?? ''} onPaste={onPaste} onStop={() => setIsPasting(false)} />}
      <p id={`${id}-problem`} role="alert" className="mt-3 min-h-6 font-bold whitespace-pre-line text-bad">
        {problem?.text}
      </p>
      {problem?.needsAccount && <SignInLink />}
      {problem && <ReadNote readAs={problem.readAs} />}
      {rejected.length > 0 && (
        <RejectedLines rejected={rejected} byQuestion={problem?.readAs?.format === 'openTrivia'} all />
      )}
      {children}
    </div>
  );
};

interface PasteFormProps {
  pasted: string;
  onPaste: (text: string) => void;
  onStop: () => void;
}

/** Where a text is pasted. It is the form's, not React's: five megabytes are not drawn anew with every key. */
const PasteForm = ({ pasted, onPaste, onStop }: PasteFormProps) => {
  const t = useQuestionsTexts();
  const read = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('questions');
    if (field instanceof HTMLTextAreaElement) onPaste(field.value);
  };
  return (
    <form onSubmit={read} className="mt-5">
      <TextArea
        name="questions"
        defaultValue={pasted}
        label={t('formats.pasteLabel')}
        hint={t('formats.pasteHint')}
        rows={8}
        required
        autoFocus
        spellCheck={false}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" tone="main">
          {t('formats.read')}
        </Button>
        <Button tone="quiet" onClick={onStop}>
          {t('formats.stopPasting')}
        </Button>
      </div>
    </form>
  );
};

/** To the sign-in, and back to this page. */
const SignInLink = () => {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <a href={serverPaths.signIn(pathname)} className={buttonClass('plain', 'mt-2')}>
      {t('common.signIn')}
    </a>
  );
};
