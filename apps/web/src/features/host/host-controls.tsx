import type { GameStateView, GameStatus } from '@clockbeat/domain/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '../../lib/store.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { letterKeys } from '../../ui/letter-keys.js';
import { ConfirmDialog } from '../../ui/modal.js';
import { fits, type HostControl, hostControls, keyControl, mainControl } from './key-control.js';

/** For how long, in ms, a press still means the step before: a hand on its way, or the second click of a double click. */
const handsDelay = 500;

/** The five controls, always in the same place; only those that fit can be pressed, one at a time. The end is asked about. */
export const HostControls = ({ session, state }: { session: OwnerSession; state: GameStateView }) => {
  const { status, currentQuestionIndex } = state;
  const room = useRoomTexts();
  const t = useTexts();
  const step = `${status} ${currentQuestionIndex}`;
  const seen = useSettled(step, handsDelay);
  /** A press is over when the server says so, or when the game has left the step that it was made in. */
  const [latest, setLatest] = useState<{ readonly step: string } | null>(null);
  const busy = latest?.step === step;
  const early = (control: HostControl): boolean => control === 'next' && !seen;
  const [asking, setAsking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const pressed = useRef<HostControl | null>(null);
  useEffect(() => {
    // A button that no longer fits loses the focus: the next step takes it, so that one hand on a key runs the game.
    if (pressed.current === null || fits(pressed.current, status)) return;
    pressed.current = null;
    toolbar.current?.querySelector<HTMLButtonElement>('[data-main=true]')?.focus();
  }, [status]);
  const press = async (control: HostControl): Promise<void> => {
    if (busy || early(control)) return;
    pressed.current = control;
    const own = { step };
    setLatest(own);
    await session[control]();
    setLatest((now) => (now === own ? null : now));
  };
  useHostKeys(status, (control) => void press(control));
  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={room('host.controls')}
        className="sticky bottom-0 z-10 -mx-4 grid grid-cols-3 gap-2 border-line bg-page px-4 py-3 max-lg:border-t-2 sm:mx-0 sm:flex sm:flex-wrap sm:px-0 lg:static"
      >
        {hostControls.map((control) => (
          <Button
            key={control}
            tone={control === 'finish' ? 'danger' : control === mainControl(status) ? 'main' : 'plain'}
            data-main={control === mainControl(status)}
            disabled={!fits(control, status)}
            aria-disabled={busy || early(control)}
            onClick={() => {
              if (control === 'finish') setAsking(true);
              else void press(control);
            }}
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault();
            }}
            className={classNames(
              'min-h-13 max-sm:px-2 sm:px-6',
              control === 'next' && 'max-sm:col-span-2',
              control === 'finish' && 'sm:ml-auto',
            )}
          >
            {room(`host.${control}`)}
          </Button>
        ))}
      </div>
      {asking && (
        <ConfirmDialog
          title={room('host.finishTitle')}
          text={room('host.finishText')}
          confirm={room('host.finishNow')}
          cancel={t('common.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void press('finish');
          }}
        />
      )}
    </>
  );
};

/** What takes keys for itself: fields, and for the space bar whatever it presses. */
const typing = 'input:not([type=checkbox]), textarea, select';
const pressable = 'button, a, input, summary';

/** The panel's shortcuts, unless they are switched off, somebody is typing, a key is held down or a dialog is open. */
const useHostKeys = (status: GameStatus, press: (control: HostControl) => void): void => {
  const on = useStore(letterKeys);
  // What a key does is what the screen says it does, from the moment that it says so.
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(event.key === ' ' ? pressable : typing))
      return;
    if (document.querySelector('dialog[open]')) return;
    const control = keyControl(event.key, status);
    if (control === null) return;
    event.preventDefault();
    press(control);
  });
  useEffect(() => {
    if (!on) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on]);
};

/** Has the value stood for `ms`? What was there at first has. */
const useSettled = <T,>(value: T, ms: number): boolean => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled === value;
};
