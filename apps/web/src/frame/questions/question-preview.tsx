import { choicesFor, isSound, optionText, type QuestionMedia } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { mediaOfFields } from '../../hosting/media.js';
import type { QuestionFields } from '../../hosting/own-question.js';
import { useLanguage } from '../../texts/language-context.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { fillOf, LetteredShape, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { useAnswerWords, useAskedFor } from '../../ui/crowd/asked.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { OptionImage } from '../../ui/media/option-image.js';
import { ShownMedia } from '../../ui/media/shown-media.js';
import { mediaIn } from './media-rules.js';
import { asMixed, hasOptions, isWritten } from './question-fields.js';
import { numberIn } from './question-rules.js';

interface PreviewProps {
  fields: QuestionFields;
}

/** The question as a player and the room will have it, as far as it is written. To be looked at, not to be pressed. */
export const QuestionPreview = ({ fields }: PreviewProps) => {
  const t = useQuestionsTexts();
  return (
    <details className="group mt-2 border-t-2 border-line pt-2">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-bold">
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-4 group-open:rotate-90 rtl:not-group-open:rotate-180"
          fill="none"
        >
          <path d="M7 4l6 6-6 6" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
        {t('own.preview')}
      </summary>
      <div className="mt-2 mb-4 grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-start">
        <Frame caption={t('own.previewPhone')} className="aspect-9/16 max-w-56 rounded-card p-[1em] text-sm">
          <Media fields={fields} on="phone" />
          <Question
            fields={fields}
            className={fields.question.length > 40 || fields.media ? 'text-base' : 'text-xl'}
          />
          <div className="mt-auto grid gap-[0.6em]">
            <OnPhone fields={fields} />
          </div>
        </Frame>
        <Frame
          caption={t('own.previewWall')}
          className="aspect-video rounded-field p-[1.5em] text-[length:2.2cqw]"
        >
          <div className="flex min-h-0 grow items-center gap-[1em]">
            <Question fields={fields} className="my-auto min-w-0 flex-1 text-[2.6em]" />
            <Media fields={fields} on="wall" />
          </div>
          <OnWall fields={fields} />
        </Frame>
      </div>
    </details>
  );
};

interface FrameProps {
  caption: string;
  className: string;
  children: ReactNode;
}

const Frame = ({ caption, className, children }: FrameProps) => (
  <figure className="min-w-0">
    <figcaption className="mb-1 text-sm text-muted">{caption}</figcaption>
    <div className="@container">
      <div
        inert
        className={classNames(
          'flex w-full flex-col overflow-hidden border-2 border-line-strong bg-page leading-tight font-bold',
          className,
        )}
      >
        {children}
      </div>
    </div>
  </figure>
);

const Media = ({ fields: { media }, on }: PreviewProps & { on: 'phone' | 'wall' }) =>
  media && (
    <div
      className={classNames(
        on === 'wall' ? 'w-2/5 self-stretch' : 'mb-[0.6em] shrink-0',
        on === 'phone' && !isSound(media) && 'h-[22%]',
      )}
    >
      {isSound(media) ? (
        <MediaThumb media={mediaOfFields(media)} />
      ) : (
        <ShownMedia media={mediaOfFields(media)} on={on} />
      )}
    </div>
  );

const Question = ({ fields, className }: PreviewProps & { className: string }) => {
  const t = useQuestionsTexts();
  return (
    <p
      dir="auto"
      className={classNames(
        'mb-[0.5em] line-clamp-5 shrink-0 font-display font-extrabold wrap-anywhere',
        !isWritten(fields.question) && 'text-muted',
        className,
      )}
    >
      {isWritten(fields.question) ? withFormulas(fields.question) : t('own.previewQuestion')}
    </p>
  );
};

/** Both tell what is asked for as the game does, with the number's unit and range as far as they can be read. */
const useAsked = ({ kind, exactOnly, unit, from, to }: QuestionFields): string | null => {
  const { language } = useLanguage();
  const [least, most] = [numberIn(from, language), numberIn(to, language)];
  return useAskedFor({
    kind,
    options: [],
    exactOnly,
    unit: unit.trim(),
    ...(least !== null && most !== null && { range: { from: least, to: most } }),
  });
};

const tileClass = 'flex items-center gap-[0.6em] overflow-hidden px-[0.8em] py-[0.4em] text-ink';
const blankClass = 'border-2 border-line-strong bg-surface px-[0.8em] py-[0.7em] text-muted';

