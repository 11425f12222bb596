import { type ForkBody, type ForkQuestions, limits } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createFork } from '../api/games.js';
import { reading } from '../api/queries.js';
import { useAfterTexts } from '../texts/after-texts.js';
import { failureText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/desk/dialogs.js';
import { LoadFailed } from '../ui/message-page.js';
import { NumberField } from '../ui/number-field.js';
import { PillChoice } from '../ui/pill-choice.js';
import { SwitchField } from '../ui/switch-field.js';
import { Choice } from './go-on-choice.js';
import { useMakeGame } from './make-game.js';

const counts = { min: 1, max: 50 } as const;

interface GoOnProps {
  gameId: string;
  /** Of the event that it goes on from; left out: as the game is now. */
  version?: number;
  /** How many of its questions had been asked by then. */
  asked: number;
  questionCount: number;
  /** The best of the board of then. */
  board: readonly { id: string; name: string; score: number }[];
  /** What the press says. */
  label: string;
}

/** A press that asks what a finished game goes on with, and makes the game that does. */
export const GoOn = ({ gameId, version, asked, questionCount, board, label }: GoOnProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const { making, make } = useMakeGame();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<ForkQuestions | null>(null);
  const [count, setCount] = useState('1');
  /** Null: what was left, as it is ticked at first. */
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const [only, setOnly] = useState<ReadonlySet<string>>(new Set());
  const [leadOn, setLeadOn] = useState(true);
  const anyLeft = asked < questionCount;
  const kinds: ForkQuestions[] = anyLeft ? ['left', 'all', 'chosen', 'drawn'] : ['all', 'chosen', 'drawn'];
  const questions = wanted !== null && kinds.includes(wanted) ? wanted : anyLeft ? 'left' : 'drawn';
  const drawn = Number(count);
  const isCount = Number.isInteger(drawn) && drawn >= counts.min && drawn <= counts.max;
  const left = Array.from({ length: questionCount }, (_, index) => index).slice(asked);
  const chosen = picked ?? new Set(left);
  const isReady =
    (questions !== 'drawn' || isCount) &&
    (questions !== 'chosen' || chosen.size > 0) &&
    only.size <= limits.finalScoresSize;
  const body: ForkBody = {
    ...(version !== undefined && { version }),
    questions,
    ...(questions === 'drawn' && { count: drawn }),
    ...(questions === 'chosen' && { chosen: [...chosen].sort((one, other) => one - other) }),
    ...(only.size > 0 && { seats: [...only] }),
    leadOn,
  };
  const forked = async () => {
    const made = await createFork(gameId, body);
    setOpen(false);
    return made;
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        description={a('goOn.text')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
            <Button tone="main" busy={making} disabled={!isReady} onClick={() => make(forked)}>
              {a('goOn.make')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <PillChoice
            label={a('goOn.asked')}
            options={kinds.map((value) => ({ value, label: a(`goOn.${value}`) }))}
            value={questions}
            onChange={setWanted}
          />
          {questions === 'drawn' && (
            <NumberField
              label={a('goOn.count')}
              hint={a('goOn.countHint')}
              error={isCount ? undefined : a('goOn.countHint')}
              bounds={counts}
              value={count}
              onChange={setCount}
            />
          )}
          {questions === 'chosen' && (
            <Questions gameId={gameId} asked={asked} chosen={chosen} onChoose={setPicked} />
          )}
          {board.length > 1 && (
            <Choice
              label={a('goOn.only')}
              hint={a('goOn.onlyText')}
              error={
                only.size > limits.finalScoresSize
                  ? a('goOn.onlyMost', { most: limits.finalScoresSize })
                  : undefined
              }
              items={board.map(({ id, name, score }) => ({
                ...{ id, label: name, note: t('common.figure', { count: score }) },
              }))}
              chosen={only}
              onChoose={setOnly}
            />
          )}
          <SwitchField
            label={a('goOn.lead')}
            hint={a('goOn.leadText')}
            checked={leadOn}
            onChange={setLeadOn}
          />
        </div>
      </Dialog>
    </>
  );
};

interface QuestionsProps {
  gameId: string;
  asked: number;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** The game's questions one by one: what was asked may be asked again, and what was left may be left out. */
const Questions = ({ gameId, asked, chosen, onChoose }: QuestionsProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const game = useQuery(reading.game(gameId));
  if (game.isPending) return <p className="text-muted">{t('common.loading')}</p>;
  if (game.isError) return <LoadFailed text={failureText(t, game.error)} again={() => void game.refetch()} />;
  return (
    <Choice
      label={a('goOn.questions')}
      hint={a('goOn.questionsText')}
      error={chosen.size === 0 ? a('goOn.questionsNone') : undefined}
      items={(game.data.questions ?? []).map(({ question, language }, index) => ({
        ...{ id: index, label: `${index + 1}. ${question}`, lang: language },
        note: index < asked ? a('goOn.wasAsked') : undefined,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};
