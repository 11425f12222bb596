import {
  type ClaimLeagueNightBody,
  type ForgivenNights,
  forgivenNights,
  type HoldLeagueNameBody,
  type JoinLeagueBody,
  type LeagueChangeBody,
  type LeagueHandBody,
  type LeagueKind,
  type LeagueMailsBody,
  type LeagueMemberBody,
  type LeagueNightBody,
  type LeagueRules,
  type LeagueScheme,
  leagueKinds,
  leagueLimits,
  leagueSchemes,
  limits,
  longestTypedName,
  type NewLeagueBody,
  type NewLeagueMembersBody,
  type NewLeagueNightBody,
  type OrganisingLeagueBody,
  type PlacesAmong,
  placesAmong,
  type SharedPlaces,
  sharedPlaces,
} from '@clockbeat/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { MaxItems, Nested } from '../http/body-outline.js';
import { Composed, MaxCodePoints, MayBeLeftOut, MinCodePoints, PlainText } from '../http/text.validators.js';

const { title, places, points, finalTimes, nights, members, pin } = leagueLimits;

export class LeagueRulesDto implements LeagueRules {
  @IsIn(leagueSchemes)
  @ApiProperty({ enum: leagueSchemes })
  scheme: LeagueScheme;

  /** Points of the first place, the second and so on. */
  @IsArray()
  @MaxItems(places)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(points, { each: true })
  @ApiProperty({ type: 'array', maxItems: places, items: { type: 'integer', minimum: 0, maximum: points } })
  places: number[];

  @IsIn(sharedPlaces)
  @ApiProperty({ enum: sharedPlaces })
  shared: SharedPlaces;

  @IsInt()
  @Min(0)
  @Max(points)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: points })
  coming: number;

  /** So many nights of each count; null: all. */
  @ValidateIf(({ best }: LeagueRules) => best !== null)
  @IsInt()
  @Min(1)
  @Max(nights)
  @ApiProperty({ type: 'integer', minimum: 1, maximum: nights, nullable: true })
  best: number | null;

  @IsInt()
  @Min(0)
  @Max(nights)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: nights })
  forgiven: number;

  @IsIn(forgivenNights)
  @ApiProperty({ enum: forgivenNights })
  forgives: ForgivenNights;

  @IsInt()
  @Min(1)
  @Max(finalTimes)
  @ApiProperty({ type: 'integer', minimum: 1, maximum: finalTimes })
  finalTimes: number;

  @IsIn(placesAmong)
  @ApiProperty({ enum: placesAmong })
  among: PlacesAmong;
}

export class LeagueChangeDto implements LeagueChangeBody {
  @MayBeLeftOut()
  @Composed()
  @IsString()
  @PlainText()
  @MinCodePoints(title.min)
  @MaxCodePoints(title.max)
  @ApiPropertyOptional({ minLength: title.min, maxLength: title.max })
  title?: string;

  @MayBeLeftOut()
  @IsObject()
  @Nested(() => LeagueRulesDto)
  rules?: LeagueRulesDto;

  /** Whether whoever sees the public page may join. */
  @MayBeLeftOut()
  @IsBoolean()
  openToJoin?: boolean;
}

export class NewLeagueDto implements NewLeagueBody {
  @Composed()
  @IsString()
  @PlainText()
  @MinCodePoints(title.min)
  @MaxCodePoints(title.max)
  @ApiProperty({ minLength: title.min, maxLength: title.max })
  title: string;

  @IsIn(leagueKinds)
  @ApiProperty({ enum: leagueKinds })
  kind: LeagueKind;

  /** Left out: two points for coming and 10-7-5-3-1. */
  @MayBeLeftOut()
  @IsObject()
  @Nested(() => LeagueRulesDto)
  rules?: LeagueRulesDto;
}

export class NewLeagueNightDto implements NewLeagueNightBody {
  /** Of a game of my own. */
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  gameId: string;

  @MayBeLeftOut()
  @IsBoolean()
  isFinal?: boolean;
}

export class LeagueNightDto implements LeagueNightBody {
  @IsBoolean()
  isFinal: boolean;
}

export class NewLeagueMembersDto implements NewLeagueMembersBody {
  @IsArray()
  @MaxItems(members)
  @IsString({ each: true })
  @MaxLength(longestTypedName, { each: true })
  @ApiProperty({ type: 'array', maxItems: members, items: { type: 'string', maxLength: limits.name } })
  names: string[];
}

export class LeagueMemberDto implements LeagueMemberBody {
  @IsString()
  @MaxLength(longestTypedName)
  @ApiProperty({ maxLength: limits.name })
  name: string;
}

export class LeagueHandDto implements LeagueHandBody {
  /** As the list of who played that night has it. */
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  key: string;

  /** Null: nobody's; left out: what its name says. */
  @ValidateIf(({ memberId }: LeagueHandBody) => memberId !== undefined && memberId !== null)
  @IsString()
  @MaxLength(100)
  @ApiPropertyOptional({ type: 'string', maxLength: 100, nullable: true })
  memberId?: string | null;
}

const digits = new RegExp(`^[0-9]{${pin.min},${pin.max}}$`);

/** Digits; left out: it is the account that holds the name. */
const Pin = (): PropertyDecorator => (target, field) => {
  for (const decorate of [
    MayBeLeftOut(),
    IsString(),
    Matches(digits, { message: `pin must be ${pin.min} to ${pin.max} digits` }),
    ApiPropertyOptional({ type: 'string', pattern: digits.source }),
  ])
    decorate(target, field);
};

export class JoinLeagueDto implements JoinLeagueBody {
  @IsString()
  @MaxLength(longestTypedName)
  @ApiProperty({ maxLength: limits.name })
  name: string;

  @Pin()
  pin?: string;
}

export class HoldLeagueNameDto implements HoldLeagueNameBody {
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  memberId: string;

  @Pin()
  pin?: string;
}

export class ClaimLeagueNightDto extends HoldLeagueNameDto implements ClaimLeagueNightBody {
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  gameId: string;
}

export class LeagueMailsDto implements LeagueMailsBody {
  @IsBoolean()
  wants: boolean;
}

export class OrganisingDto implements OrganisingLeagueBody {
  /** What stands behind the `#` of the link. */
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  secret: string;
}
