import { assertNever, coHostBehind, type PlayerId, type RecordedEvent, steppedDown } from '@clockbeat/domain';
import type { useDeskTexts } from '../../texts/desk-texts.js';
import { letterOf } from '../../ui/answer-look.js';

type Names = ReadonlyMap<PlayerId, string>;
type DeskTranslate = ReturnType<typeof useDeskTexts>;

/** What everybody who ever joined, or waited to, was called by others. */
export const namesIn = (events: readonly RecordedEvent[]): Names =>
  new Map(
    events.flatMap(({ type, data }) =>
      type === 'PlayerJoined' || type === 'PlayerKnocked'
        ? [[data.playerId, data.shownName ?? data.name] as const]
        : [],
    ),
  );

/** An event in one line of words; the host's own doings go without saying whose they are. */
export const eventWords = (d: DeskTranslate, names: Names, event: RecordedEvent): string => {
  const what = wordsOf(d, names, event);
  const number = coHostBehind(event);
  return number === null ? what : d('replay.byCoHost', { what, number });
};

const wordsOf = (d: DeskTranslate, names: Names, event: RecordedEvent): string => {
  const nameOf = (playerId: PlayerId): string => names.get(playerId) ?? d('replay.somebody');
  switch (event.type) {
    case 'GameCreated':
    case 'GameRevised':
      return d(`replay.ev${event.type}`, { count: event.data.questions.length });
    case 'PlayerJoined':
    case 'PlayerLeft':
    case 'PlayerReturned':
    case 'PlayerRemoved':
    case 'PlayerKnocked':
    case 'KnockRefused':
    case 'SeatMoved':
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
    case 'AnswerSubmitted': {
      const { playerId, choice, isCorrect, points } = event.data;
      const name = nameOf(playerId);
      if (choice === null) return d('replay.evAnswerNone', { name });
      const letter = letterOf(choice);
      return isCorrect
        ? d('replay.evAnswerRight', { name, letter, points })
        : d('replay.evAnswerWrong', { name, letter });
    }
    case 'GameRated':
      return d('replay.evGameRated', { name: nameOf(event.data.playerId), count: event.data.stars });
    case 'QuestionCorrected': {
      const { questionIndex, change, reason } = event.data;
      const number = questionIndex + 1;
      return change.kind === 'voided'
        ? d('replay.evQuestionVoided', { number, reason })
        : d('replay.evQuestionRekeyed', { number, letter: letterOf(change.answer), reason });
    }
    case 'CorrectionUndone':
    case 'GameFollowed':
      return d(`replay.ev${event.type}`);
    default:
      return assertNever(event);
  }
};

/** A duration as a clock shows it: m:ss. */
export const clockOf = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
