import { apply } from '../apply.js';
import { assertNever } from '../assert-never.js';
import { letters } from '../contract/choices.js';
import type { QuestionChange } from '../contract/corrections.js';
import type { TaskAnswer } from '../contract/kinds.js';
import {
  type AnswerOutcome,
  type ClosedQuestion,
  coHostBehind,
  type GameEventData,
  type LoggedContent,
  type OpenedQuestion,
  type RecordedEvent,
  steppedDown,
} from '../events.js';
import { type Game, type PlayableGame, questionAt, unborn } from '../game.js';
import type { CorrectionId, GameId, PlayerId } from '../ids.js';
import {
  answerIn,
  answerText,
  type GameQuestion,
  isJudged,
  optionsShown,
  rightAnswer,
} from '../questions.js';
import { beginsRound, roundOf } from '../rounds.js';
import { standings } from '../standings.js';

const shownPlaces = 5;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const option = (question: GameQuestion, choice: number): string =>
  `${letters[choice]} ${answerText(question, { kind: 'single', choice })}`;

const answerTold = (question: GameQuestion, answer: TaskAnswer): string =>
  answer.kind === 'single' || answer.kind === 'poll'
    ? option(question, answer.choice)
    : answerText(question, answer);

const outcomeTold = ({ isCorrect, fraction, points }: AnswerOutcome): string => {
  if (isCorrect) return `right, +${points}`;
  return fraction ? `${Math.round(100 * fraction)} % right, +${points}` : 'wrong';
};

const changeTold = (question: GameQuestion, change: QuestionChange): string => {
  if (change.kind === 'voided') return 'is void';
  if (change.kind === 'rekeyed') return `has the key ${option(question, change.answer)}`;
  return `takes ${change.texts.map((text) => `“${text}”`).join(', ')} too`;
};

const contentOf = ({ title, questions }: LoggedContent): string =>
  `“${title}”, ${counted(questions.length, 'question')}`;

const byCoHost = (event: RecordedEvent): string => {
  const number = coHostBehind(event);
  return number === null ? '' : ` (co-host ${number})`;
};

/** Tells a game as a readable story, event by event; names are those of the log that it is given. */
export class Storyteller {
  private state: Game;
  /** Who ever took a seat: one that was given back is in no state any more. */
  private readonly names = new Map<PlayerId, string>();
  /** Who has answered the open question, and whether it was right; the last answer of each counts. */
  private readonly answered = new Map<PlayerId, boolean>();

  constructor(gameId: GameId) {
    this.state = unborn(gameId);
  }

  /** The game after what was told so far. */
  get game(): Game {
    return this.state;
  }

  /** What the next event of the log did: one line, or several. */
  tell(event: RecordedEvent): string[] {
    if (event.type === 'PlayerJoined' || event.type === 'PlayerKnocked')
      this.names.set(event.data.playerId, event.data.shownName ?? event.data.name);
    const game = apply(this.state, event);
    this.state = game;
    const [first = '', ...more] = this.told(event, game);
    return [`${first}${byCoHost(event)}`, ...more];
  }

  /** The best of the board, in one line. */
  board(): string {
    const ranked = this.state.status === 'unborn' ? [] : standings(this.state).slice(0, shownPlaces);
    const places = ranked.map(({ seat, position }) => `${position}. ${seat.name} ${seat.score}`);
    return places.join(' · ') || 'Nobody is on the board';
  }

