import { useDeskTexts } from '../../../texts/desk/desk-texts.js';

interface StepHeaderProps {
  number: 1 | 2;
  title: string;
  lead: string;
}

/** Which of the two steps this is, and what is done in it. */
export const StepHeader = ({ number, title, lead }: StepHeaderProps) => {
  const t = useDeskTexts();
  return (
    <header>
      <p className="numbers text-sm font-bold text-muted">{t('own.stepOf', { number, count: 2 })}</p>
      <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p>
    </header>
  );
};
