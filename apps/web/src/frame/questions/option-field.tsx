import type { Choice } from '@clockbeat/domain/contract';
import { useEffect, useId, useRef } from 'react';
import { describedAs, type MediaFields } from '../../hosting/media.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { LetteredShape, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { controlClass, controlState } from '../../ui/field.js';
import { RemoveButton } from '../../ui/remove-button.js';
import { useSessionStatus } from '../session.js';
import { OnItsWay, Problem } from './media-upload.js';
import { type OptionMediaErrors, OptionPicture, PictureButton } from './option-picture.js';
import { useErrorText } from './rejection-text.js';
import { useGivenFiles } from './use-given-files.js';
import { useUpload } from './use-upload.js';

/** The picture of an option, and what becomes of it. */
interface Shows {
  media: MediaFields | null;
  errors: OptionMediaErrors;
  onMedia: (media: MediaFields | null) => void;
  /** That one more file is on its way, or one is so no more. */
  onSending: (isSending: boolean) => void;
}

interface OptionFieldProps {
  choice: Choice;
  text: string;
  /** Null where none is. */
  right: boolean | null;
  /** Whether others may be right as well. */
  several: boolean;
  /** The name that the radio buttons share. */
  group: string;
  error: string | undefined;
  /** No right one is chosen yet. */
  undecided: boolean;
  /** Null where options are texts alone. */
  shows: Shows | null;
  onText: (text: string) => void;
  onRight: (isRight: boolean) => void;
  /** Where there are more than there must be. */
  onRemove: (() => void) | undefined;
}

/** One option in its shape, whether it is the right one, and what it shows: dropped or pasted here, or chosen. */
export const OptionField = ({
  choice,
  text,
  right,
  several,
  group,
  error,
  undecided,
  shows,
  onText,
  onRight,
  onRemove,
}: OptionFieldProps) => {
  const t = useQuestionsTexts();
  const said = useErrorText();
  const id = useId();
  const { state } = useSessionStatus();
  const row = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { sending, problem, take, cancel } = useOptionUpload(shows);
  useGivenFiles(row, 'itself', take);
  const letter = letterOf(choice);
  const offersPicture = shows !== null && state !== 'signed-out' && !shows.media && !sending;
  return (
    <div ref={row}>
      <div className="flex items-center gap-2 sm:gap-3">
        <LetteredShape choice={choice} onColour={false} className="size-9 text-sm" />
        <label htmlFor={id} className="sr-only">
          {t('own.option', { letter })}
        </label>
        <div className="relative min-w-0 grow">
          <input
            {...controlState(id, error)}
            ref={input}
            type="text"
            data-option
            value={text}
            onChange={(event) => onText(event.target.value)}
            autoComplete="off"
            placeholder={t('own.option', { letter })}
            className={controlClass(error, classNames('mt-0 min-w-0', offersPicture && 'pe-12'))}
          />
          {offersPicture && <PictureButton label={t('media.optionPicture', { letter })} onFiles={take} />}
        </div>
        {right !== null && (
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <span className="sr-only">{t(several ? 'own.isRightToo' : 'own.isRight', { letter })}</span>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={group}
              checked={right}
              onChange={({ target }) => onRight(target.checked)}
              data-invalid={undecided || undefined}
              className="size-7 cursor-pointer accent-good"
            />
          </label>
        )}
        {onRemove && (
          <RemoveButton
            label={t('own.removeOption', { letter })}
            onPress={onRemove}
            className={right === null ? undefined : '-ms-2 sm:-ms-3'}
          />
        )}
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className="min-h-6 pe-14 ps-12 text-sm font-bold text-bad"
      >
        {error}
        {!error && right && text.trim() !== '' && <span className="text-good">{t('own.rightAnswer')}</span>}
      </p>
      {shows && (sending || shows.media || problem) && (
        <div className="mb-4 sm:ms-12">
          {sending && <OnItsWay {...sending} error={said(shows.errors.coming)} onCancel={cancel} />}
          {!sending && shows.media && (
            <OptionPicture
              letter={letter}
              media={shows.media}
              errors={shows.errors}
              onFiles={take}
              onChange={shows.onMedia}
              onRemove={() => {
                shows.onMedia(null);
                input.current?.focus();
              }}
            />
          )}
          <Problem text={problem} />
        </div>
      )}
    </div>
  );
};

/** A picture on its way to this option, wherever that stands when it is there. */
const useOptionUpload = (shows: Shows | null) => {
  const latest = useRef(shows);
  useEffect(() => {
    latest.current = shows;
  });
  const upload = useUpload({
    picturesOnly: true,
    onStored: (stored) => latest.current?.onMedia(describedAs(latest.current.media, stored)),
    onSending: shows?.onSending ?? ignore,
  });
  return { ...upload, take: shows ? upload.take : ignore };
};

const ignore = (): void => undefined;
