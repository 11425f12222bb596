import { isTransient } from './live-store.js';
import { patiently, type Wait, wait } from './patiently.js';
import { type LiveSocket, openSocket } from './socket.js';

const askAgainMs = 5_000;

/** Follows which game a team's code leads to: told at each connection, and whenever it is another; null is none. */
export class TeamWatch {
  private connections = 0;

  constructor(
    private readonly socket: LiveSocket,
    private readonly code: string,
    private readonly tell: (gameId: string | null) => void,
    private readonly pause: Wait = wait,
  ) {
    socket.on('teamGame', ({ gameId }) => tell(gameId));
    socket.onConnection((connection) => {
      this.connections += 1;
      if (connection === 'online') void this.hello(this.connections);
    });
  }

  close(): void {
    this.connections += 1;
    this.socket.close();
  }

  private async hello(mine: number): Promise<void> {
    const isMine = (): boolean => mine === this.connections;
    const send = () => this.socket.send('watchTeam', { roomId: this.code });
    const ack = await patiently(send, isMine, this.pause);
    if (!isMine()) return;
    if (ack.ok) return this.tell(ack.gameId);
    if (!isTransient(ack.error.code)) return;
    await this.pause(askAgainMs);
    if (isMine()) await this.hello(mine);
  }
}

/** For a page that shows a team. */
export const openTeamWatch = (code: string, tell: (gameId: string | null) => void): TeamWatch =>
  new TeamWatch(openSocket(), code, tell);
