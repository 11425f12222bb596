import type { GameStateView } from '@clockbeat/domain/contract';
import { nameInLobby } from '../../frame/name-in-lobby.js';
import { withoutScheme } from '../../lib/links.js';
import type { GamePicture } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../../ui/class-names.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';

interface StageLobbyProps {
  picture: GamePicture;
  state: GameStateView;
  joinUrl: string;
}

/** Before the start: how to come in, and how many have. Where nobody can, no code says that one could. */
export const StageLobby = ({ picture, state, joinUrl }: StageLobbyProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const locked = state.joining === 'locked';
  return (
    <section
      className={classNames(
        'm-auto grid items-center gap-[2em] lg:gap-[3em]',
        locked ? 'text-center' : 'lg:grid-cols-[auto_1fr]',
      )}
    >
      {!locked && <JoinQr framed link={joinUrl} className="w-[min(18em,70vw)]" />}
      <div className="min-w-0">
        <p dir="auto" className="text-muted wrap-anywhere">
          {state.title}
        </p>
        <h1 className="text-[3.157em]">{room('screen.starting')}</h1>
        {locked ? (
          <p className="mt-[0.6em]">
            <span className="block text-[1.6em] font-extrabold">{room('game.locked')}</span>
            {room('host.lockText')}
          </p>
        ) : (
          <>
            <p className="mt-[0.6em] wrap-anywhere">
              {room('screen.joinAt', { address: withoutScheme(joinUrl) })}
            </p>
            <OnlyHere link={joinUrl} className="my-[0.6em]" />
            <p className="big-code text-[min(5.6em,13vw)]">{state.gameCode}</p>
          </>
        )}
        <p className="mt-[0.5em] text-[1.333em] font-bold" aria-live="polite">
          {t('common.players', { count: picture.participants.count })}
        </p>
        <StageTeams picture={picture} state={state} centred={locked} />
        <ul
          className={classNames(
            'mt-[0.4em] flex max-h-[calc(4*(1lh+0.2em)+3*0.4em)] flex-wrap gap-[0.4em] overflow-hidden',
            locked && 'justify-center',
          )}
        >
          {picture.lobby.map((entry) => (
            <li
              key={entry.id}
              className="max-w-[12em] truncate rounded-full bg-surface px-[0.7em] py-[0.1em]"
            >
              {nameInLobby(entry, t('play.host'))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

interface StageTeamsProps {
  picture: GamePicture;
  state: GameStateView;
  centred: boolean;
}

/** The teams of a game of teams, those that the host has prepared first: one that nobody is in yet waits in dashes. */
const StageTeams = ({ picture: { lobby, participants }, state, centred }: StageTeamsProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  if (!state.teamMode) return null;
  const sizes = new Map((state.preparedTeams ?? []).map((name) => [name, 0]));
  for (const { teamName } of lobby)
    if (teamName !== null) sizes.set(teamName, (sizes.get(teamName) ?? 0) + 1);
  if (sizes.size === 0) return null;
  // Of a crowd only the newest are named here: who else is in a team is not known.
  const counted = lobby.filter(({ isHost }) => !isHost).length >= participants.count;
  return (
    <ul
      aria-label={t('common.teams')}
      className={classNames(
        'mt-[0.6em] flex max-h-[7.5em] flex-wrap gap-[0.4em] overflow-hidden',
        centred && 'justify-center',
      )}
    >
      {[...sizes].map(([name, size]) => (
        <li
          key={name}
          className={classNames(
            'flex max-w-[min(20em,100%)] items-baseline gap-[0.5em] rounded-full border-2 px-[0.7em] py-[0.1em]',
            size === 0 && counted ? 'border-dashed border-line-strong text-muted' : 'border-text font-bold',
          )}
        >
          <span dir="auto" className="truncate">
            {name}
          </span>
          {counted && (
            <span className="numbers shrink-0 font-normal">{size === 0 ? room('teams.empty') : size}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
