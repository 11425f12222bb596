import type { CoHosts } from '../co-hosts.js';
import { type AnswerOutcome, loggedContent } from '../events.js';
import type { Correction, FinishedGame, PausedGame, PlayableGame, Seat } from '../game.js';
import type { AnswerParts } from '../questions.js';
import { saidRules } from '../rules.js';
import { jsonbText } from './jsonb-text.js';

/** The option, and what else was given and is right in part; nothing of it where an option is all. */
const answerFigures = ({ choice, given, fraction }: AnswerParts & AnswerOutcome): readonly unknown[] =>
  given === undefined ? [choice] : [[given, fraction ?? null]];

/** What only the seats of a paced game have; nothing for those that have none of it. */
const pacedFigures = ({ pending, shown, timeFactor }: Seat): readonly unknown[] =>
  pending || shown || timeFactor !== 1
    ? [[pending && [pending.version, pending.since, ...answerFigures(pending.data)], shown, timeFactor]]
    : [];

/** Nothing where no answering time is in doubt. */
const doubtFigures = ({ doubt }: Seat): readonly unknown[] =>
  doubt ? [[doubt.points, doubt.tripMs, doubt.jitterSquares]] : [];

/** Nothing where it took its seat here. */
const carriedFigures = ({ carried }: Seat): readonly unknown[] => {
  if (!carried) return [];
  const { gameId: _game, tokenId: _token, ...figures } = carried;
  return [figures];
};

/** Nothing where its ghost is called otherwise. */
const lentFigures = ({ lentName }: Seat): readonly unknown[] => (lentName ? ['lent'] : []);

/** A seat in the order of joining: figures only, in an order that never changes. */
const figuresOf = (seat: Seat): readonly unknown[] => {
  const { last } = seat;
  return [
    [seat.order, seat.joinedAt, seat.ready, seat.left, seat.removed, seat.stars],
    [seat.score, seat.correct, seat.answered, seat.correctMs, seat.chosen, seat.chosenMs],
    last && [last.version, last.questionIndex, ...answerFigures(last), last.isCorrect, last.responseMs],
    last && [last.points, last.speedBonus, last.total, last.streak],
    ...pacedFigures(seat),
    ...doubtFigures(seat),
    ...carriedFigures(seat),
    ...lentFigures(seat),
  ];
};

/** What was found wrong, and how many answers it turned; seats tell how. Its reason may name somebody. */
const effectOf = ({ reason: _reason, outcomes, ...correction }: Correction): object => ({
  ...correction,
  turned: outcomes.length,
});

type OfSomeStates = Partial<Pick<PausedGame, 'stage' | 'msToOpen'> & Pick<FinishedGame, 'nextGameId'>>;

const coHostFigures = ({ link, links, admitted }: CoHosts): readonly unknown[] => [
  link,
  links,
  admitted.map(({ number, dismissed }) => [number, dismissed]),
];

/**
 * A state of a game as one text: two that are the same in everything but the names and ids of people have the same one,
 * no matter who folded them. So a host, who sees names, an analyst, who sees pseudonyms, and the gateway that played the game
 * can compare what they have by its SHA-256.
 */
export const fingerprintText = (game: PlayableGame): string => {
  const { gameId: _game, hostId: _host, ledBy: _leader, teamId: _team, ...unnamed } = game;
  // What was offered to choose from is names as well; of what was chosen none is here.
  const { hostTeamName: _hostTeam, preparedTeams: _prepared, onlyPreparedTeams: _only, ...told } = unnamed;
  const { seats, rules, coHosts, ...figures } = told;
  const {
    stage,
    msToOpen,
    parentGameId,
    forkedFrom,
    ghostsOf,
    nextGameId,
    assignment,
    ...rest
  }: typeof figures & OfSomeStates = figures;
  return jsonbText({
    ...rest,
    ...(game.status === 'finished' && { corrections: game.corrections.map(effectOf) }),
    content: loggedContent(game.content),
    // a game without phases has the text that it had before there were any
    rules: saidRules(rules),
    ...(stage && { stage }),
    ...(msToOpen && { msToOpen }),
    // nor has one that follows none, and is followed by none
    ...(parentGameId && { parentGameId }),
    ...(forkedFrom && { forkedFrom }),
    ...(ghostsOf && { ghostsOf }),
    ...(nextGameId && { nextGameId }),
    ...(assignment && { assignment }),
    ...(coHosts.links > 0 && { coHosts: coHostFigures(coHosts) }),
    ...(seats.jokers.size > 0 && { jokers: [...seats.jokers.values()] }),
    seats: [...seats.byId.values()].map(figuresOf),
    made: seats.made,
    participants: seats.participants,
  });
};
