import type { TeamId } from '@clockbeat/domain';
import type { Connection } from '../wire/connection.js';

/** Sockets that wait for something of a team, each with what is kept of it: one that is gone is not taken in. */
export class ByTeam<Kept> {
  private readonly waiting = new Map<TeamId, Map<Connection, Kept>>();

  get teams(): TeamId[] {
    return [...this.waiting.keys()];
  }

  /** Those of a team, as they are now. */
  of(teamId: TeamId): [Connection, Kept][] {
    return [...(this.waiting.get(teamId) ?? [])];
  }

  set(teamId: TeamId, connection: Connection, kept: Kept): void {
    if (!connection.socket.connected) return;
    const ofTeam = this.waiting.get(teamId) ?? new Map<Connection, Kept>();
    this.waiting.set(teamId, ofTeam.set(connection, kept));
  }

  has(connection: Connection): boolean {
    for (const ofTeam of this.waiting.values()) if (ofTeam.has(connection)) return true;
    return false;
  }

  forget(connection: Connection): void {
    for (const [teamId, ofTeam] of this.waiting) {
      ofTeam.delete(connection);
      if (ofTeam.size === 0) this.waiting.delete(teamId);
    }
  }

  /** Takes all of a team out. */
  take(teamId: TeamId): [Connection, Kept][] {
    const taken = this.of(teamId);
    this.waiting.delete(teamId);
    return taken;
  }
}
