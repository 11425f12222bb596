import type { GamePhase, GameStateView, GameStatus } from '@clockbeat/domain/contract';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '../../lib/store.js';
import { useSettled } from '../../lib/use-settled.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { letterKeys } from '../../ui/letter-keys.js';
import { ConfirmDialog } from '../../ui/modal.js';
import { useShownPhase } from '../use-shown-phase.js';
import { clickerControl, type HostControl, keyControl } from './key-control.js';

/** For how long, in ms, a press still means the step before: a hand on its way, or the second click of a double click. */
const handsDelay = 500;

interface Led {
  session: OwnerSession;
  state: GameStateView;
  /** How many have a seat. */
  players: number;
  /** Whether the keys of a presenter's clicker lead, too. */
  clicker?: boolean;
}

interface GameControls {
  /** The phase that a press means. */
  phase: GamePhase;
  press: (control: HostControl) => void;
  /** Is a press of this control of no use just now: one is under way, or the step is too new? */
  isHeld: (control: HostControl) => boolean;
  /** What was pressed last. */
  pressed: RefObject<HostControl | null>;
  /** What is asked before it is done. */
  question: ReactNode;
}

/** Leads a game, by buttons and by keys: one press at a time, and a question before what can't be taken back. */
export const useGameControls = ({ session, state, players, clicker = false }: Led): GameControls => {
  const { status, currentQuestionIndex } = state;
  const { phase } = useShownPhase(state, session.serverNow);
  const step = `${status} ${currentQuestionIndex} ${phase}`;
  const seen = useSettled(step, handsDelay) === step;
  /** A press is over when the server says so, or when the game has left the step that it was made in. */
  const [latest, setLatest] = useState<{ readonly step: string } | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const pressed = useRef<HostControl | null>(null);
  const isHeld = (control: HostControl): boolean => latest?.step === step || (control === 'next' && !seen);
  const run = async (control: HostControl): Promise<void> => {
    if (isHeld(control)) return;
    pressed.current = control;
    const own = { step };
    setLatest(own);
    await session[control](phase);
    setLatest((now) => (now === own ? null : now));
  };
  const press = (control: HostControl): void => {
    if (control === 'finish' || (control === 'start' && players === 0)) setAsked(control);
    else void run(control);
  };
  useGameKeys(status, clicker, press);
  const question = asked && (
    <BeforeIt
      asked={asked}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        setAsked(null);
        void run(asked);
      }}
    />
  );
  return { phase, press, isHeld, pressed, question };
};

type Question = 'start' | 'finish';

interface BeforeItProps {
  asked: Question;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A start with nobody in the room plays the first question to nobody; an end is one for everybody. */
const BeforeIt = ({ asked, ...answers }: BeforeItProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  return (
    <ConfirmDialog
      title={room(`host.${asked}Title`)}
      text={room(`host.${asked}Text`)}
      confirm={room(`host.${asked}Now`)}
      cancel={t('common.cancel')}
      {...answers}
    />
  );
};

/** What takes keys for itself: fields, and for the space bar whatever it presses. */
const typing = 'input:not([type=checkbox]), textarea, select';
const pressable = 'button, a, input, summary';

/**
 * The host's keys, unless somebody is typing, a key is held down or a dialog is open. Single keys can be switched off; those of
 * a clicker write no letters, so nobody says them by accident (WCAG 2.1.4).
 */
const useGameKeys = (status: GameStatus, clicker: boolean, press: (control: HostControl) => void): void => {
  const letters = useStore(letterKeys);
  // What a key does is what the screen says it does, from the moment that it says so.
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(event.key === ' ' ? pressable : typing))
      return;
    if (document.querySelector('dialog[open]')) return;
    const control =
      (letters ? keyControl(event.key, status) : null) ??
      (clicker ? clickerControl(event.key, status) : null);
    if (control === null) return;
    event.preventDefault();
    press(control);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
