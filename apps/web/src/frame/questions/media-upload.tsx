import { useId } from 'react';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, buttonClass } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { Ring } from '../../ui/ring.js';

export const Problem = ({ text }: { text: string | null }) =>
  text && (
    <p role="alert" className="mt-1 font-bold text-bad">
      {text}
    </p>
  );

interface FileInputProps {
  id: string;
  /** Types of files that a picker offers. */
  accept: string;
  /** It is to be taken now. */
  camera?: boolean;
  onFiles: (files: FileList | null) => void;
}

/** What a label of its own stands for. */
export const FileInput = ({ id, accept, camera = false, onFiles }: FileInputProps) => (
  <input
    id={id}
    type="file"
    accept={accept}
    {...(camera && { capture: 'environment' as const })}
    onChange={({ target }) => {
      onFiles(target.files);
      // the same file may be chosen again
      target.value = '';
    }}
    className="sr-only"
  />
);

interface FileButtonProps extends Omit<FileInputProps, 'id'> {
  label: string;
  tone?: 'plain' | 'quiet';
}

export const FileButton = ({ label, tone = 'plain', ...input }: FileButtonProps) => {
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
      <FileInput id={id} {...input} />
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
export const OnItsWay = ({ name, share, error, onCancel }: OnItsWayProps) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const percent = Math.round(share * 100);
  const text = t('media.sending', { name });
  return (
    <>
      <div className="flex items-center gap-3 rounded-field border-2 border-line-strong px-4 py-3">
        <Ring
          share={share < 1 ? share : 0.25}
          strokeWidth={14}
          className={classNames('size-10 shrink-0 text-accent', share >= 1 && 'animate-turn')}
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
          className="-me-3 shrink-0"
          onClick={onCancel}
        >
          {common('common.cancel')}
        </Button>
      </div>
      <Problem text={error ?? null} />
    </>
  );
};
