import { isSound, type QuestionMedia } from '@clockbeat/domain/contract';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { creditOf } from './picture.js';

interface CreditsProps {
  questions: readonly { questionIndex: number; media?: QuestionMedia | undefined }[];
}

/** Whose pictures and sounds a game has shown, question by question. */
export const Credits = ({ questions }: CreditsProps) => {
  const t = useBesidesTexts();
  const named = questions.flatMap(({ questionIndex, media }) => {
    const text = media && creditOf(media);
    return media && (text || media.source) ? [{ number: questionIndex + 1, media, text }] : [];
  });
  if (named.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{t('media.credits')}</h2>
      <ul className="mt-2 text-sm text-muted">
        {named.map(({ number, media, text }) => (
          <li key={number} className="wrap-anywhere">
            {t(isSound(media) ? 'media.creditSound' : 'media.creditPicture', {
              number,
              credit: text || t('media.noCredit'),
            })}
            {media.source && (
              <>
                {' · '}
                <a
                  href={media.source}
                  rel="noopener noreferrer nofollow"
                  target="_blank"
                  className="underline"
                >
                  {hostOf(media.source)}
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
