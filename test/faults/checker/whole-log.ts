import { isTransition } from '@clockbeat/domain';
import type { GameRecord, Violation } from './record.js';

/** Versions count without a gap, the stream's row is what its events make it, nobody was told of what is not there. */
export const wholeLog = ({ log, stream }: GameRecord): Violation[] => {
  const found: string[] = [];
  for (const [index, { version, type }] of log.entries())
    if (version !== index + 1) found.push(`${type} has version ${version}, its place is ${index + 1}`);
  if (stream.version !== log.length)
    found.push(`the stream says version ${stream.version}, there are ${log.length} events`);
  const rounds = log.filter(({ type }) => isTransition(type)).length;
  if (stream.round !== rounds) found.push(`the stream says round ${stream.round}, ${rounds} were ended`);
  return found.map((what) => ({ promise: 'the log is whole', what }));
};
