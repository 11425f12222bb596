import { useRef, useState } from 'react';
import { asRecord, stored } from '../../../lib/stored.js';
import type { AnswersProps } from '../answering.js';

interface Draft {
  gameId: string;
  index: number;
  /** As its kind of question takes it: typed, ticked, or moved. */
  input: unknown;
}

/** One at a time: the next question's takes its place. */
const kept = stored<Draft | null>({
  key: 'clockbeat.draft',
  empty: null,
  inTab: true,
  read: (from) => {
    const { gameId, index, input } = asRecord(from) ?? {};
    return typeof gameId === 'string' && typeof index === 'number' ? { gameId, index, input } : null;
  },
});

/** It is sent, or its question is closed. */
export const forgetDraft = (): void => kept.forget();

interface Beginning<Input> {
  /** What the seat has given already. */
  given: Input | undefined;
  empty: Input;
  /** What was kept, if it can be of this question: a tab's storage is anybody's to write. */
  read: (kept: unknown) => Input | null;
}

/** What is typed, ticked or moved and not sent yet: a pause that hides the question, and a reload, take nothing of it. */
export const useDraft = <Input>(
  { question: { index }, turn, state: { gameId } }: AnswersProps,
  { given, empty, read }: Beginning<Input>,
): [Input, (change: (before: Input) => Input) => void] => {
  const [input, setInput] = useState((): Input => {
    const draft = turn.locked ? null : kept.now();
    const own = draft?.gameId === gameId && draft.index === index ? read(draft.input) : null;
    return own ?? given ?? empty;
  });
  const latest = useRef(input);
  const change = (to: (before: Input) => Input): void => {
    latest.current = to(latest.current);
    kept.set({ gameId, index, input: latest.current });
    setInput(latest.current);
  };
  return [input, change];
};

/** Texts of a list that is no longer than so many. */
export const readTexts =
  (most: number) =>
  (from: unknown): readonly string[] | null =>
    Array.isArray(from) && from.length <= most && from.every((text) => typeof text === 'string')
      ? from
      : null;

/** Indexes of options, each at most once; `all`: every one of them. */
export const readIndexes =
  ({ length }: readonly string[], { all }: { all: boolean }) =>
  (from: unknown): readonly number[] | null => {
    if (!Array.isArray(from) || new Set(from).size !== from.length || (all && from.length !== length))
      return null;
    return from.every((index) => Number.isInteger(index) && index >= 0 && index < length) ? from : null;
  };