  private told(event: RecordedEvent, game: PlayableGame): string[] {
    switch (event.type) {
      case 'GameCreated': {
        const { kind, hostTeamName, gameCode, parentGameId, forkedFrom, assignment, ghostsOf } = event.data;
        const by = hostTeamName === null ? '' : ` by ${hostTeamName}`;
        const version = forkedFrom ? `version ${forkedFrom.version} of ` : '';
        const after = parentGameId === undefined ? '' : `, after ${version}${parentGameId}`;
        const attempt =
          assignment === undefined ? '' : `, attempt ${assignment.attempt} at ${assignment.assignmentId}`;
        const against =
          ghostsOf === undefined
            ? ''
            : `, against ${counted(ghostsOf.ghosts, 'ghost')} of ${ghostsOf.gameId}`;
        return [
          `A ${kind} game${by}: ${contentOf(event.data)}, code ${gameCode}${after}${attempt}${against}`,
        ];
      }
      case 'GameRevised':
        return [`The host chose again: ${contentOf(event.data)}`];
      case 'RulesChanged':
        return ['The host chose other rules'];
      case 'PlayerJoined': {
        const team = event.data.teamName === null ? '' : ` for ${event.data.teamName}`;
        if (event.data.carried)
          return [`${this.nameOf(event.data.playerId)} comes along${team} with ${event.data.startingScore}`];
        return [
          `${this.nameOf(event.data.playerId)} joined${team} (${counted(game.seats.participants, 'player')})`,
        ];
      }
      case 'PlayerKnocked':
        return [`${this.nameOf(event.data.playerId)} waits to be admitted`];
      case 'KnockRefused':
        return [`${this.nameOf(event.data.playerId)} was not admitted`];
      case 'PlayerRenamed': {
        const before = this.nameOf(event.data.playerId);
        this.names.set(event.data.playerId, event.data.name);
        return [`${before} is called ${event.data.name} now`];
      }
      case 'PlayerLeft':
        return [`${this.nameOf(event.data.playerId)} left`];
      case 'PlayerReturned':
        return [`${this.nameOf(event.data.playerId)} came back`];
      case 'PlayerRemoved':
        return [
          `${this.nameOf(event.data.playerId)} was removed${event.actor === 'host' ? ' by the host' : ''}`,
        ];
      case 'SeatMoved':
        return [
          `${this.nameOf(event.data.playerId)} ${event.actor === 'player' ? 'is here again' : 'went on with another phone'}`,
        ];
      case 'PlayerReadied':
        return [`${this.nameOf(event.data.playerId)} is ${event.data.ready ? '' : 'not '}ready`];
      case 'TeamChosen':
        return [`${this.nameOf(event.data.playerId)} plays for ${event.data.teamName}`];
      case 'TeamModeSet':
        return [`Teams are ${event.data.teamMode ? '' : 'not '}ranked`];
      case 'JoiningChanged':
        return [`Joining is ${event.data.joining}`];
      case 'CoHostLinkMade':
        return ['The host made a link for co-hosts'];
      case 'CoHostAdmitted':
        return [`Co-host ${event.data.coHost} may lead`];
      case 'CoHostsDismissed': {
        const { coHosts } = event.data;
        if (steppedDown(event)) return [`Co-host ${coHosts.join(', ')} stepped down`];
        const whose = coHosts.length > 0 ? ` from co-host ${coHosts.join(', ')}` : '';
        return [`The host took the link for co-hosts back${whose}`];
      }
      case 'DeadlineMoved':
        return [`The deadline is ${new Date(event.data.closesAt).toISOString()} now`];
      case 'TimeExtended':
        return [`${this.nameOf(event.data.playerId)} has ${event.data.factor} × the time`];
      case 'JokerDeclared':
        return [`${this.nameOf(event.data.playerId)} plays the joker in round ${event.data.round}`];
      case 'GameStarted':
        return this.opens(event.data.opened, game);
      case 'QuestionAdvanced':
        return [
          ...(event.data.closed ? this.closes(event.data.closed, game) : []),
          ...this.opens(event.data.opened, game),
        ];
      case 'QuestionOpened':
        return [`Question ${event.data.opened.index + 1} is open already`];
      case 'QuestionClosed':
        return this.closes(event.data.closed, game);
      case 'BoardShown':
        return [`The board: ${this.board()}`];
      case 'BreakBegan':
        return [`A break of ${counted(Math.round((event.data.until - event.at) / 60_000), 'minute')}`];
      case 'GamePaused':
        return [event.data.msLeft === null ? 'Paused' : `Paused with ${seconds(event.data.msLeft)} left`];
      case 'GameResumed':
        return ['The clock goes on'];
      case 'AnswerSubmitted':
        return [this.answer(event.data, game)];
      case 'AnswersJudged': {
        const { text, verdict, outcomes, questionIndex } = event.data;
        if (questionAt(game, questionIndex).kind === 'cloud')
          return [`“${text}” is ${verdict === 'refused' ? 'taken off the wall' : 'back on the wall'}`];
        return [`“${text}” is ${verdict}: ${counted(outcomes.length, 'answer')} changed`];
      }
      case 'GameFinished': {
        const { closed, endedBy, operator } = event.data;
        const byHost = operator ? `An operator ended the game (${operator})` : 'The host ended the game';
        const why = {
          host: byHost,
          deadline: 'The deadline was over',
          questions: 'That was the last question',
        }[endedBy];
        return [...(closed ? this.closes(closed, game) : []), why, this.board()];
      }
      case 'GameAbandoned':
        return [
          event.data.operator
            ? `An operator ended the game (${event.data.operator})`
            : 'The game was abandoned',
        ];
      case 'GameRated':
        return [`${this.nameOf(event.data.playerId)} gave ${counted(event.data.stars, 'star')}`];
      case 'NameLent':
        return [
          `${this.nameOf(event.data.playerId)} ${event.data.lent ? 'lends' : 'takes back'} its name for its ghost`,
        ];
      case 'QuestionCorrected':
        return [this.correction(event.data, game), this.board()];
      case 'CorrectionUndone':
        return [this.undo(event.data.correctionId, game), this.board()];
      case 'GameFollowed':
        return [`It goes on in ${event.data.nextGameId}`];
      case 'NameForgotten':
        return [`The name of a ${event.data.of} is forgotten: ${event.data.called} from now on`];
      case 'HostChanged':
        return ['An operator handed the game over to another host'];
      default:
        return assertNever(event);
    }
  }

