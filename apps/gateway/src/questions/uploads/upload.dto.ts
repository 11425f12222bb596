import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';

const asBoolean = ({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value;

export class UploadQuery {
  /** With `skip` a question that the account has already is not stored once more; `add` unless it is said. */
  @IsOptional()
  @IsIn(['add', 'skip'])
  existing?: 'add' | 'skip';
}

class FileQuery extends UploadQuery {
  /** Whether to store what is good; without it the answer is a preview. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  @ApiProperty({ type: Boolean, required: false })
  commit?: boolean;
}

export class SetFileQuery extends FileQuery {
  /** Whether a set is made of it; its questions are the account's alone where not. Unless it is said one is. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  @ApiProperty({ type: Boolean, required: false })
  sets?: boolean;
}

export class CsvQuery extends FileQuery {
  /** With `commit`: also a draft set of each category in which something is stored, at most 100. All of it is stored, or nothing. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  @ApiProperty({ type: Boolean, required: false })
  sets?: boolean;

  /** Whose way of writing numbers is read: 1,234.5 in `en`, 1 234,5 in `fr`, 1.234,5 in `de`; English unless it is said. */
  @IsOptional()
  @Matches(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i)
  language?: string;
}
