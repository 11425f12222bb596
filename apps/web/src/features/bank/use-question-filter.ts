import type { Difficulty } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';

/** So long after the last letter the server is asked. */
const typingMs = 300;

interface QuestionFilterState {
  text: string;
  difficulty: Difficulty | null;
  /** The text as it is searched for: settled, without spaces around it. */
  q: string;
  active: boolean;
  setText: (text: string) => void;
  setDifficulty: (difficulty: Difficulty | null) => void;
  clear: () => void;
}

/** What a category's questions are searched for. */
export const useQuestionFilter = (): QuestionFilterState => {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return {
    text,
    difficulty,
    q: settled,
    active: settled !== '' || difficulty !== null,
    setText,
    setDifficulty,
    clear: () => {
      setText('');
      setSettled('');
      setDifficulty(null);
    },
  };
};
