import type { Asking } from '../../hosting/asking.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useAnswerWords } from '../../ui/crowd/asked.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { OptionThumbs } from '../../ui/media/option-image.js';
import { OptionList } from '../../ui/option-list.js';

interface AskedForProps {
  question: Asking;
  /** The texts' language, where it is another than the page's. */
  lang?: string | undefined;
}

/** What a question in a list gives to choose from, and what is right: each kind in its own way. */
export const AskedFor = ({ question, lang }: AskedForProps) => {
  const t = useQuestionsTexts();
  const { kind = 'single', options, answer, right = [], refused = [], exactOnly, range } = question;
  const answers = useRightAnswer();
  const { number } = useAnswerWords();
  const isChosen = kind === 'single' || kind === 'multi' || kind === 'poll';
  const notes = [
    ...(exactOnly ? [t('kinds.exactOnly')] : []),
    ...(refused.length > 0 ? [t('kinds.notThese', { answers: refused.join(', ') })] : []),
    ...(range ? [t('kinds.between', { from: number({}, range.from), to: number({}, range.to) })] : []),
    ...(kind === 'poll' || kind === 'cloud' ? [t('kinds.noRight')] : []),
  ];
  return (
    <>
      {kind !== 'single' && (
        <p className="mb-1 text-sm text-muted">{[t(`kinds.${kind}`), ...notes].join(' · ')}</p>
      )}
      {isChosen && (
        <OptionList
          options={options}
          right={kind === 'multi' ? right : answer === null ? [] : [answer]}
          rightText={t('own.rightAnswer')}
          lang={lang}
        />
      )}
      <OptionThumbs optionMedia={question.optionMedia} className="mt-2" />
      {kind === 'order' && (
        <Items items={question.items ?? options} isRight={Boolean(question.items)} lang={lang} />
      )}
      {(kind === 'typed' || kind === 'number') && <RightLine text={answers(question)} lang={lang} />}
    </>
  );
};

const Items = ({
  items,
  isRight,
  lang,
}: {
  items: readonly string[];
  isRight: boolean;
  lang: string | undefined;
}) => (
  <ol className="grid gap-y-1">
    {items.map((item, index) => (
      <li
        key={item}
        className={isRight ? 'flex min-w-0 gap-2 font-bold text-good' : 'flex min-w-0 gap-2 text-muted'}
      >
        <span className="numbers w-4 shrink-0 font-display font-extrabold">{isRight ? index + 1 : '·'}</span>
        <span lang={lang} dir="auto" className="min-w-0 wrap-anywhere">
          {withFormulas(item)}
        </span>
      </li>
    ))}
  </ol>
);

const RightLine = ({ text, lang }: { text: string | null; lang: string | undefined }) => {
  const t = useQuestionsTexts();
  if (text === null) return null;
  return (
    <p className="flex items-baseline gap-1.5 font-bold text-good">
      <Mark right className="size-3.5 shrink-0" />
      <span lang={lang} dir="auto" className="min-w-0 wrap-anywhere">
        {withFormulas(t('kinds.rightIs', { answers: text }))}
      </span>
    </p>
  );
};

/** The same in one line, of every kind that a list need not name each time. */
export const AskedInShort = ({ question, lang }: AskedForProps) => {
  const t = useQuestionsTexts();
  const { kind = 'single' } = question;
  const text = useRightAnswer()(question);
  if (kind === 'single') return null;
  return (
    <p className="mt-0.5 text-sm wrap-anywhere text-muted">
      {t(`kinds.${kind}`)}
      {text !== null && (
        <>
          {' · '}
          <span lang={lang} dir="auto">
            {withFormulas(t('kinds.rightIs', { answers: text }))}
          </span>
        </>
      )}
    </p>
  );
};

/** What is right of a question in one line; null where nothing is, or it is not for these eyes. */
export const useRightAnswer = (): ((question: Asking) => string | null) => {
  const t = useQuestionsTexts();
  const { number } = useAnswerWords();
  return ({ kind = 'single', options, answer, right, accepted, value, unit = '', band = 0, items }) => {
    switch (kind) {
      case 'single':
        return answer === null ? null : (options[answer] ?? null);
      case 'multi':
        return right?.map((place) => options[place] ?? '').join(', ') ?? null;
      case 'typed':
        return accepted?.join(', ') ?? null;
      case 'number':
        if (value === undefined) return null;
        return band === 0
          ? number({ unit }, value)
          : t('kinds.within', { number: number({ unit }, value), band: number({}, band) });
      case 'order':
        return items?.join(' · ') ?? null;
      case 'poll':
      case 'cloud':
        return null;
    }
  };
};
