import { choicesFor, isSound, type QuestionMedia, type SavedSetView } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { DeskPage } from '../../../frame/desk-page.js';
import type { Passed } from '../../../frame/gates.js';
import { AskedFor } from '../../../frame/questions/asked-for.js';
import { asMixed, hasOptions } from '../../../frame/questions/question-fields.js';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { letterOf } from '../../../ui/answer-look.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { useAskedFor } from '../../../ui/crowd/asked.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { OptionImage } from '../../../ui/media/option-image.js';
import { creditOf, sourcesOf } from '../../../ui/media/picture.js';
import { PillChoice } from '../../../ui/pill-choice.js';
import { LoadedSet } from './loaded-set.js';
import { useEdit } from './use-edit.js';

export { Waiting } from './loaded-set.js';

/** A saved set on paper: for a round without phones, or with its answers for whoever reads the questions out. */
const SheetPage = ({ setsOf: guest }: Pick<Passed, 'setsOf'>) => {
  const { setId = '' } = useParams();
  return (
    <LoadedSet key={setId} setId={setId} guest={guest}>
      {(set) => <Sheet set={set} guest={guest} />}
    </LoadedSet>
  );
};
export default SheetPage;

type Shows = 'blank' | 'answers';

/** With what has been changed and not saved yet. */
const Sheet = ({ set, guest }: { set: SavedSetView; guest: string | null }) => {
  const t = useQuestionsTexts();
  const [shows, setShows] = useState<Shows>('blank');
  const { questions, selected, details } = useEdit(set, guest).edit;
  const nothing = questions.length === 0;
  const lang = details.language || undefined;
  return (
    <DeskPage title={details.title} lead={nothing ? t('sheet.empty') : undefined}>
      <div className="print:hidden">
        <ButtonLink to={paths.editSet(set.id)} tone="quiet" className="mt-1 -ms-3">
          {t('sets.editTitle')}
        </ButtonLink>
        {!nothing && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <PillChoice
              label={t('sheet.shows')}
              options={(['blank', 'answers'] as const).map((value) => ({
                value,
                label: t(`sheet.${value}`),
              }))}
              value={shows}
              onChange={setShows}
            />
            <Button tone="main" onClick={() => print()}>
              {t('sheet.print')}
            </Button>
          </div>
        )}
        {selected.length > 0 && (
          <p className="mt-4 text-muted">{t('sheet.pool', { count: selected.length })}</p>
        )}
      </div>
      {shows === 'blank' && !nothing && (
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
          <ToFillIn label={t('sheet.name')} className="grow-3 basis-60" />
          <ToFillIn label={t('sheet.points')} className="grow basis-28" />
        </p>
      )}
      <ol className="mt-6 mb-12">
        {questions.map((question, index) => (
          <li key={question.id} className="flex break-inside-avoid gap-3 border-t border-line-strong py-5">
            <span className="numbers min-w-7 font-display text-lg font-extrabold">{index + 1}</span>
            <div className="min-w-0 grow">
              <p lang={lang} dir="auto" className="font-bold wrap-anywhere">
                {withFormulas(question.question)}
              </p>
              {question.media && <OnPaper media={question.media} />}
              <div className="mt-2">
                {shows === 'answers' ? (
                  <AskedFor question={question} lang={lang} />
                ) : (
                  <Blank question={question} lang={lang} />
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </DeskPage>
  );
};

const ToFillIn = ({ label, className }: { label: string; className: string }) => (
  <span className={classNames('flex items-end gap-2', className)}>
    <span className="text-sm">{label}</span>
    <Line />
  </span>
);

/** Somewhere to write. */
const Line = () => <span className="block h-8 min-w-16 grow border-b border-text" />;

/** A picture as large as a question on paper needs; of a sound its words. */
const OnPaper = ({ media }: { media: QuestionMedia }) => {
  const t = useQuestionsTexts();
  if (isSound(media))
    return <p className="mt-1 text-sm text-muted">{t('sheet.sound', { words: media.alt })}</p>;
  return (
    <figure className="mt-2">
      <img
        {...sourcesOf(media, '40vw')}
        alt={media.alt}
        width={media.width}
        height={media.height}
        className="max-h-60 w-auto max-w-full"
      />
      <figcaption className="mt-1 text-xs text-muted">{creditOf(media)}</figcaption>
    </figure>
  );
};

/** What a question leaves to be ticked, numbered or written. */
const Blank = ({ question, lang }: { question: OwnQuestion; lang: string | undefined }) => {
  const { kind = 'single', options, optionMedia, items, unit } = question;
  const asked = useAskedFor({ ...question, exactOnly: question.exactOnly ?? false });
  return (
    <>
      {asked && kind !== 'typed' && <p className="mb-2 text-sm text-muted">{asked}</p>}
      {hasOptions(kind) && (
        <Ticks>
          {choicesFor(options).map((choice) => {
            const media = optionMedia?.[choice];
            return (
              <Tick key={choice} round={kind !== 'multi'}>
                <span className="font-display font-extrabold">{letterOf(choice)}</span>
                {media && <OptionImage media={media} on="page" className="size-14" />}
                <span lang={lang} dir="auto" className="min-w-0 wrap-anywhere">
                  {withFormulas(options[choice] ?? '')}
                </span>
              </Tick>
            );
          })}
        </Ticks>
      )}
      {kind === 'order' && (
        <Ticks>
          {asMixed(items ?? []).map((item) => (
            <Tick key={item} round={false}>
              <span lang={lang} dir="auto" className="min-w-0 wrap-anywhere">
                {withFormulas(item)}
              </span>
            </Tick>
          ))}
        </Ticks>
      )}
      {kind === 'typed' && <Line />}
      {kind === 'number' && (
        <span className="flex max-w-60 items-end gap-2">
          <Line />
          {unit}
        </span>
      )}
      {kind === 'cloud' && (
        <span className="flex gap-6">
          <Line />
          <Line />
          <Line />
        </span>
      )}
    </>
  );
};

const Ticks = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">{children}</ul>
);

const Tick = ({ round, children }: { round: boolean; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-2">
    <span
      className={round ? 'size-5 shrink-0 rounded-full border-2' : 'size-6 shrink-0 rounded-sm border-2'}
    />
    {children}
  </li>
);
