import type { TeamView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { CodeText } from './code-text.js';
import { LobbyFrame } from './lobby-frame.js';

interface TeamFrameProps {
  team: TeamView;
  /** What the QR code opens. */
  link: string;
  people: ReactNode;
  children: ReactNode;
}

/** A team's name, code and QR round what can be done. */
export const TeamFrame = ({ team, link, people, children }: TeamFrameProps) => {
  const t = useRoomTexts();
  return (
    <LobbyFrame title={t('lobby.team')} subtitle={team.name} link={link} qrWidth="w-[200px]" people={people}>
      <CodeText label={t('lobby.teamCode')} code={team.code} />
      {children}
    </LobbyFrame>
  );
};
