import { useState } from 'react';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { classNames } from '../../ui/class-names.js';
import { TextField } from '../../ui/field.js';
import { Mark } from '../../ui/mark.js';
import { isAccepted, listLimits, type QuestionFormProps } from './question-rules.js';
import { useErrorText } from './rejection-text.js';
import { TextList } from './text-list.js';

/** What counts as right, what is near and does not, and a place to try it out. */
export const TypedFields = ({ fields, errors, onChange }: QuestionFormProps) => {
  const t = useQuestionsTexts();
  const said = useErrorText();
  const { accepted, refused } = fields;
  return (
    <>
      <TextList
        label={t('own.accepted')}
        hint={t('own.acceptedHint')}
        texts={accepted}
        limits={listLimits.accepted}
        nameOf={(number) => t('own.acceptedOne', { number })}
        removeOf={(number) => t('own.removeAccepted', { number })}
        add={t('own.addAccepted')}
        errorOf={(place) => said(errors[`accepted${place}`])}
        onChange={(texts) => onChange({ ...fields, accepted: texts })}
      />
      <TextList
        label={t('own.refused')}
        hint={t('own.refusedHint')}
        texts={refused}
        limits={listLimits.refused}
        nameOf={(number) => t('own.refusedOne', { number })}
        removeOf={(number) => t('own.removeRefused', { number })}
        add={t('own.addRefused')}
        errorOf={(place) => said(errors[`refused${place}`])}
        onChange={(texts) => onChange({ ...fields, refused: texts })}
      />
      <TryAnswer fields={fields} />
    </>
  );
};

/** Judges what is typed as a game would. It is part of no question, so Enter in it sends none. */
const TryAnswer = ({ fields }: Pick<QuestionFormProps, 'fields'>) => {
  const t = useQuestionsTexts();
  const [text, setText] = useState('');
  const right = isAccepted(fields, text);
  return (
    <div className="relative">
      <TextField
        label={t('own.tryOne')}
        hint={right === null ? t('own.tryHint') : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
        className="border-dashed"
      />
      <p
        role="status"
        className={classNames(
          'absolute bottom-0 flex items-center gap-1 text-sm font-bold',
          right ? 'text-good' : 'text-bad',
        )}
      >
        {right !== null && (
          <>
            <Mark right={right} className="size-3.5" />
            {t(right ? 'own.tryAccepted' : 'own.tryRefused')}
          </>
        )}
      </p>
    </div>
  );
};
