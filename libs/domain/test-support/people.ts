import type { Issuer } from '../src/commands.js';
import { PlayerId, UserId } from '../src/ids.js';

/** The seat of the player called `name`: 'Ada' sits on p_ada. */
export const seatCalled = (name: string): PlayerId => PlayerId(`p_${name.toLowerCase()}`);

export const ada = seatCalled('Ada');
export const bo = seatCalled('Bo');
export const cleo = seatCalled('Cleo');
export const dan = seatCalled('Dan');
/** Somebody who never joined. */
export const nobody = seatCalled('Nobody');

export const hostId = UserId('user-of-the-host');
export const theHost: Issuer = { as: 'host', userId: hostId };
export const strangerId = UserId('user-of-a-stranger');
export const aStranger: Issuer = { as: 'host', userId: strangerId };
/** Came by the host's link. */
export const theCoHost = UserId('user-of-a-co-host');
export const asCoHost: Issuer = { as: 'cohost', userId: theCoHost };
/** Of the installation. */
export const anOperator: Issuer = { as: 'operator', reason: 'request' };
export const theClock: Issuer = { as: 'clock' };
export const theSeatOf = (playerId: PlayerId): Issuer => ({ as: 'seat', playerId });
