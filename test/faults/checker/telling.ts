import { claims, type Moment } from './claims.js';
import { alike, fieldsOf, toldTo, versionOf, walk } from './reading.js';
import type { Frame, GameRecord, Violation, Witness } from './record.js';

interface Telling {
  readonly witness: Witness;
  readonly frame: Frame;
}

/**
 * Every word about the game names the version it was made from: it must be what the log has at that version, so that
 * nothing is told before it is stored, and nothing that was told changes.
 */
export const telling = (record: GameRecord): Violation[] => {
  const found: string[] = [];
  const byVersion = new Map<number, Telling[]>();
  for (const witness of record.witnesses)
    for (const frame of toldTo(witness)) {
      const version = versionOf(frame.body);
      if (version === null) continue;
      if (version > record.log.length)
        found.push(
          `${nameOf({ witness, frame })} tells of version ${version}, the log ends at ${record.log.length}`,
        );
      else byVersion.set(version, [...(byVersion.get(version) ?? []), { witness, frame }]);
    }
  walk(record, (event, game) => {
    for (const told of byVersion.get(event.version) ?? []) {
      if (told.frame.at < event.recordedAt - 1)
        found.push(`${nameOf(told)} came ${event.recordedAt - told.frame.at} ms before it was stored`);
      found.push(...differences(told, { event, game }));
    }
  });
  return found.map((what) => ({ promise: 'what was told stays true', what }));
};

const nameOf = ({ witness, frame }: Telling): string =>
  `${frame.kind === 'ack' ? 'the ack of ' : ''}${frame.name} to ${witness.name}`;

const differences = (telling: Telling, moment: Moment): string[] => {
  const { witness, frame } = telling;
  const told = fieldsOf(frame.body);
  const { gameId } = moment.game; // one name of a room, one game
  const claimed = {
    ...('gameId' in told ? { gameId } : {}),
    ...claims[frame.name]?.(moment, told, witness),
  };
  return Object.entries(claimed).flatMap(([field, value]) => {
    if (alike(told[field], value)) return [];
    const [said, is] = [told[field], value].map((one) => JSON.stringify(one)?.slice(0, 600));
    return [`${nameOf(telling)} at version ${moment.event.version}: ${field} was ${said}, the log has ${is}`];
  });
};
