import { isWithheld } from '../attempts.js';
import type {
  AttemptStateView,
  GameStateView,
  HostQuestionView,
  OpenQuestionView,
  RulesView,
  StageView,
} from '../contract/game-state.js';
import { bankLanguage } from '../contract/languages.js';
import { questionAsCounted } from '../corrections.js';
import { currentIndex, isPaced, openQuestion, type PlayableGame, questionAt, type Stage } from '../game.js';
import { heldPhase, phaseOf } from '../phase.js';
import { type GameQuestion, keyTold, optionsShown } from '../questions.js';
import { roundOf, roundsBegun } from '../rounds.js';

/** The language of a question, as far as it is known. */
export const languageOf = ({
  source,
  language = source === 'bank' ? bankLanguage : undefined,
}: Pick<GameQuestion, 'source' | 'language'>): { language?: string } => (language ? { language } : {});

/** What there is to see or to hear, field by field. */
export const mediaOf = ({
  media,
  optionMedia,
}: GameQuestion): Pick<OpenQuestionView, 'media' | 'optionMedia'> => ({
  ...(media && { media: { ...media } }),
  ...(optionMedia && { optionMedia: optionMedia.map((one) => one && { ...one }) }),
});

/** What a client needs to know of the answer that is asked for. */
export const askedFor = (
  question: GameQuestion,
): Pick<OpenQuestionView, 'kind' | 'exactOnly' | 'unit' | 'range'> => {
  const { kind } = question;
  if (kind === 'single') return {};
  if (kind === 'multi') return { kind, exactOnly: question.exactOnly };
  if (kind !== 'number') return { kind };
  const { unit, range } = question;
  return { kind, ...(unit && { unit }), ...(range && { range: { from: range.from, to: range.to } }) };
};

/** What anybody may see of an open question: built up field by field, never the question minus its answer. */
const openQuestionView = (game: PlayableGame, index: number): OpenQuestionView => {
  const question = questionAt(game, index);
  const round = roundOf(game.content, index);
  return {
    index,
    question: question.question,
    ...askedFor(question),
    options: optionsShown(question),
    timeLimit: question.timeLimit,
    category: question.category,
    points: question.points,
    ...languageOf(question),
    ...(round && { round }),
    ...mediaOf(question),
  };
};

const standing = { timeLeft: 0, opensAt: null, endsAt: null };

const timing = (game: PlayableGame, now: number) => {
  const question = openQuestion(game);
  if (game.status === 'paused') {
    const timeLeft = Math.round(Math.max(0, game.msLeft ?? 0)) / 1000;
    return { timeLeft, opensAt: question?.opensAt ?? null, endsAt: null };
  }
  if (!question) return standing;
  const { opensAt, closesAt, readsAt } = question;
  const msLeft = Math.max(0, closesAt - Math.max(now, opensAt));
  return {
    timeLeft: Math.round(msLeft) / 1000,
    opensAt,
    endsAt: closesAt,
    ...(readsAt !== undefined && { readsAt }),
  };
};

const stageView = (game: PlayableGame, { name, since, until }: Stage): StageView => {
  const { breakAfter } = questionAt(game, currentIndex(game));
  const next = name === 'break' ? roundOf(game.content, currentIndex(game) + 1) : null;
  return {
    name,
    since,
    until,
    ...(name === 'break' && breakAfter?.text && { text: breakAfter.text }),
    ...(next && { next }),
  };
};

/** A game that is played as every client knows it needs no word of its rules. */
const rulesView = ({ rules }: PlayableGame): RulesView | null => {
  const { pacing, scoring, answers, boardEvery, streakBonus, hostSeesVotes, closeWhenAllAnswered, shuffle } =
    rules;
  if (pacing === 'swift' && scoring === 'classic' && !streakBonus && !shuffle) return null;
  return {
    pacing,
    scoring,
    answers,
    boardEvery,
    streakBonus,
    hostSeesVotes,
    closeWhenAllAnswered,
    ...(shuffle && { shuffle }),
  };
};

/** The rounds of which one may be a joker. */
const jokerRounds = ({ rules, content }: PlayableGame): string[] | null => {
  if (rules.scoring !== 'rounds') return null;
  const titles: string[] = [];
  content.questions.forEach(({ round = '' }, index) => {
    if (index === 0 || (round !== '' && round !== content.questions[index - 1]?.round)) titles.push(round);
  });
  return titles;
};

