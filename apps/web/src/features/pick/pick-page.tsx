import type { GameCard, SavedSetView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { createGameFromSet } from '../../api/games.js';
import { reading } from '../../api/queries.js';
import { DeskPage } from '../../frame/desk-page.js';
import type { Passed } from '../../frame/gates.js';
import { QuickGameButton, useMakeGame } from '../../frame/make-game.js';
import { NearQuota } from '../../frame/quotas/near-quota.js';
import { useEndedSession } from '../../frame/session.js';
import { useSetSize } from '../../frame/set-size.js';
import { useWithTeam } from '../../frame/with-team.js';
import { appState } from '../../hosting/app-state.js';
import { claimGuestSets } from '../../hosting/guest-session.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useDayText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ChoiceButton, ChoiceLink } from '../../ui/choice.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { QuickGame } from './quick-game.js';

/** What to play, on one page, and then the panel: the shortest way there is (decision 043). */
const PickPage = ({ user }: Pick<Passed, 'user'>) => {
  const d = useDeskTexts();
  const games = useQuery(reading.latestGames);
  const sets = useQuery(reading.newestSets(shownAtMost, claimGuestSets));
  useEndedSession(games.error ?? sets.error);
  if (games.isPending || sets.isPending) return <Waiting />;
  return (
    <DeskPage title={d('pick.title')} lead={d('pick.lead')}>
      <NearQuota of="runningGames" className="mt-3" />
      {games.data?.open && <StillOpen game={games.data.open} />}
      <QuickGame />
      <PlayedBefore games={games.data?.played ?? []} />
      <OwnSets sets={sets.data ?? []} />
      <OtherWays firstName={user.firstName} />
    </DeskPage>
  );
};
export default PickPage;

/** Of each list; the others are a page away. */
const shownAtMost = 6;

/** The page before it is known what there is to play. */
export const Waiting = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
    <Bone className="h-10 w-64 max-w-full sm:h-12" />
    <Bone className="mt-3 h-6 w-96 max-w-full" />
    <Bone className="mt-8 h-96 rounded-card" />
  </Skeleton>
);

/** Whoever came back from the panel would else make a second game, while players wait in the first. */
const StillOpen = ({ game: { id, title, gameCode } }: { game: GameCard }) => {
  const d = useDeskTexts();
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 border-s-4 border-accent ps-4">
      <span className="min-w-0 wrap-anywhere">{d('pick.stillOpen', { title, code: gameCode })}</span>
      <ButtonLink to={paths.hostPanel(id)} tone="quiet" className="-ms-3">
        {d('pick.backToPanel')}
      </ButtonLink>
    </p>
  );
};

interface RowProps {
  title: string;
  /** What it is, in a line. */
  text: string;
  children: React.ReactNode;
}

/** Something that was made before, and the press that plays it. */
const Row = ({ title, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
    <div className="min-w-0 grow basis-60">
      <p className="font-bold wrap-anywhere">{title}</p>
      <p className="numbers text-sm text-muted">{text}</p>
    </div>
    {children}
  </li>
);

/** The games that were played last, once more. */
const PlayedBefore = ({ games }: { games: readonly GameCard[] }) => {
  const d = useDeskTexts();
  const t = useTexts();
  const day = useDayText();
  if (games.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl">{d('pick.again')}</h2>
      <ul className="mt-1 divide-y-2 divide-line">
        {games.map(({ id, title, questionCount, createdAt }) => (
          <Row
            key={id}
            title={title}
            text={`${t('common.questions', { count: questionCount })} · ${day(createdAt)}`}
          >
            <QuickGameButton game={{ fromGameId: id }} label={d('pick.playOneAgain', { title })}>
              {d('pick.playAgain')}
            </QuickGameButton>
          </Row>
        ))}
      </ul>
    </section>
  );
};

/** The newest saved sets. */
const OwnSets = ({ sets }: { sets: readonly SavedSetView[] }) => {
  const d = useDeskTexts();
  if (sets.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl">{d('pick.sets')}</h2>
      <ul className="mt-1 divide-y-2 divide-line">
        {sets.map((set) => (
          <OwnSet key={set.id} set={set} />
        ))}
      </ul>
      <ButtonLink to={paths.savedSets} tone="quiet" className="-ms-3">
        {d('pick.allSets')}
      </ButtonLink>
    </section>
  );
};

const OwnSet = ({ set }: { set: SavedSetView }) => {
  const d = useDeskTexts();
  const size = useSetSize();
  const { making, make } = useMakeGame();
  const { id, title } = set;
  return (
    <Row title={title} text={size(set)}>
      <Button
        busy={making}
        aria-label={d('pick.playOne', { title })}
        onClick={() => make(() => createGameFromSet(id))}
      >
        {d('pick.play')}
      </Button>
    </Row>
  );
};

/** The ways that take longer, and choose more. */
const OtherWays = ({ firstName }: { firstName: string | null }) => {
  const d = useDeskTexts();
  return (
    <section className="mt-10 mb-12">
      <h2 className="text-xl">{d('pick.others')}</h2>
      <div className="mt-1 lg:-mx-7">
        <FromBasket firstName={firstName} />
        <FromBank firstName={firstName} />
        <ChoiceLink to={paths.customQuestions} title={d('pick.write')} text={d('pick.writeText')} />
        <ChoiceLink to={paths.upload} title={d('pick.upload')} text={d('pick.uploadText')} />
        <ChoiceLink to={paths.startTrivia} title={d('pick.steps')} text={d('pick.stepsText')} />
      </div>
    </section>
  );
};

/** What was chosen, or brought in a file, and not played yet. */
const FromBasket = ({ firstName }: { firstName: string | null }) => {
  const d = useDeskTexts();
  const { basket } = useStore(appState);
  const { busy, go } = useWithTeam(firstName);
  if (basket.length === 0) return null;
  return (
    <ChoiceButton
      busy={busy}
      onClick={() => void go(paths.basket)}
      title={d('pick.basket')}
      text={d('pick.basketText', { count: basket.length })}
    />
  );
};

const FromBank = ({ firstName }: { firstName: string | null }) => {
  const d = useDeskTexts();
  const { busy, go } = useWithTeam(firstName);
  return (
    <ChoiceButton
      busy={busy}
      onClick={() => void go(paths.bank)}
      title={d('pick.bank')}
      text={d('pick.bankText')}
    />
  );
};
