import { isSound, letters, type OptionMedia, type QuestionMedia } from '@clockbeat/domain/contract';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { creditOf } from './picture.js';

interface CreditsProps {
  questions: readonly {
    questionIndex: number;
    media?: QuestionMedia | undefined;
    optionMedia?: OptionMedia | undefined;
  }[];
}

/** Whose pictures and sounds a game has shown, question by question, and option by option. */
export const Credits = ({ questions }: CreditsProps) => {
  const t = useBesidesTexts();
  const named = questions.flatMap(({ questionIndex, media, optionMedia = [] }) =>
    [media, ...optionMedia].flatMap((one, place) => {
      const credit = one && creditOf(one);
      if (!one || !(credit || one.source)) return [];
      const values = { number: questionIndex + 1, credit: credit || t('media.noCredit') };
      const text =
        place > 0
          ? t('media.creditOption', { ...values, letter: letters[place - 1] ?? '' })
          : t(isSound(one) ? 'media.creditSound' : 'media.creditPicture', values);
      return [{ key: `${questionIndex}.${place}`, source: one.source, text }];
    }),
  );
  if (named.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{t('media.credits')}</h2>
      <ul className="mt-2 text-sm text-muted">
        {named.map(({ key, source, text }) => (
          <li key={key} className="wrap-anywhere">
            {text}
            {source && (
              <>
                {' · '}
                <a href={source} rel="noopener noreferrer nofollow" target="_blank" className="underline">
                  {hostOf(source)}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
