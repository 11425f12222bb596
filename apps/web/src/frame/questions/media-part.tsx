import { isSound } from '@clockbeat/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { describedAs, type MediaFields, mediaOfFields } from '../../hosting/media.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { SmallMedia } from '../../ui/media/shown-media.js';
import { NearQuota } from '../quotas/near-quota.js';
import { useSessionStatus } from '../session.js';
import { Description } from './media-description.js';
import { FileButton, OnItsWay, Problem } from './media-upload.js';
import type { QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';
import { useGivenFiles } from './use-given-files.js';
import { takenMedia, takenPictures, useUpload } from './use-upload.js';

interface MediaPartProps extends QuestionFormProps {
  /** That one more file is on its way, or one is so no more: the question waits for it. */
  onSending: (isSending: boolean) => void;
}

/** A picture or a sound of the question: dropped, pasted, chosen or taken, and then described. */
export const MediaPart = ({ fields, errors, onChange, onSending }: MediaPartProps) => {
  const t = useQuestionsTexts();
  const said = useErrorText();
  const { state } = useSessionStatus();
  const { media } = fields;
  const part = useRef<HTMLFieldSetElement>(null);
  // a file takes its time, and what is typed meanwhile is not to be lost
  const latest = useRef({ fields, onChange });
  useEffect(() => {
    latest.current = { fields, onChange };
  });
  const put = (changed: MediaFields | null): void =>
    latest.current.onChange({ ...latest.current.fields, media: changed });
  const { sending, problem, take, cancel } = useUpload({
    onStored: (stored) => put(describedAs(latest.current.fields.media, stored)),
    onSending,
  });
  useGivenFiles(part, 'form', take);
  const remove = (): void => {
    put(null);
    part.current?.focus();
  };
  return (
    <fieldset ref={part} tabIndex={-1} className="mb-3 min-w-0 outline-none">
      <legend className="mb-1 font-bold">{t('media.label')}</legend>
      {sending && <OnItsWay {...sending} error={said(errors.media)} onCancel={cancel} />}
      {!sending && !media && state === 'signed-out' && <p className="text-muted">{t('media.signIn')}</p>}
      {!sending && !media && state !== 'signed-out' && <Picker problem={problem} onFiles={take} />}
      {!sending && media && (
        <>
          <SmallMedia media={mediaOfFields(media)} className="mb-3" />
          <div className="-mt-1 mb-2 -ms-3 flex flex-wrap">
            <FileButton label={t('media.replace')} accept={takenMedia} tone="quiet" onFiles={take} />
            <Button tone="quiet" onClick={remove}>
              {t(isSound(media) ? 'media.removeSound' : 'media.removePicture')}
            </Button>
          </div>
          <Problem text={problem} />
          <Description media={media} errors={errors} onChange={put} />
          <NearQuota of="mediaBytes" className="mt-2" />
        </>
      )}
    </fieldset>
  );
};

interface PickerProps {
  problem: string | null;
  onFiles: (files: FileList | null) => void;
}

const Picker = ({ problem, onFiles }: PickerProps) => {
  const t = useQuestionsTexts();
  const [over, setOver] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it lights up under the mouse; the button inside is everybody's */}
      <div
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        data-drop
        className={classNames(
          'rounded-field border-2 border-dashed px-4 py-3',
          over ? 'border-text bg-surface' : 'border-line-strong',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileButton label={t('media.choose')} accept={takenMedia} onFiles={onFiles} />
          <span className="hidden pointer-coarse:inline">
            <FileButton label={t('media.camera')} accept={takenPictures} camera onFiles={onFiles} />
          </span>
          <span className="text-muted max-sm:hidden">{t('media.drop')}</span>
        </div>
        <p className="mt-2 text-sm text-muted">{t('media.limits')}</p>
        <NearQuota of="mediaBytes" className="mt-2" />
      </div>
      <Problem text={problem} />
    </>
  );
};
