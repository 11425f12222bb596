import { foldAnswer } from '@clockbeat/domain';
import type { AnswerGroup, HostPlayer } from '@clockbeat/domain/contract';
import { useId, useMemo } from 'react';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import type { Judging } from './judge-texts.js';

interface Word {
  text: string;
  count: number;
  isShown: boolean;
}

/** As many as a wall has. */
const listed = 20;

/** What several have said, the most often said first: the wall has all of it but what was taken off. */
const wordsOf = (players: Iterable<HostPlayer>, groups: readonly AnswerGroup[]): Word[] => {
  const onWall = new Set(
    groups.flatMap(({ answer }) => (answer.kind === 'cloud' ? answer.entries.map(foldAnswer) : [])),
  );
  const words = new Map<string, Word>();
  for (const { current } of players) {
    const answer = current?.answer;
    if (typeof answer !== 'object' || answer?.kind !== 'cloud') continue;
    for (const text of answer.entries) {
      const key = foldAnswer(text);
      const known = words.get(key);
      if (known) known.count += 1;
      else words.set(key, { text, count: 1, isShown: onWall.has(key) });
    }
  }
  return [...words.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, listed);
};

interface CloudWordsProps extends Judging {
  questionIndex: number;
  players: ReadonlyMap<string, HostPlayer>;
  /** What stands on the wall. */
  groups: readonly AnswerGroup[];
}

/** After the close of a cloud: its words, each with one button that takes it off the wall, or puts it back. */
export const CloudWords = ({ questionIndex, players, groups, judge }: CloudWordsProps) => {
  const room = useRoomTexts();
  const words = useMemo(() => wordsOf(players.values(), groups), [players, groups]);
  if (words.length === 0) return null;
  return (
    <section className="mt-5 max-w-2xl" aria-labelledby="cloud-words">
      <h3 id="cloud-words" className="text-lg">
        {room('host.cloudTitle')}
      </h3>
      <p className="text-sm text-muted">{room('host.cloudText')}</p>
      <ul className="mt-2 divide-y-2 divide-line border-y-2 border-line">
        {words.map((word) => (
          <WordRow
            key={word.text}
            word={word}
            onPress={() => judge(questionIndex, word.text, !word.isShown)}
          />
        ))}
      </ul>
    </section>
  );
};

const WordRow = ({ word: { text, count, isShown }, onPress }: { word: Word; onPress: () => void }) => {
  const room = useRoomTexts();
  const [textId, buttonId] = [useId(), useId()];
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span
        id={textId}
        className={classNames('min-w-0 grow font-bold wrap-anywhere', !isShown && 'text-muted line-through')}
      >
        {text}
      </span>
      <span className="numbers shrink-0 text-muted">{room('host.judgeCount', { count })}</span>
      <Button id={buttonId} aria-labelledby={`${buttonId} ${textId}`} onClick={onPress}>
        {room(isShown ? 'host.hideWord' : 'host.showWord')}
      </Button>
    </li>
  );
};
