import type { SharedSetCard } from '@clockbeat/domain/contract';
import { paths } from '../../paths.js';
import { useDiscoverTexts } from '../../texts/discover-texts.js';
import { useLanguage } from '../../texts/language-context.js';
import { useTexts } from '../../texts/texts.js';
import { Link } from '../../ui/link.js';
import { languageName } from './set-languages.js';

/** One of the sets that others share, as a line of a list: what it is, whose, and what became of it. A touch anywhere opens it. */
export const SetItem = ({ set }: { set: SharedSetCard }) => {
  const t = useDiscoverTexts();
  const common = useTexts();
  const { language: reader } = useLanguage();
  const level = useLevelText();
  const { token, title, author, category, language, questionCount, stars, played } = set;
  const facts = [
    common('common.questions', { count: questionCount }),
    category,
    level(set),
    ...(language === null ? [] : [languageName(reader, language)]),
    ...(stars > 0 ? [t('shared.stars', { count: stars })] : []),
    ...(played.games > 0 ? [t('shared.played', { count: played.games })] : []),
  ];
  return (
    <li className="relative border-t-2 border-line pt-2 pb-4">
      <p className="text-lg leading-snug font-bold wrap-anywhere">
        <Link
          to={paths.sharedSet(token)}
          lang={language ?? undefined}
          dir="auto"
          className="inline-flex min-h-11 items-center underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </p>
      <p dir="auto" className="wrap-anywhere">
        {t('shared.by', { author })}
      </p>
      <p className="numbers mt-1 flex flex-wrap gap-x-1.5 text-sm text-muted">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category may be called as anything else here
          <span key={index} className="wrap-anywhere">
            {fact}
            {index < facts.length - 1 && ' ·'}
          </span>
        ))}
      </p>
    </li>
  );
};

const levels = { Easy: 'easy', Medium: 'medium', Hard: 'hard' } as const;

/** How hard a set is: as rooms found it, or, before enough have played it, as its author says. */
export const useLevelText = (): ((set: Pick<SharedSetCard, 'difficulty' | 'played'>) => string) => {
  const t = useDiscoverTexts();
  return ({ difficulty, played }) =>
    t(`shared.${played.difficulty === null ? difficulty : levels[played.difficulty]}`);
};
