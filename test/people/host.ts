import type { Joining, SetTeamModeMessage } from '@clockbeat/domain';
import { Leader } from './leader.js';
import type { Granted } from './person.js';
import type { Wire } from './wire.js';

/** The owner of a game, with the panel open. */
export class Host<W extends Wire = Wire> extends Leader<W> {
  constructor(
    wire: W,
    readonly gameId: string,
  ) {
    super(wire);
  }

  connect(): Granted<'hostConnect'> {
    return this.ask('hostConnect', this.room);
  }
  setJoining(joining: Joining): Granted<'setJoining'> {
    return this.ask('setJoining', { ...this.room, joining });
  }
  setTeamMode(
    teamMode: boolean,
    teams: Omit<SetTeamModeMessage, 'roomId' | 'teamMode'> = {},
  ): Granted<'setTeamMode'> {
    return this.ask('setTeamMode', { ...this.room, teamMode, ...teams });
  }
  extendTime(playerId: string, factor: number): Granted<'extendTime'> {
    return this.ask('extendTime', { ...this.room, playerId, factor });
  }
  remove({ playerId }: { readonly playerId: string }): Granted<'removePlayer'> {
    return this.ask('removePlayer', { ...this.room, playerId });
  }
  removeAbsent(): Granted<'removeAbsent'> {
    return this.ask('removeAbsent', this.room);
  }
}
