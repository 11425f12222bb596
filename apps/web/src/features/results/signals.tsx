import { type GameSignals, type SignalsOf, signalBounds } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reading } from '../../api/queries.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';

/** For the host, who asks for it: what in this game chance hardly explains. Nothing is asked for before that. */
export const Signals = ({ gameId }: { gameId: string }) => {
  const a = useAfterTexts();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const signals = useQuery({ ...reading.gameSignals(gameId), enabled: isOpen });
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {a('signals.title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{a('signals.lead')}</p>
      <Button
        tone="quiet"
        className="mt-2 -ms-3 text-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {a(isOpen ? 'signals.hide' : 'signals.show')}
      </Button>
      {isOpen && (
        <div role="status" className="max-w-prose">
          {signals.isPending && <p className="text-muted">{a('signals.loading')}</p>}
          {signals.isError && <p>{a('signals.failed')}</p>}
          {signals.isSuccess && <SignalList signals={signals.data} />}
        </div>
      )}
    </section>
  );
};

const toldOf = <S,>(of: SignalsOf<S>): { signals: readonly S[]; more: number } =>
  of.is === 'told' ? of : { signals: [], more: 0 };

const SignalList = ({ signals: { alike, quick, following } }: { signals: GameSignals }) => {
  const a = useAfterTexts();
  const chance = useChance();
  if (alike.is === 'tooFew')
    return <p>{a('signals.tooFew', { players: signalBounds.players, questions: signalBounds.questions })}</p>;
  const lines = [
    ...alike.signals.map(({ first, second, questions, same, sameWrong, sameMoment, chanceOfAny }) => ({
      key: `alike ${first.id} ${second.id}`,
      text: a('signals.alike', {
        ...{ first: first.name, second: second.name, same, count: questions },
        ...{ wrong: sameWrong, moments: sameMoment },
      }),
      chanceOfAny,
    })),
    ...toldOf(following).signals.map(({ first, second, changes, followed, chanceOfAny }) => ({
      key: `following ${first.id} ${second.id}`,
      text: a('signals.following', { first: first.name, second: second.name, followed, count: changes }),
      chanceOfAny,
    })),
    ...toldOf(quick).signals.map(({ player, quick, quickRight, chanceOfAny }) => ({
      key: `quick ${player.id}`,
      text: a('signals.quick', { name: player.name, right: quickRight, count: quick }),
      chanceOfAny,
    })),
  ];
  const more = alike.more + toldOf(following).more + toldOf(quick).more;
  if (lines.length === 0) return <p>{a('signals.none')}</p>;
  return (
    <>
      <ul className="divide-y-2 divide-line">
        {lines.map(({ key, text, chanceOfAny }) => (
          <li key={key} className="py-3">
            <p className="wrap-anywhere">{text}</p>
            <p className="mt-1 text-sm text-muted">{chance(chanceOfAny)}</p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">{a('signals.more', { count: more })}</p>}
    </>
  );
};

/** What is rarer than that is as good as certain not to be chance, and nobody needs its digits. */
const rarest = 1_000_000;

/** How rare it is by chance, in games like this one, to one digit: more would pretend to know. */
const useChance = () => {
  const a = useAfterTexts();
  const t = useTexts();
  return (chanceOfAny: number): string => {
    const games = Number((1 / Math.max(chanceOfAny, Number.MIN_VALUE)).toPrecision(1));
    return games >= rarest
      ? a('signals.rarer', { games: t('common.figure', { count: rarest }) })
      : a('signals.chance', { games: t('common.figure', { count: games }) });
  };
};
