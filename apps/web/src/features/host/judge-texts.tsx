import type { HostPlayer } from '@clockbeat/domain/contract';
import { useId, useMemo } from 'react';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

export interface Judging {
  /** Says of what was typed whether it counts. */
  judge: (questionIndex: number, text: string, accepted: boolean) => void;
}

interface Group {
  text: string;
  count: number;
  isRight: boolean;
}

/** As much as a host can look through before the next question. */
const shown = 12;

/** What was typed, equal texts together but for case and blanks: what the server takes for the same it judges together. */
const groupsOf = (players: Iterable<HostPlayer>): Group[] => {
  const groups = new Map<string, Group>();
  for (const { current } of players) {
    const answer = current?.answer;
    if (!current || typeof answer !== 'object' || answer?.kind !== 'typed') continue;
    const key = answer.text.trim().toLowerCase().replace(/\s+/g, ' ');
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { text: answer.text, count: 1, isRight: current.isCorrect === true });
  }
  return [...groups.values()].sort((a, b) => Number(a.isRight) - Number(b.isRight) || b.count - a.count);
};

interface JudgeTextsProps extends Judging {
  questionIndex: number;
  players: ReadonlyMap<string, HostPlayer>;
}

/** After the close of a typed question: what was refused comes first, each with one button that lets it count, or not. */
export const JudgeTexts = ({ questionIndex, players, judge }: JudgeTextsProps) => {
  const room = useRoomTexts();
  const groups = useMemo(() => groupsOf(players.values()), [players]);
  if (groups.length === 0) return null;
  return (
    <section className="mt-5 max-w-2xl" aria-labelledby="judge-texts">
      <h3 id="judge-texts" className="text-lg">
        {room('host.judgeTitle')}
      </h3>
      <p className="text-sm text-muted">{room('host.judgeText')}</p>
      <ul className="mt-2 divide-y-2 divide-line border-y-2 border-line">
        {groups.slice(0, shown).map(({ text, count, isRight }) => (
          <GroupRow
            key={text}
            text={text}
            count={count}
            isRight={isRight}
            onJudge={() => judge(questionIndex, text, !isRight)}
          />
        ))}
      </ul>
      {groups.length > shown && (
        <p className="mt-1 text-sm text-muted">{room('host.judgeMore', { count: groups.length - shown })}</p>
      )}
    </section>
  );
};

const GroupRow = ({ text, count, isRight, onJudge }: Group & { onJudge: () => void }) => {
  const room = useRoomTexts();
  const [textId, buttonId] = [useId(), useId()];
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Mark right={isRight} className={classNames('size-5 shrink-0', isRight ? 'text-good' : 'text-bad')} />
      <span id={textId} className="min-w-0 grow font-bold wrap-anywhere">
        {text}
      </span>
      <span className="numbers shrink-0 text-muted">{room('host.judgeCount', { count })}</span>
      <Button id={buttonId} aria-labelledby={`${buttonId} ${textId}`} onClick={onJudge}>
        {room(isRight ? 'host.refuse' : 'host.accept')}
      </Button>
    </li>
  );
};
