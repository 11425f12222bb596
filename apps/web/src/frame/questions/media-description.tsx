import { isSound, licences } from '@clockbeat/domain/contract';
import type { MediaFields } from '../../hosting/media.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextArea } from '../../ui/text-area.js';
import type { QuestionError } from './question-rules.js';
import { useErrorText } from './rejection-text.js';

interface DescriptionProps {
  media: MediaFields;
  errors: { readonly [P in 'alt' | 'credit' | 'source']?: QuestionError | undefined };
  onChange: (media: MediaFields) => void;
}

/** What is said of it: for whoever does not see or hear it, and for whoever made it. */
export const Description = ({ media, errors, onChange }: DescriptionProps) => {
  const t = useQuestionsTexts();
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
    </>
  );
};
