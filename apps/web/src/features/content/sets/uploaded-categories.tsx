import type { CategoryCount } from '@clockbeat/domain/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';

/** The categories of the host's uploads, each the way to its questions. */
export const UploadedCategories = ({ categories }: { categories: readonly CategoryCount[] }) => {
  const t = useDeskTexts();
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t('sets.uploadedTitle')}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {categories.map(({ category, count }) => (
          <li key={category}>
            <Link
              to={paths.dynamicCategory(category)}
              className="block rounded-card border-2 border-line bg-surface px-5 py-3 transition-colors duration-150 hover:border-text"
            >
              <span className="block font-display text-lg font-extrabold wrap-anywhere">{category}</span>
              <span className="numbers block text-sm text-muted">{t('sets.uploadedCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
