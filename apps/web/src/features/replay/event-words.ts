import {
  answerShown,
  assertNever,
  coHostBehind,
  type GameQuestion,
  isAnswer,
  type PlayerId,
  type RecordedEvent,
  steppedDown,
} from '@clockbeat/domain';
import type { AfterTranslate } from '../../texts/after-texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { type AnswerWords, isJudged } from '../../ui/crowd/asked.js';
import { askedIn } from './moment.js';

type Names = ReadonlyMap<PlayerId, string>;
type DeskTranslate = AfterTranslate;

/** What everybody who ever joined, or waited to, was called by others. */
export const namesIn = (events: readonly RecordedEvent[]): Names =>
  new Map(
    events.flatMap(({ type, data }) =>
      type === 'PlayerJoined' || type === 'PlayerKnocked'
        ? [[data.playerId, data.shownName ?? data.name] as const]
        : [],
    ),
  );

/** What an event speaks of without naming it. */
export interface Spoken {
  readonly names: Names;
  readonly questions: readonly GameQuestion[];
  readonly answers: AnswerWords;
}

/** An event in one line of words; the host's own doings go without saying whose they are. */
export const eventWords = (d: DeskTranslate, spoken: Spoken, event: RecordedEvent): string => {
  const what = wordsOf(d, spoken, event);
  const number = coHostBehind(event);
  return number === null ? what : d('replay.byCoHost', { what, number });
};

const wordsOf = (d: DeskTranslate, spoken: Spoken, event: RecordedEvent): string => {
  const { names } = spoken;
  const nameOf = (playerId: PlayerId): string => names.get(playerId) ?? d('replay.somebody');
  switch (event.type) {
    case 'GameCreated':
    case 'GameRevised':
      return d(`replay.ev${event.type}`, { count: event.data.questions.length });
    case 'PlayerJoined':
      return d(event.data.carried ? 'replay.evPlayerCameAlong' : 'replay.evPlayerJoined', {
        name: nameOf(event.data.playerId),
      });
    case 'SeatMoved':
      return d(event.actor === 'player' ? 'replay.evPlayerReturned' : 'replay.evSeatMoved', {
        name: nameOf(event.data.playerId),
      });
    case 'PlayerLeft':
    case 'PlayerReturned':
    case 'PlayerRemoved':
    case 'PlayerKnocked':
    case 'KnockRefused':
      return d(`replay.ev${event.type}`, { name: nameOf(event.data.playerId) });
    case 'PlayerRenamed':
      return d('replay.evPlayerRenamed', { name: event.data.name });
    case 'PlayerReadied':
      return d(event.data.ready ? 'replay.evPlayerReadied' : 'replay.evPlayerUnreadied', {
        name: nameOf(event.data.playerId),
      });
    case 'TeamChosen':
      return d('replay.evTeamChosen', { name: nameOf(event.data.playerId), team: event.data.teamName });
    case 'TeamModeSet':
      return d(event.data.teamMode ? 'replay.evTeamModeOn' : 'replay.evTeamModeOff');
    case 'RulesChanged':
      return d('replay.evRulesChanged');
    case 'DeadlineMoved':
      return d('replay.evDeadlineMoved');
    case 'TimeExtended':
      return d('replay.evTimeExtended', { name: nameOf(event.data.playerId), factor: event.data.factor });
    case 'JokerDeclared':
      return d('replay.evJokerDeclared', { name: nameOf(event.data.playerId), round: event.data.round });
    case 'JoiningChanged':
      return d(event.data.joining === 'open' ? 'replay.evJoiningOpen' : 'replay.evJoiningLocked');
    case 'CoHostLinkMade':
      return d('replay.evCoHostLinkMade');
    case 'CoHostAdmitted':
      return d('replay.evCoHostAdmitted', { number: event.data.coHost });
    case 'CoHostsDismissed': {
      const { coHosts } = event.data;
      if (steppedDown(event)) return d('replay.evCoHostSteppedDown', { number: coHosts.join(', ') });
      return coHosts.length === 0
        ? d('replay.evCoHostLinkEnded')
        : d('replay.evCoHostsDismissed', { count: coHosts.length });
    }
    case 'GameStarted':
    case 'QuestionAdvanced':
      return d(`replay.ev${event.type}`, { number: event.data.opened.index + 1 });
    case 'QuestionOpened':
      return d('replay.evQuestionOpened', { number: event.data.opened.index + 1 });
    case 'QuestionClosed':
      return d('replay.evQuestionClosed', { number: event.data.closed.index + 1 });
    case 'BoardShown':
    case 'BreakBegan':
    case 'GamePaused':
    case 'GameResumed':
    case 'GameFinished':
    case 'GameAbandoned':
      return d(`replay.ev${event.type}`);
    case 'AnswerSubmitted':
      return answerWords(d, spoken, nameOf(event.data.playerId), event.data);
    case 'AnswersJudged': {
      const { verdict, text, outcomes, questionIndex } = event.data;
      if (spoken.questions[questionIndex]?.kind === 'cloud' && text === '') return d('replay.evWordUntold');
      if (spoken.questions[questionIndex]?.kind === 'cloud')
        return d(verdict === 'refused' ? 'replay.evWordHidden' : 'replay.evWordShown', { text });
      return d(verdict === 'accepted' ? 'replay.evAnswersAccepted' : 'replay.evAnswersRefused', {
        text,
        count: outcomes.length,
      });
    }
    case 'GameRated':
      return d('replay.evGameRated', { name: nameOf(event.data.playerId), count: event.data.stars });
    case 'NameLent':
      return d(event.data.lent ? 'replay.evNameLent' : 'replay.evNameTakenBack', {
        name: nameOf(event.data.playerId),
      });
    case 'QuestionCorrected': {
      const { questionIndex, change, reason } = event.data;
      const number = questionIndex + 1;
      if (change.kind === 'voided') return d('replay.evQuestionVoided', { number, reason });
      return change.kind === 'rekeyed'
        ? d('replay.evQuestionRekeyed', { number, letter: letterOf(change.answer), reason })
        : d('replay.evMoreAccepted', { number, texts: change.texts.join(', '), reason });
    }
    case 'CorrectionUndone':
    case 'GameFollowed':
    case 'HostChanged':
      return d(`replay.ev${event.type}`);
    case 'NameForgotten':
      return d(event.data.of === 'player' ? 'replay.evPlayerForgotten' : 'replay.evTeamForgotten', {
        name: event.data.called ?? d('replay.somebody'),
      });
    default:
      return assertNever(event);
  }
};

type Submitted = Extract<RecordedEvent, { type: 'AnswerSubmitted' }>['data'];

const answerWords = (
  d: DeskTranslate,
  { questions, answers }: Spoken,
  name: string,
  data: Submitted,
): string => {
  const question = questions[data.questionIndex];
  const sent = question && isAnswer(data) ? answerShown(question, data) : data.choice;
  if (sent === null) return d('replay.evAnswerNone', { name });
  const { isCorrect, fraction = 0, points } = data;
  const asked = question ? askedIn(question) : { options: [] };
  const answer = answers.short(asked, sent);
  if (!isJudged(asked)) return d('replay.evAnswerGiven', { name, answer });
  if (isCorrect) return d('replay.evAnswerRight', { name, answer, points });
  return fraction > 0
    ? d('replay.evAnswerPart', { name, answer, points, percent: Math.round(100 * fraction) })
    : d('replay.evAnswerWrong', { name, answer });
};

/** A duration as a clock shows it: m:ss. */
export const clockOf = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
