import {
  answerModes,
  boardMoments,
  type GameRules,
  nameModes,
  pacings,
  type RulesBody,
  ruleLimits,
  scorings,
  standardRules,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';

type Rule = keyof GameRules;

/** Checked where it is named; null is no value for it. */
const Given = (rule: Rule): PropertyDecorator => ValidateIf((rules: RulesBody) => rules[rule] !== undefined);

const together =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };

/** A rule that has one value: it may be named, not chosen. */
const Fixed = (rule: Rule, type: 'integer' | 'boolean'): PropertyDecorator => {
  const value = standardRules[rule];
  return together(
    Given(rule),
    Equals(value, { message: `${rule} can only be ${value}` }),
    ApiProperty({ type, enum: [value], required: false }),
  );
};

const OneOf = (rule: Rule, values: readonly (string | number)[]): PropertyDecorator =>
  together(
    Given(rule),
    IsIn([...values], { message: `${rule} must be one of ${values.join(', ')}` }),
    ApiProperty({ enum: [...values], required: false }),
  );

const Flag = (rule: Rule): PropertyDecorator =>
  together(
    Given(rule),
    IsBoolean({ message: `${rule} must be true or false` }),
    ApiProperty({ type: 'boolean', required: false }),
  );

const Seconds = (rule: 'readSeconds' | 'revealSeconds' | 'boardSeconds'): PropertyDecorator => {
  const { min, max } = ruleLimits[rule];
  const message = `${rule} must be whole seconds from ${min} to ${max}`;
  return together(
    Given(rule),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: false }),
  );
};

const Worded = (rule: Rule, pattern: RegExp, values: string): PropertyDecorator =>
  together(
    Given(rule),
    Matches(pattern, { message: `${rule} must be one of ${values}` }),
    ApiProperty({ type: 'string', pattern: pattern.source, required: false }),
  );

/** The rules of one game; what is left out is as usual. */
export class GameRulesDto implements RulesBody {
  /** How the game goes on: each player by itself, the room led by its host, or by time. */
  @OneOf('pacing', pacings)
  pacing?: GameRules['pacing'];

  /** How long a question stands alone before its clock starts; usually 0 in a swift game, else 5. */
  @Seconds('readSeconds')
  readSeconds?: number;

  /** How long the right answer stands where time leads on. */
  @Seconds('revealSeconds')
  revealSeconds?: number;

  /** How long the standings stand where time leads on. */
  @Seconds('boardSeconds')
  boardSeconds?: number;

  /** When the standings are shown to players and projector. */
  @OneOf('boardEvery', boardMoments)
  boardEvery?: GameRules['boardEvery'];

  /** Whether a question closes when everybody who is connected has answered; usually not in a swift game. */
  @Flag('closeWhenAllAnswered')
  closeWhenAllAnswered?: boolean;

  /** Whether an answer may be changed until the question is closed. Not in swift games. */
  @OneOf('answers', answerModes)
  answers?: GameRules['answers'];

  /** Whether the host's panel shows who chose what before the close. */
  @Flag('hostSeesVotes')
  hostSeesVotes?: boolean;

  /** What a right answer earns; 1 is classic. */
  @OneOf('scoring', [1, ...scorings])
  scoring?: 1 | GameRules['scoring'];

  /** Whether right answers in a row earn more. */
  @Flag('streakBonus')
  streakBonus?: boolean;

  /** What a team has of its members' scores. */
  @Worded('teamScore', /^(mean|sum|best([1-9]|1[0-9]|20))$/, 'mean, sum, best1 to best20')
  teamScore?: string;

  /** Until when players may come in. */
  @Worded('lateJoin', /^(open|closed|until([1-9]|[1-4][0-9]|50))$/, 'open, closed, until1 to until50')
  lateJoin?: GameRules['lateJoin'];

  /** Whether who comes in after the start may join a team. */
  @Flag('lateTeams')
  lateTeams?: boolean;

  /** What of players' names others see: what a filter marks is masked, all as typed, or drawn ones alone. */
  @OneOf('names', nameModes)
  names?: GameRules['names'];

  /** Whether the host admits each player. */
  @Flag('approval')
  approval?: boolean;

  /** Whether each player sees the options in an order of its own. */
  @Flag('shuffle')
  shuffle?: boolean;

  /** Whether places that answering times cannot part for certain are shared, by the round trips that were measured. */
  @Flag('photoFinish')
  photoFinish?: boolean;

  /** Whether everybody sees the best ten while the game runs. */
  @OneOf('leaderboard', ['always', 'never'])
  leaderboard?: GameRules['leaderboard'];

  /** Whoever comes to so many players is not let in; null: as many as come. Of those who join in one moment all get in. */
  @IsOptional()
  @IsInt()
  @Min(ruleLimits.maxPlayers.min)
  @Max(ruleLimits.maxPlayers.max)
  @ApiProperty({
    type: 'integer',
    minimum: ruleLimits.maxPlayers.min,
    maximum: ruleLimits.maxPlayers.max,
    nullable: true,
    required: false,
  })
  maxPlayers?: number | null;

  @Fixed('settleMs', 'integer')
  settleMs?: number;

  @Fixed('revealMs', 'integer')
  revealMs?: number;

  @Fixed('autoAdvance', 'boolean')
  autoAdvance?: boolean;
}
