import { dueAt, type Game, type RecordedEvent, standsAtLeastMs } from '@clockbeat/domain';
import { eventsOf, fieldsOf, versionOf, walk } from './reading.js';
import type { GameRecord, Violation, Witness } from './record.js';

/** How far the clocks of gateways and database may lie apart on a machine that has much to do, ms. */
const clocksAgreeMs = 500;

/** Told once on each connection: a second time would be a second timer. */
const onceEach: Readonly<Record<string, (body: unknown) => unknown>> = {
  gameStarted: () => '',
  nextQuestion: (body) => fieldsOf(fieldsOf(body)['gameState'])['currentQuestionIndex'],
  questionClosed: (body) => fieldsOf(body)['questionIndex'],
  answerResult: (body) => fieldsOf(body)['questionIndex'],
};

/** Questions close one after another, each once and none before its time, and at last the game is over. */
export const timers = (record: GameRecord): Violation[] => {
  const found: string[] = [];
  let [opened, closed] = [0, 0];
  const game = walk(
    record,
    (event, after) => {
      if ('closed' in event.data && event.data.closed) {
        const { index } = event.data.closed;
        if (index !== closed) found.push(`version ${event.version} closes question ${index}, not ${closed}`);
        closed = index + 1;
      }
      if ('opened' in event.data && event.type !== 'QuestionOpened') {
        const { index } = event.data.opened;
        if (index !== opened) found.push(`version ${event.version} opens question ${index}, not ${opened}`);
        opened = index + 1;
      }
      if (after.status === 'finished' && opened !== closed)
        found.push(`${opened} questions were opened, ${closed} closed`);
    },
    (event, before) => found.push(...tooEarly(event, before, record.clockWasSet.length > 0)),
  );
  if (game.status !== 'finished') found.push(`the game is ${game.status}: its timer never fired`);
  else if (record.stream.dueAt !== null) found.push('the game is over, and something is still due');
  const verdicts = new Set(eventsOf(record.log, 'AnswersJudged').map(({ version }) => version));
  found.push(...record.witnesses.flatMap((witness) => toldTwice(witness, verdicts)));
  return found.map((what) => ({ promise: 'every timer fires once', what }));
};

const tooEarly = (event: RecordedEvent, before: Game, clockWasSet: boolean): string[] => {
  if (event.actor !== 'clock' || before.status === 'unborn') return [];
  if (wasAnswered(event)) return tooSoon(event, before);
  const due = dueAt(before);
  if (due === null) return [`version ${event.version}: ${event.type} by the clock, and nothing was due`];
  const early = Math.max(due - event.at, clockWasSet ? 0 : due - clocksAgreeMs - event.recordedAt);
  return early > 0 ? [`version ${event.version}: ${event.type} ${early} ms before it was due`] : [];
};

/** Closed since everybody who was connected had answered: who was connected is in no log. */
const wasAnswered = ({ data }: RecordedEvent): boolean =>
  'closed' in data && data.closed?.reason === 'answered';

/** Options stand for two seconds at least, whoever has answered. */
const tooSoon = ({ version, at }: RecordedEvent, before: Game): string[] => {
  const stood = before.status === 'active' ? at - before.question.opensAt : Number.NaN;
  return stood >= standsAtLeastMs ? [] : [`version ${version}: closed after ${stood} ms, as answered`];
};

/** A verdict on answers tells once more what came of them. */
const toldTwice = ({ name, frames }: Witness, verdicts: ReadonlySet<number>): string[] => {
  const told = new Set<string>();
  return frames.flatMap((frame) => {
    const about = frame.kind === 'message' ? onceEach[frame.name] : undefined;
    if (!about) return [];
    const version = versionOf(frame.body) ?? 0;
    const again = verdicts.has(version) ? ` after the verdict ${version}` : '';
    const what = `${frame.name} ${about(frame.body)}${again} on connection ${frame.connection}`;
    if (told.has(what)) return [`${name} was told ${what} twice`];
    told.add(what);
    return [];
  });
};
