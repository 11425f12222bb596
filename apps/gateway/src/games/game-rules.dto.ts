import { type GameRules, standardRules } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsBoolean, IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';

const mostPlayers = 100_000;

/** Checked where it is named; null is no value for it. */
const Given = (rule: keyof GameRules): PropertyDecorator =>
  ValidateIf((rules: Partial<GameRules>) => rules[rule] !== undefined);

/** A rule that has one value today: it may be named, not chosen. */
const Fixed = (rule: keyof GameRules): PropertyDecorator => {
  const value = standardRules[rule];
  const equals = Equals(value, { message: `${rule} can only be ${value}` });
  return (target, property) => {
    Given(rule)(target, property);
    equals(target, property);
  };
};

/** The rules of one game; what is left out is as usual. */
export class GameRulesDto implements Partial<GameRules> {
  /** Whether players may still come in after the start. */
  @Given('lateJoin')
  @IsIn(['open', 'closed'])
  @ApiProperty({ enum: ['open', 'closed'], required: false })
  lateJoin?: GameRules['lateJoin'];

  /** Whether everybody sees the best ten while the game runs. */
  @Given('leaderboard')
  @IsIn(['always', 'never'])
  @ApiProperty({ enum: ['always', 'never'], required: false })
  leaderboard?: GameRules['leaderboard'];

  /** Whoever comes to so many players is not let in; null: as many as come. Of those who join in one moment all get in. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(mostPlayers)
  @ApiProperty({ type: 'integer', minimum: 1, maximum: mostPlayers, nullable: true, required: false })
  maxPlayers?: number | null;

  /** Whether who comes in after the start may join a team. */
  @Given('lateTeams')
  @IsBoolean()
  @ApiProperty({ type: 'boolean', required: false })
  lateTeams?: boolean;

  @Fixed('teamScore')
  @ApiProperty({ type: 'string', enum: [standardRules.teamScore], required: false })
  teamScore?: 'mean';

  @Fixed('scoring')
  @ApiProperty({ type: 'integer', enum: [standardRules.scoring], required: false })
  scoring?: GameRules['scoring'];

  @Fixed('settleMs')
  @ApiProperty({ type: 'integer', enum: [standardRules.settleMs], required: false })
  settleMs?: number;

  @Fixed('revealMs')
  @ApiProperty({ type: 'integer', enum: [standardRules.revealMs], required: false })
  revealMs?: number;

  @Fixed('autoAdvance')
  @ApiProperty({ type: 'boolean', enum: [standardRules.autoAdvance], required: false })
  autoAdvance?: boolean;

  @Fixed('closeWhenAllAnswered')
  @ApiProperty({ type: 'boolean', enum: [standardRules.closeWhenAllAnswered], required: false })
  closeWhenAllAnswered?: boolean;
}