/** What only games with phases, rounds and other scorings have. */
const evening = (
  game: PlayableGame,
): Pick<GameStateView, 'rules' | 'stage' | 'held' | 'rounds' | 'roundsBegun'> => {
  const rules = rulesView(game);
  const stage = game.status === 'active' || game.status === 'paused' ? game.stage : null;
  const rounds = jokerRounds(game);
  return {
    ...(rules && { rules }),
    ...(stage && { stage: stageView(game, stage) }),
    ...(game.status === 'paused' && isPaced(game) && { held: heldPhase(game) }),
    ...(rounds && { rounds, roundsBegun: roundsBegun(game) }),
  };
};

/** A break has no question: what was asked is over, and what comes is nobody's to see. */
const questionShown = (game: PlayableGame): OpenQuestionView | null => {
  if (game.status !== 'active' && game.status !== 'paused') return null;
  return game.stage?.name === 'break' ? null : openQuestionView(game, game.question.index);
};

/** What its player has to know of an attempt. */
const attemptView = (game: PlayableGame): { assignment?: AttemptStateView } => {
  if (!game.assignment) return {};
  const { attempt, closesAt, feedback, untimed } = game.assignment;
  return {
    assignment: {
      attempt,
      closesAt,
      feedback,
      ...(untimed && { untimed }),
      ...(isWithheld(game) && { withheld: true as const }),
    },
  };
};

/** Players choose before the start: later nobody needs the list, and a state goes to everybody at each question. */
const preparedTeams = (game: PlayableGame): Pick<GameStateView, 'preparedTeams' | 'onlyPreparedTeams'> => {
  const { status, teamMode, preparedTeams, onlyPreparedTeams } = game;
  if (status !== 'waiting' || !teamMode || preparedTeams.length === 0) return {};
  return { preparedTeams: [...preparedTeams], onlyPreparedTeams };
};

/** The game as its players, watchers and strangers may see it. `now`: epoch ms of the server's clock. */
export const playerGameState = (game: PlayableGame, now: number): GameStateView => {
  const index = currentIndex(game);
  return {
    gameId: game.gameId,
    gameCode: game.gameCode,
    kind: game.kind,
    title: game.content.title,
    status: game.status,
    phase: phaseOf(game, now),
    version: game.version,
    currentQuestionIndex: index,
    questionCount: game.content.questions.length,
    participantCount: game.seats.participants,
    ...timing(game, now),
    serverTime: Math.round(now),
    teamMode: game.teamMode,
    ...preparedTeams(game),
    joining: game.joining,
    endedBy: game.status === 'finished' ? game.endedBy : null,
    ...(game.status === 'finished' && game.operator && { operator: game.operator }),
    question: questionShown(game),
    ...evening(game),
    ...attemptView(game),
    ...(game.parentGameId && { parentGameId: game.parentGameId }),
    ...(game.ghostsOf && { ghosts: game.ghostsOf.ghosts }),
    ...(game.status === 'finished' && game.nextGameId && { nextGameId: game.nextGameId }),
  };
};

/** What is judged by, as far as the key says less than its author did. */
const judgedBy = (question: GameQuestion): Pick<HostQuestionView, 'accepted' | 'refused' | 'band'> => {
  if (question.kind === 'typed') return { accepted: [...question.accepted], refused: [...question.refused] };
  return question.kind === 'number' ? { band: question.band } : {};
};

const hostsKey = (
  game: PlayableGame,
  index: number,
): Pick<HostQuestionView, 'answer' | 'key' | 'accepted' | 'refused' | 'band'> => {
  const question = questionAsCounted(game, index);
  const { correctAnswer, key } = keyTold(question);
  return { answer: correctAnswer, ...(key && { key }), ...judgedBy(question) };
};

export const hostQuestions = (game: PlayableGame): HostQuestionView[] =>
  game.content.questions.map(({ breakAfter }, index) => ({
    ...openQuestionView(game, index),
    ...hostsKey(game, index),
    ...(breakAfter && { breakAfter }),
  }));

/** The game as its owner sees it: with every question and its answer. */
export const hostGameState = (game: PlayableGame, now: number): GameStateView => ({
  ...playerGameState(game, now),
  questions: hostQuestions(game),
});
