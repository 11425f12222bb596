import type { CustomDraft } from '../../../hosting/custom-draft.js';
import { customDraft } from '../../../hosting/custom-draft.js';
import { useKept } from '../../../hosting/use-kept.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { QuestionsStep } from './questions-step.js';
import { SetupStep } from './setup-step.js';

/** A set of own questions in two steps. What is typed is kept at once, so no way back loses it. */
const CustomQuestionsPage = () => {
  const t = useDeskTexts();
  const draft = useKept(customDraft);
  usePageTitle(t('own.customTitle'));
  const change = (part: Partial<CustomDraft>): void => customDraft.update((now) => ({ ...now, ...part }));
  return draft.step === 'setup' ? (
    <SetupStep draft={draft} onChange={change} />
  ) : (
    <QuestionsStep draft={draft} onChange={change} />
  );
};
export default CustomQuestionsPage;
