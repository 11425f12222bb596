import type { Passed } from '../../../frame/gates.js';
import { Seated } from '../../../frame/seated.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { Ring } from '../../../ui/ring.js';

/** /play-trivia: the own score, and the ways to the question, the leaderboard and the lobby. */
const PlayTriviaPage = ({ view }: Pick<Passed, 'view'>) => {
  const t = useRoomTexts();
  usePageTitle(t('steps.letsPlay'));
  if (view.as === 'host') return <LetsPlay title="" score={0} />;
  return (
    <Seated seat={view.seat}>
      {(_, { state, me }) => <LetsPlay title={state?.title ?? ''} score={me?.score ?? 0} />}
    </Seated>
  );
};
export default PlayTriviaPage;

const LetsPlay = ({ title, score }: { title: string; score: number }) => {
  const t = useRoomTexts();
  const texts = useTexts();
  return (
    <section className="m-auto flex w-full max-w-md flex-col items-center gap-6 px-5 py-8 text-center">
      <header>
        <p className="min-h-6 text-muted">{title}</p>
        <h1 className="text-4xl">{t('steps.letsPlay')}</h1>
      </header>
      <div className="relative grid size-48 place-items-center">
        <Ring share={1} strokeWidth={6} className="absolute inset-0 size-full text-accent" />
        <p className="relative">
          <span className="block text-sm text-muted">{t('steps.currentScore')}</span>
          <span data-testid="own-score" className="numbers text-4xl leading-none font-extrabold">
            {texts('common.figure', { count: score })}
          </span>
        </p>
      </div>
      <nav aria-label={t('steps.ways')} className="flex w-full flex-col gap-3">
        <ButtonLink to={paths.answerTrivia} tone="main" className="min-h-14 text-lg">
          {t('steps.answer')}
        </ButtonLink>
        <ButtonLink to={paths.leaderboard} className="min-h-14 text-lg">
          {t('steps.leaderboard')}
        </ButtonLink>
        <ButtonLink to={paths.triviaLobby} tone="quiet">
          {t('steps.toLobby')}
        </ButtonLink>
      </nav>
    </section>
  );
};
