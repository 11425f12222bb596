import { isPlainText } from '@clockbeat/domain';
import {
  type ArgumentMetadata,
  Injectable,
  type Type,
  ValidationPipe,
  type ValidationPipeOptions,
} from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { outlineOf } from './body-outline.js';
import { isExactQuery } from './exact-query.js';
import { HttpProblem, invalid, mostMessages } from './http-problem.js';

/**
 * Checks what comes in against its DTO class. An unknown field of a body is refused, one that the server owns is dropped;
 * unknown query parameters are dropped, since links may carry what others added to them, unless the query is exact.
 */
@Injectable()
export class BodyValidationPipe extends ValidationPipe {
  private readonly queries = queryPipe({ whitelist: true });
  private readonly exactQueries = queryPipe({ whitelist: true, forbidNonWhitelisted: true });

  constructor() {
    super({ transform: true, exceptionFactory: refusal });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param' && typeof value === 'string' && !isName(value))
      throw new HttpProblem('not_found');
    if (metadata.type === 'query')
      return (isExactQuery(metadata.metatype) ? this.exactQueries : this.queries).transform(value, metadata);
    const { type, metatype } = metadata;
    if (type !== 'body' || !metatype || !this.toValidate(metadata)) return super.transform(value, metadata);
    const { body, asSent, unknown } = outlineOf(metatype as Type<object>)(value);
    if (unknown.length > 0) throw invalid(unknown.map((path) => `${path} is not a known field`));
    return Object.assign(await super.transform(body, metadata), asSent);
  }
}

const queryPipe = (options: ValidationPipeOptions): ValidationPipe =>
  new ValidationPipe({ transform: true, exceptionFactory: refusal, ...options });

/** Nothing that we name in a path is longer, or holds what PostgreSQL cannot compare. */
const isName = (text: string): boolean => text.length <= 200 && isPlainText(text);

const refusal = (errors: ValidationError[]): Error => {
  const messages: string[] = [];
  collect(errors, '', messages);
  return invalid(messages.length === 0 ? undefined : messages.slice(0, mostMessages));
};

const collect = (errors: readonly ValidationError[], path: string, into: string[]): void => {
  for (const error of errors) {
    if (into.length >= mostMessages) return;
    const { whitelistValidation: unknown, ...broken } = error.constraints ?? {};
    if (unknown !== undefined) into.push(`${path}${error.property} is not a known parameter`);
    for (const message of Object.values(broken)) into.push(`${path}${message}`);
    collect(error.children ?? [], `${path}${error.property}.`, into);
  }
};
