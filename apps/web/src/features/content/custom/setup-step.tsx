import { type FormEvent, useState } from 'react';
import type { CustomDraft } from '../../../hosting/custom-draft.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { focusFirstError } from '../../../ui/focus-first-error.js';
import { SetDetails } from '../sets/set-details.js';
import { setErrors, withNumbers } from '../sets/set-rules.js';
import { StartOver } from './start-over.js';
import { StepHeader } from './step-header.js';

export interface StepProps {
  draft: CustomDraft;
  onChange: (part: Partial<CustomDraft>) => void;
}

/** The first step: the set itself. It goes on once the title can be read. */
export const SetupStep = ({ draft, onChange }: StepProps) => {
  const t = useDeskTexts();
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const details = withNumbers(draft.details);
    const sound = Object.keys(setErrors(details)).length === 0;
    setTried(!sound);
    onChange(sound ? { details, step: 'questions' } : { details });
    if (!sound) focusFirstError(event.currentTarget);
  };
  return (
    <section className="mx-auto w-full max-w-2xl px-5 pt-6 pb-12 sm:pt-10">
      <StepHeader number={1} title={t('own.customTitle')} lead={t('own.setupLead')} />
      <form noValidate onSubmit={submit} className="mt-6">
        <SetDetails
          fields={draft.details}
          errors={tried ? setErrors(draft.details) : {}}
          onChange={(details) => onChange({ details })}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" tone="main" className="min-h-14 px-8 text-lg max-sm:w-full">
            {t('own.toQuestions')}
          </Button>
          <ButtonLink to={paths.startTrivia} tone="quiet" className="max-sm:-ml-3">
            {t('own.back')}
          </ButtonLink>
          <span className="ml-3">
            <StartOver draft={draft} />
          </span>
        </div>
      </form>
    </section>
  );
};
