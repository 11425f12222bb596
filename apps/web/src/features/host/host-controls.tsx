import type { GameStateView } from '@clockbeat/domain/contract';
import { useEffect, useRef } from 'react';
import { fits, hostControls, mainControl } from '../../frame/controls/key-control.js';
import { type NextStep, nextStep } from '../../frame/controls/next-step.js';
import { useGameControls } from '../../frame/controls/use-game-controls.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { isPaced } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';

interface HostControlsProps {
  session: OwnerSession;
  state: GameStateView;
  players: number;
  /** Whether the game may be cut off from here. */
  mayFinish: boolean;
}

/** What leading on does, as its button says it. */
export const stepWords = {
  read: 'paced.stepRead',
  open: 'paced.stepOpen',
  close: 'paced.stepClose',
  board: 'paced.stepBoard',
  break: 'paced.stepBreak',
  question: 'host.next',
  endBreak: 'paced.stepEndBreak',
  end: 'paced.stepEnd',
} as const satisfies Record<NextStep, string>;

const wordsOf = (state: GameStateView, step: NextStep) =>
  step === 'end' && !isPaced(state) ? 'host.finish' : stepWords[step];

/**
 * The five controls, always in the same place; only those that fit can be pressed. From the last question the next step is the
 * end, and says so.
 */
export const HostControls = ({ session, state, players, mayFinish }: HostControlsProps) => {
  const { status } = state;
  const room = useRoomTexts();
  const { phase, press, isHeld, pressed, question } = useGameControls({ session, state, players });
  const step = nextStep(state, phase);
  const finishes = mayFinish && !(status === 'active' && step === 'end');
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A button that no longer fits loses the focus: the next step takes it, so that one hand on a key runs the game.
    if (pressed.current === null || fits(pressed.current, status)) return;
    pressed.current = null;
    toolbar.current?.querySelector<HTMLButtonElement>('[data-main=true]')?.focus();
  }, [status, pressed]);
  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={room('host.controls')}
        className="sticky bottom-0 z-10 -mx-4 grid grid-cols-3 gap-2 border-line bg-page px-4 py-3 max-lg:border-t-2 sm:mx-0 sm:flex sm:flex-wrap sm:px-0 lg:static"
      >
        {hostControls
          .filter((control) => control !== 'finish' || finishes)
          .map((control) => (
            <Button
              key={control}
              tone={control === 'finish' ? 'danger' : control === mainControl(status) ? 'main' : 'plain'}
              data-main={control === mainControl(status)}
              disabled={!fits(control, status)}
              aria-disabled={isHeld(control)}
              onClick={() => press(control)}
              onKeyDown={(event) => {
                if (event.repeat) event.preventDefault();
              }}
              className={classNames(
                'min-h-13 max-sm:px-2 sm:px-6',
                control === 'next' && (finishes ? 'max-sm:col-span-2' : 'max-sm:col-span-3'),
                control === 'finish' && 'sm:ms-auto',
              )}
            >
              {room(control === 'next' && status === 'active' ? wordsOf(state, step) : `host.${control}`)}
            </Button>
          ))}
      </div>
      {question}
    </>
  );
};