const Shown = ({ media }: { media: QuestionMedia | null | undefined }) =>
  media && <OptionImage media={media} on="page" className="h-[2em] w-[2.6em] shrink-0" />;

const Options = ({ fields, className }: PreviewProps & { className: string }) => {
  const t = useQuestionsTexts();
  const { options, kind } = fields;
  const { optionMedia = [] } = mediaIn(fields);
  return choicesFor(options).map((choice) => (
    <span key={choice} className={classNames(tileClass, fillOf(choice), className)}>
      <LetteredShape choice={choice} onColour className="size-[2em]" />
      <Shown media={optionMedia[choice]} />
      <span className="line-clamp-2 min-w-0 grow wrap-anywhere">
        {withFormulas(optionText(options, choice)) || t('own.option', { letter: letterOf(choice) })}
      </span>
      {kind === 'multi' && <span className="size-[1.2em] shrink-0 rounded-[0.3em] border-2 border-ink" />}
    </span>
  ));
};

const OnPhone = ({ fields }: PreviewProps) => {
  const t = useQuestionsTexts();
  const asked = useAsked(fields);
  const { kind } = fields;
  const lock = kind !== 'single' && kind !== 'poll';
  return (
    <>
      {asked && <p className="text-muted">{asked}</p>}
      {hasOptions(kind) && <Options fields={fields} className="min-h-[3em] rounded-[1em]" />}
      {kind === 'order' && <MixedItems fields={fields} className="rounded-[0.8em]" />}
      {kind === 'typed' && (
        <span className={classNames(blankClass, 'rounded-field')}>{t('own.previewAnswer')}</span>
      )}
      {kind === 'number' && <BlankNumber fields={fields} className="rounded-field" />}
      {kind === 'cloud' &&
        [1, 2, 3].map((number) => (
          <span key={number} className={classNames(blankClass, 'rounded-field')}>
            {t('own.previewEntry', { number })}
          </span>
        ))}
      {lock && (
        <span className="rounded-full bg-accent py-[0.8em] text-center text-on-accent">
          {t('own.previewLock')}
        </span>
      )}
    </>
  );
};

const OnWall = ({ fields }: PreviewProps) => {
  const t = useQuestionsTexts();
  const asked = useAsked(fields);
  const { kind } = fields;
  return (
    <>
      {asked && <p className="mb-[0.6em] text-[1.4em] text-muted">{asked}</p>}
      <div className={classNames('grid gap-[0.6em] text-[1.5em]', kind !== 'cloud' && 'grid-cols-2')}>
        {hasOptions(kind) && (
          <Options fields={fields} className="min-h-[3em] rounded-[0.8em] last:odd:col-span-2" />
        )}
        {kind === 'order' && <MixedItems fields={fields} className="rounded-[0.6em] last:odd:col-span-2" />}
        {kind === 'number' && <BlankNumber fields={fields} className="rounded-[0.6em]" />}
        {(kind === 'typed' || kind === 'cloud') && (
          <span className={classNames(blankClass, 'col-span-full rounded-[0.6em]')}>
            {t('own.previewOnPhone')}
          </span>
        )}
      </div>
    </>
  );
};

const MixedItems = ({ fields: { items }, className }: PreviewProps & { className: string }) => {
  const t = useQuestionsTexts();
  const named = items.map((item, place) => (isWritten(item) ? item : t('own.item', { number: place + 1 })));
  return asMixed(named).map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same as long as they are typed
    <span key={place} className={classNames('flex gap-[0.6em] bg-surface px-[0.8em] py-[0.5em]', className)}>
      <span className="numbers text-muted">{place + 1}</span>
      <span className="line-clamp-1 min-w-0 wrap-anywhere">{withFormulas(item)}</span>
    </span>
  ));
};

/** A field with its unit, over the way that a slider goes where there is one. */
const BlankNumber = ({ fields, className }: PreviewProps & { className: string }) => {
  const t = useQuestionsTexts();
  const { language } = useLanguage();
  const { number } = useAnswerWords();
  const [from, to] = [numberIn(fields.from, language), numberIn(fields.to, language)];
  return (
    <>
      <span className={classNames(blankClass, 'col-span-full flex justify-between gap-[0.5em]', className)}>
        {t('own.previewAnswer')}
        <span>{fields.unit}</span>
      </span>
      {from !== null && to !== null && (
        <span className="col-span-full">
          <span className="block h-[0.4em] rounded-full bg-line-strong" />
          <span className="numbers mt-[0.3em] flex justify-between">
            <span>{number({}, from)}</span>
            <span>{number({}, to)}</span>
          </span>
        </span>
      )}
    </>
  );
};
