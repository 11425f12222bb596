import type { ForgottenNameBody, NameOwner } from '@clockbeat/domain';
import { IsIn, Matches } from 'class-validator';

export class ForgottenNameDto implements ForgottenNameBody {
  /** Of whom it was, as results and the log have it. */
  @Matches(/^p_[\w-]{1,64}$/)
  playerId!: string;

  /** The player's own name, or the name of the team that it was in at last. */
  @IsIn(['player', 'team'] satisfies NameOwner[])
  of!: NameOwner;
}