  private nameOf(playerId: PlayerId): string {
    return this.names.get(playerId) ?? playerId;
  }

  private opens({ index, opensAt, closesAt }: OpenedQuestion, game: PlayableGame): string[] {
    this.answered.clear();
    const question = questionAt(game, index);
    const listed = optionsShown(question).map((text, place) => `${letters[place] ?? `${place + 1}`} ${text}`);
    const number = `Question ${index + 1} of ${game.content.questions.length}`;
    const round = beginsRound(game.content, index) ? roundOf(game.content, index) : null;
    return [
      ...(round ? [`Round ${round.number} of ${round.count}: ${round.title}`] : []),
      `${number}, ${seconds(closesAt - opensAt)}: ${question.question}`,
      ...(listed.length > 0 ? [`    ${listed.join('   ')}`] : []),
    ];
  }

  private closes({ index, reason }: ClosedQuestion, game: PlayableGame): string[] {
    const question = questionAt(game, index);
    const right = rightAnswer(question);
    const who = { host: 'by hand', deadline: 'at its deadline', answered: 'with everybody’s answer' }[reason];
    const { participants } = game.seats;
    const correct = [...this.answered.values()].filter(Boolean).length;
    const answered = `${this.answered.size} of ${counted(participants, 'player')} answered`;
    const figures = right ? `${answerTold(question, right)}. ${answered}, ${correct} right` : answered;
    return [`Question ${index + 1} closed ${who}: ${figures}`, `    ${this.board()}`];
  }

  private correction(data: GameEventData['QuestionCorrected'], game: PlayableGame): string {
    const { questionIndex, change, reason, outcomes } = data;
    const what = changeTold(questionAt(game, questionIndex), change);
    return `The host corrected: question ${questionIndex + 1} ${what}, ${counted(outcomes.length, 'answer')} changed (“${reason}”)`;
  }

  private undo(correctionId: CorrectionId, game: PlayableGame): string {
    const corrections = game.status === 'finished' ? game.corrections : [];
    const index = corrections.find((each) => each.correctionId === correctionId)?.questionIndex ?? 0;
    return `The host took the correction of question ${index + 1} back`;
  }

  private answer(data: GameEventData['AnswerSubmitted'], game: PlayableGame): string {
    const { playerId, questionIndex, isCorrect, total, responseMs, change } = data;
    this.answered.set(playerId, isCorrect);
    const question = questionAt(game, questionIndex);
    const answer = answerIn(question, data);
    const chose = answer ? answerTold(question, answer) : 'nothing';
    const outcome = isJudged(question) ? outcomeTold(data) : 'no points';
    const verb = change ? 'changed to' : 'answered';
    return `${this.nameOf(playerId)} ${verb} ${chose} after ${seconds(responseMs)}: ${outcome} (${total})`;
  }
}
