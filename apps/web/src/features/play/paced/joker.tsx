import type { GameStateView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import type { Me } from '../../../live/picture.js';
import type { PlayerSession } from '../../../live/player-session.js';
import { type BesidesTranslate, useBesidesTexts } from '../../../texts/besides-texts.js';
import { Button } from '../../../ui/button.js';

interface JokerProps {
  session: PlayerSession;
  state: GameStateView;
  me: Me;
}

/** In a game that scores by rounds: which one counts double for this player or team, chosen once and before it begins. */
export const Joker = ({ session, state, me }: JokerProps) => {
  const t = useBesidesTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const { rounds = [] } = state;
  // played in the game that this one goes on from
  if (me.joker === 0) return null;
  if (me.joker !== null)
    return (
      <p className="mx-auto w-fit rounded-full bg-volt px-4 py-2 text-center font-bold text-ink">
        {t('paced.jokerSet', { round: roundName(t, rounds, me.joker) })}
      </p>
    );
  const open = openRounds(state);
  const [first] = open;
  if (first === undefined) return null;
  const round = chosen !== null && open.includes(chosen) ? chosen : first;
  const play = async (): Promise<void> => {
    setBusy(true);
    await session.declareJoker(round);
    setBusy(false);
  };
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-3 rounded-card bg-surface p-4 text-center">
      <h2 className="text-lg">{t(me.teamName ? 'paced.jokerTeam' : 'paced.joker')}</h2>
      <p className="text-sm text-muted">{t('paced.jokerText')}</p>
      {open.length > 1 && (
        <select
          aria-label={t('paced.joker')}
          value={round}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="min-h-13 w-full rounded-field border-2 border-line-strong bg-page px-3 font-bold"
        >
          {open.map((number) => (
            <option key={number} value={number}>
              {roundName(t, rounds, number)}
            </option>
          ))}
        </select>
      )}
      <Button busy={busy} onClick={() => void play()}>
        <span className="wrap-anywhere">
          {open.length > 1
            ? t('paced.jokerPlayIt')
            : t('paced.jokerPlay', { round: roundName(t, rounds, round) })}
        </span>
      </Button>
    </section>
  );
};

const roundName = (t: BesidesTranslate, rounds: readonly string[], number: number): string =>
  [t('paced.round', { number }), rounds[number - 1]].filter(Boolean).join(' · ');

/** The rounds that have not begun. */
const openRounds = ({ rounds = [], roundsBegun = 0 }: GameStateView): number[] =>
  rounds.map((_, index) => index + 1).slice(roundsBegun);
