import { choices } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { HostSkeleton } from '../../frame/host-skeleton.js';
import { LetteredShape } from '../../ui/answer-look.js';
import { AnswerTile, type TileLook } from '../../ui/answer-tile.js';
import { Board } from '../../ui/board.js';
import { Button } from '../../ui/button.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { JoinQr } from '../../ui/join-qr.js';
import { Loading } from '../../ui/loading.js';
import { Logo } from '../../ui/logo.js';
import { Mark } from '../../ui/mark.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { SmallMedia } from '../../ui/media/shown-media.js';
import { MessagePage } from '../../ui/message-page.js';
import { Podium } from '../../ui/podium.js';
import { qrPalettes } from '../../ui/qr-palettes.js';
import { qrPath } from '../../ui/qr-path.js';
import { QrPicture } from '../../ui/qr-picture.js';
import { Ring } from '../../ui/ring.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { answers, joinLink, ownId, players, Specimen } from './section.js';

const totalMs = 10_000;
const lefts = [10, 8, 6, 4, 2, 0];
const now = (): number => Date.now();

export const Clock = () => (
  <>
    <Specimen name="At several times left" file="ui/countdown-clock.tsx · ui/ring.tsx · styles/ring.css">
      <div className="grid grid-cols-3 gap-6 font-display sm:grid-cols-6">
        {lefts.map((seconds) => (
          <CountdownClock
            key={seconds}
            time={{ endsAt: null, serverNow: now, restMs: seconds * 1_000 }}
            totalMs={totalMs}
            className="w-full text-2xl"
          />
        ))}
      </div>
    </Specimen>
    <Specimen name="Running">
      <Running />
    </Specimen>
    <Specimen
      name="The same ring elsewhere"
      file="ui/logo.tsx · ui/loading.tsx · ui/message-page.tsx · ui/join-qr.tsx"
      className="flex flex-wrap items-center gap-8"
    >
      <Logo className="size-16" />
      <Ring share={0.25} className="size-16 animate-turn text-accent" />
      <Ring share={0.12} warming strokeWidth={11} className="size-16" />
    </Specimen>
  </>
);

const Running = () => {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-8 font-display">
      <CountdownClock
        time={{ endsAt, serverNow: now, restMs: totalMs }}
        totalMs={totalMs}
        className="w-48 text-6xl"
      />
      <Button onClick={() => setEndsAt(now() + totalMs)}>Run ten seconds</Button>
    </div>
  );
};

/** The tiles at three moments, as one player sees them. */
const moments: readonly { name: string; looks: readonly TileLook[] }[] = [
  { name: 'Open', looks: ['open', 'open', 'open', 'open'] },
  { name: 'B chosen, not judged yet', looks: ['other', 'chosen', 'other', 'other'] },
  { name: 'A was right, B was chosen', looks: ['right', 'wrong', 'other', 'other'] },
  { name: 'Two, as true or false', looks: ['open', 'open'] },
  { name: 'Five', looks: ['open', 'open', 'open', 'open', 'open'] },
  { name: 'Six', looks: ['open', 'open', 'open', 'open', 'open', 'open'] },
];

export const Answers = () => (
  <>
    {moments.map(({ name, looks }, index) => (
      <Specimen
        key={name}
        name={name}
        {...(index === 0 && { file: 'ui/answer-tile.tsx' })}
        className="one-voice grid auto-rows-fr gap-2.5 text-lg sm:grid-cols-2"
      >
        {choices.slice(0, looks.length).map((choice) => (
          <AnswerTile
            key={choice}
            choice={choice}
            text={answers[choice]}
            look={looks[choice] ?? 'other'}
            disabled={looks[choice] !== 'open'}
            onChoose={() => undefined}
          />
        ))}
      </Specimen>
    ))}
    <Specimen
      name="Shapes and signs"
      file="ui/answer-look.tsx · ui/mark.tsx"
      className="flex flex-wrap items-center gap-6 font-display text-2xl"
    >
      {choices.map((choice) => (
        <LetteredShape key={choice} choice={choice} onColour={false} className="size-16" />
      ))}
      <Mark right className="size-10 text-good" />
      <Mark right={false} className="size-10 text-bad" />
    </Specimen>
    <Specimen name="What is to be heard" file="ui/media/sound-player.tsx · ui/media/media-thumb.tsx">
      <SmallMedia media={waltz} />
      <MediaThumb media={waltz} />
    </Specimen>
  </>
);

/** Nothing is stored for this page: its button finds no sound. */
const waltz = {
  hash: '',
  type: 'audio/ogg',
  bytes: 0,
  seconds: 31,
  alt: 'A slow waltz on an old piano',
  credit: 'Ada',
} as const;

export const Standings = () => {
  const [overtaken, setOvertaken] = useState(false);
  return (
    <>
      <Specimen name="Podium" file="ui/podium.tsx" className="one-voice max-w-xl">
        <Podium winners={players} ownId={ownId} />
      </Specimen>
      <Specimen name="Board" file="ui/board.tsx" className="one-voice max-w-xl">
        <Board players={overtaken ? afterwards : players} ownId={ownId} caption="Leaderboard" />
        <Button className="mt-4" onClick={() => setOvertaken(!overtaken)}>
          {overtaken ? 'Back' : 'Overtake'}
        </Button>
      </Specimen>
      <Specimen name="Board, nobody yet" className="one-voice max-w-xl">
        <Board players={[]} caption="Leaderboard" />
      </Specimen>
    </>
  );
};

const gain = 400;
const afterwards = players
  .map((player) => (player.id === ownId ? { ...player, score: player.score + gain } : player))
  .sort((a, b) => b.score - a.score)
  .map((player, index) => ({ ...player, position: index + 1 }));

const qr = qrPath(joinLink);

export const Codes = () => (
  <>
    <Specimen name="In its frame" file="ui/join-qr.tsx">
      <div className="w-fit">
        <JoinQr framed link={joinLink} className="w-56" />
      </div>
    </Specimen>
    <Specimen name="Six palettes, one after another" file="ui/qr-palettes.ts">
      <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        {qrPalettes.map((palette) => (
          <li key={`${palette.dark} ${palette.light}`}>
            <QrPicture
              qr={qr}
              palette={palette}
              label={`${palette.dark} on ${palette.light}`}
              className="w-full rounded-2xl border-2 border-line"
            />
            <p className="numbers mt-2 text-sm text-muted">
              {palette.dark} · {palette.light}
            </p>
          </li>
        ))}
      </ul>
    </Specimen>
  </>
);

export const Waiting = () => (
  <>
    <Specimen name="Skeleton" file="ui/skeleton.tsx">
      <Skeleton text="Loading..." className="flex items-center gap-4">
        <Bone className="size-14 shrink-0 rounded-full" />
        <div className="min-w-0 grow">
          <Bone className="h-6 w-44" />
          <Bone className="mt-2 h-4 w-72 max-w-full" />
        </div>
      </Skeleton>
    </Specimen>
    <Specimen name="Skeleton of the host panel" file="frame/host-skeleton.tsx" className="-mx-4 sm:-mx-6">
      <HostSkeleton />
    </Specimen>
    <Specimen name="Ring" file="ui/loading.tsx" className="flex">
      <Loading text="Loading game..." />
    </Specimen>
    <Specimen name="A word and a way on" file="ui/message-page.tsx" className="-mx-5">
      <MessagePage title="Your games could not be loaded." text="The server cannot be reached right now.">
        <Button tone="main">Try Again</Button>
      </MessagePage>
    </Specimen>
  </>
);
