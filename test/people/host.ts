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
  judge(questionIndex: number, text: string, accepted: boolean): Granted<'judgeAnswer'> {
    return this.ask('judgeAnswer', { ...this.room, questionIndex, text, accepted });
  }
  extendTime(playerId: string, factor: number): Granted<'extendTime'> {
    return this.ask('extendTime', { ...this.room, playerId, factor });
  }
  admit({ id }: { readonly id: string }, admit = true): Granted<'admitPlayer'> {
    return this.ask('admitPlayer', { ...this.room, playerId: id, admit });
  }
  rename({ playerId }: { readonly playerId: string }, name: string): Granted<'renamePlayer'> {
    return this.ask('renamePlayer', { ...this.room, playerId, name });
  }
  remove({ playerId }: { readonly playerId: string }, ban = false): Granted<'removePlayer'> {
    return this.ask('removePlayer', { ...this.room, playerId, ...(ban && { ban }) });
  }
  removeAbsent(): Granted<'removeAbsent'> {
    return this.ask('removeAbsent', this.room);
  }
}
