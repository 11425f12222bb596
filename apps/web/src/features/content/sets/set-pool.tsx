import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../../ui/button.js';

/** Stored questions that a set draws from. */
export const SetPool = ({ category, count }: { category: string; count: number }) => {
  const t = useDeskTexts();
  return (
    <div className="mt-6 border-l-4 border-sky pl-4">
      <p className="font-bold">{t('sets.pool', { count })}</p>
      <p className="text-muted">{t('sets.poolText')}</p>
      <ButtonLink to={paths.dynamicCategory(category)} tone="quiet" className="-ml-3">
        {t('sets.poolOpen')}
      </ButtonLink>
    </div>
  );
};
