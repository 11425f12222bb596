import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../ui/button.js';

/** Nothing yet, and where to find something. */
export const EmptyBasket = () => {
  const d = useDeskTexts();
  return (
    <section className="mt-8 border-t-2 border-line pt-6">
      <h2 className="text-xl">{d('basket.empty')}</h2>
      <p className="mt-1 text-muted">{d('basket.emptyText')}</p>
      <ButtonLink to={paths.bank} tone="main" className="mt-5 mb-6 min-h-14 px-8 text-lg">
        {d('basket.openBank')}
      </ButtonLink>
    </section>
  );
};
