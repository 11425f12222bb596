import { isSound, licences, type MediaView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { reading } from '../../api/queries.js';
import { fieldsOfUpload, type MediaFields, mediaOfFields } from '../../hosting/media.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, buttonClass } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { SmallMedia } from '../../ui/media/shown-media.js';
import { Ring } from '../../ui/ring.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextArea } from '../../ui/text-area.js';
import { useSessionStatus } from '../session.js';
import type { QuestionErrors, QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';
import { takenPictures, takenSounds, useUpload } from './use-upload.js';

interface MediaPartProps extends QuestionFormProps {
  /** That a file is on its way, or is so no more: the question waits for it. */
  onSending: (isSending: boolean) => void;
}

/** A picture or a sound of the question: dropped, pasted, chosen or taken, and then described. */
export const MediaPart = ({ fields, errors, onChange, onSending }: MediaPartProps) => {
  const t = useDeskTexts();
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
    onStored: (stored: MediaView) => put(describedAs(latest.current.fields.media, stored)),
    onSending,
  });
  useGivenFiles(part, take);
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
          <div className="-mt-1 mb-2 -ml-3 flex flex-wrap">
            <FileButton label={t('media.replace')} tone="quiet" onFiles={take} />
            <Button tone="quiet" onClick={remove}>
              {t(isSound(media) ? 'media.removeSound' : 'media.removePicture')}
            </Button>
          </div>
          <Problem text={problem} />
          <Description media={media} errors={errors} onChange={put} />
        </>
      )}
    </fieldset>
  );
};

/** Another file has other words; who made it, and where it is from, may be the same. */
const describedAs = (before: MediaFields | null, stored: MediaView): MediaFields =>
  before?.hash === stored.hash ? { ...before, ...stored } : fieldsOfUpload(stored);

/** Files that are dropped anywhere on the form, or pasted there or while nothing has the focus. */
const useGivenFiles = (
  part: { readonly current: HTMLElement | null },
  take: (files: FileList) => void,
): void => {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const form = part.current?.closest('form');
    const paste = (event: ClipboardEvent): void => {
      const { files, types } = event.clipboardData ?? {};
      const isOurs = event.target === document.body || form?.contains(event.target as Node);
      // what an office copies has its text as a picture too
      const isText = types?.includes('text/plain');
      if (!isOurs || isText || !files || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    // a browser opens what is dropped beside the place for it, in the place of the page
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const { files } = event.dataTransfer ?? {};
      if (!files || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    form?.addEventListener('dragover', over);
    form?.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      form?.removeEventListener('dragover', over);
      form?.removeEventListener('drop', drop);
    };
  }, [part]);
};

interface PickerProps {
  problem: string | null;
  onFiles: (files: FileList | null) => void;
}

const Picker = ({ problem, onFiles }: PickerProps) => {
  const t = useDeskTexts();
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
          <FileButton label={t('media.choose')} onFiles={onFiles} />
          <span className="hidden pointer-coarse:inline">
            <FileButton label={t('media.camera')} camera onFiles={onFiles} />
          </span>
          <span className="text-muted max-sm:hidden">{t('media.drop')}</span>
        </div>
        <p className="mt-2 text-sm text-muted">{t('media.limits')}</p>
      </div>
      <Problem text={problem} />
    </>
  );
};

const Problem = ({ text }: { text: string | null }) =>
  text && (
    <p role="alert" className="mt-1 font-bold text-bad">
      {text}
    </p>
  );

interface FileButtonProps {
  label: string;
  tone?: 'plain' | 'quiet';
  /** It is to be taken now. */
  camera?: boolean;
  onFiles: (files: FileList | null) => void;
}

const FileButton = ({ label, tone = 'plain', camera = false, onFiles }: FileButtonProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={buttonClass(
        tone,
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
      )}
    >
      {label}
      <input
        id={id}
        type="file"
        accept={camera ? takenPictures : `${takenPictures},${takenSounds}`}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFiles(target.files);
          // the same file may be chosen again
          target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
};

interface OnItsWayProps {
  name: string;
  share: number;
  /** The question was sent before the file was there. */
  error: string | undefined;
  onCancel: () => void;
}

/** The ring fills while the file is sent, and turns while the server reads it. */
const OnItsWay = ({ name, share, error, onCancel }: OnItsWayProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const percent = Math.round(share * 100);
  const text = t('media.sending', { name });
  return (
    <>
      <div className="flex items-center gap-3 rounded-field border-2 border-line-strong px-4 py-3">
        <Ring
          share={share < 1 ? share : 0.25}
          strokeWidth={14}
          className={classNames('size-10 shrink-0 text-coral', share >= 1 && 'animate-turn')}
        />
        <div className="min-w-0 grow">
          <p role="status" className="truncate font-bold">
            {text}
          </p>
          <progress value={percent} max={100} aria-label={text} className="sr-only" />
          <p className="numbers text-sm text-muted">
            {share < 1 ? t('media.sent', { percent }) : t('media.working')}
          </p>
        </div>
        <Button
          tone="quiet"
          data-invalid={error ? true : undefined}
          className="-mr-3 shrink-0"
          onClick={onCancel}
        >
          {common('common.cancel')}
        </Button>
      </div>
      <Problem text={error ?? null} />
    </>
  );
};

interface DescriptionProps {
  media: MediaFields;
  errors: QuestionErrors;
  onChange: (media: MediaFields) => void;
}

/** What is said of it: for whoever does not see or hear it, and for whoever made it. */
const Description = ({ media, errors, onChange }: DescriptionProps) => {
  const t = useDeskTexts();
  const said = useErrorText();
  const { alt, decorates, credit, source, licence } = media;
  const sounds = isSound(media);
  const type = (typed: Partial<MediaFields>): void => onChange({ ...media, ...typed });
  const asksForName = (licence === 'cc-by' || licence === 'cc-by-sa') && credit.trim() === '';
  return (
    <>
      {!decorates && (
        <TextArea
          label={t(sounds ? 'media.altSound' : 'media.altPicture')}
          hint={t(sounds ? 'media.altSoundHint' : 'media.altPictureHint')}
          error={said(errors.alt)}
          value={alt}
          onChange={({ target }) => type({ alt: target.value })}
          rows={2}
        />
      )}
      <SwitchField
        label={t('media.decorates')}
        hint={t('media.decoratesHint')}
        checked={decorates}
        onChange={(checked) => type({ decorates: checked })}
      />
      <div className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <TextField
          label={t('media.credit')}
          hint={t(asksForName ? 'media.nameMaker' : 'media.creditHint')}
          error={said(errors.credit)}
          value={credit}
          onChange={({ target }) => type({ credit: target.value })}
          autoComplete="off"
        />
        <Select
          label={t('media.licence')}
          options={licences.map((value) => ({ value, label: t(`media.${value}`) }))}
          value={licence}
          onChange={(value) => type({ licence: licences.find((known) => known === value) ?? null })}
          placeholder={t('media.licenceChoose')}
        />
        <div className="sm:col-span-2">
          <TextField
            type="url"
            label={t('media.source')}
            hint={t('media.sourceHint')}
            error={said(errors.source)}
            value={source}
            onChange={({ target }) => type({ source: target.value })}
            autoComplete="off"
          />
        </div>
      </div>
      <Use />
    </>
  );
};

const inMegabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;

/** How much of its room the account has taken. */
const Use = () => {
  const t = useDeskTexts();
  const { data } = useQuery(reading.mediaUse);
  return (
    <p className="numbers min-h-6 text-sm text-muted">
      {data && t('media.used', { used: inMegabytes(data.used), most: inMegabytes(data.most) })}
    </p>
  );
};
