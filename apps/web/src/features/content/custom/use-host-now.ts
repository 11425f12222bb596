import { difficultyNamed } from '@clockbeat/domain/contract';
import { useNavigate } from 'react-router-dom';
import { type BasketQuestion, customSource } from '../../../hosting/basket-question.js';
import type { CustomDraft } from '../../../hosting/custom-draft.js';
import type { OwnQuestion } from '../../../hosting/own-question.js';
import { type PendingGame, pendingGame } from '../../../hosting/pending-game.js';
import { paths, serverPaths } from '../../../paths.js';
import { useSessionStatus } from '../../../shared/use-session-status.js';
import { countOf, secondsPerQuestionOf } from '../sets/set-rules.js';

/** Leaves the draft to be hosted at once: by the sign-in where it is needed, then a team (OP-52). */
export const useHostNow = (): ((draft: CustomDraft) => void) => {
  const navigate = useNavigate();
  const session = useSessionStatus();
  return (draft) => {
    pendingGame.set(pendingOf(draft));
    if (session.state === 'signed-out') location.assign(serverPaths.signIn(paths.createTeam));
    else void navigate(paths.createTeam);
  };
};

const pendingOf = ({ details, questions }: CustomDraft): PendingGame => {
  const seconds = secondsPerQuestionOf(details.timePerQuestion);
  return {
    title: details.title.trim(),
    category: details.category,
    difficulty: details.difficulty,
    questionsPerGame: countOf(details.questionsPerGame),
    timePerQuestion: seconds,
    customQuestions: questions.map((question) => inBasket(question, details, seconds)),
    isCustom: true,
  };
};

const inBasket = (
  { id, question, options, answer, timeLimit }: OwnQuestion,
  { category, difficulty }: CustomDraft['details'],
  seconds: number,
): BasketQuestion => ({
  id,
  question,
  options,
  answer,
  correctAnswer: options[answer],
  category,
  difficulty: difficultyNamed(difficulty) ?? 'Medium',
  timer: timeLimit ?? seconds,
  source: customSource,
  stored: false,
});
