import { useId, useState } from 'react';
import { type MediaFields, mediaOfFields } from '../../hosting/media.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { IconLines } from '../../ui/icon-lines.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { Description } from './media-description.js';
import { FileButton, FileInput } from './media-upload.js';
import type { QuestionError } from './question-rules.js';
import { takenPictures } from './use-upload.js';

/** What is wrong with what is said of an option's picture; `coming`: that a file is still on its way. */
export type OptionMediaErrors = {
  readonly [P in 'alt' | 'credit' | 'source' | 'coming']?: QuestionError | undefined;
};

interface PictureButtonProps {
  label: string;
  onFiles: (files: FileList | null) => void;
}

/** At the end of an option's field: gives it a picture. */
export const PictureButton = ({ label, onFiles }: PictureButtonProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      title={label}
      className="absolute inset-y-0 end-0.5 my-auto grid size-11 cursor-pointer place-items-center rounded-field text-muted hover:text-text has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <span className="sr-only">{label}</span>
      <IconLines className="size-6">
        <rect x="3" y="4.5" width="18" height="15" rx="2.5" />
        <circle cx="8.5" cy="9.5" r="1.5" />
        <path d="M4 17l5-4.5 3.5 3 3-2.5 4.5 4" />
      </IconLines>
      <FileInput id={id} accept={takenPictures} onFiles={onFiles} />
    </label>
  );
};

interface OptionPictureProps {
  letter: string;
  media: MediaFields;
  errors: OptionMediaErrors;
  onFiles: (files: FileList | null) => void;
  onChange: (media: MediaFields) => void;
  onRemove: () => void;
}

/** What an option shows, in a line; what is said of it unfolds, as long as something is missing by itself. */
export const OptionPicture = ({ letter, media, errors, onFiles, onChange, onRemove }: OptionPictureProps) => {
  const t = useQuestionsTexts();
  const { alt, decorates } = media;
  const isDescribed = decorates || alt.trim() !== '';
  const [open, setOpen] = useState(!isDescribed);
  const { alt: ofAlt, credit, source } = errors;
  const isWrong = Boolean(ofAlt ?? credit ?? source);
  return (
    <details
      open={open || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-field border-2 border-line px-3 py-2"
    >
      <summary className="flex min-h-14 items-center gap-3">
        <MediaThumb media={{ ...mediaOfFields(media), alt: '' }} />
        <span className="min-w-0 grow">
          <span className="block text-sm font-bold">{t('media.optionPicture', { letter })}</span>
          <span className={classNames('block truncate text-sm', isDescribed ? 'text-muted' : 'font-bold')}>
            {decorates ? t('media.decorates') : alt.trim() || t('media.altPicture')}
          </span>
        </span>
        <IconLines className={classNames('size-5 shrink-0', (open || isWrong) && 'rotate-180')}>
          <path d="M5 9l7 7 7-7" />
        </IconLines>
      </summary>
      <div className="pt-2">
        <div className="mb-2 -ms-3 flex flex-wrap">
          <FileButton label={t('media.replace')} accept={takenPictures} tone="quiet" onFiles={onFiles} />
          <Button tone="quiet" onClick={onRemove}>
            {t('media.removePicture')}
          </Button>
        </div>
        <Description media={media} errors={{ alt: ofAlt, credit, source }} onChange={onChange} />
      </div>
    </details>
  );
};
