import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { invalid, notFound } from './http-problem.js';
import { serverOwnedFields } from './server-owned.js';
import { isPlainText } from './text.validators.js';

/**
 * Checks what comes in against its DTO class. An unknown field of a body is refused, one that the server owns is dropped;
 * unknown query parameters are dropped, since links may carry what others added to them.
 */
@Injectable()
export class BodyValidationPipe extends ValidationPipe {
  private readonly queries = new ValidationPipe({
    transform: true,
    whitelist: true,
    exceptionFactory: refusal,
  });

  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      validationError: { target: true, value: false },
      exceptionFactory: refusal,
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param' && typeof value === 'string' && !isName(value)) throw notFound('This');
    return metadata.type === 'query'
      ? this.queries.transform(value, metadata)
      : super.transform(value, metadata);
  }

  protected override async validate(
    ...[object, options]: Parameters<ValidationPipe['validate']>
  ): Promise<ValidationError[]> {
    return withoutServerOwned(await super.validate(object, options));
  }
}

/** Nothing that we name in a path is longer, or holds what PostgreSQL cannot compare. */
const isName = (text: string): boolean => text.length <= 200 && isPlainText(text);

const unknownField = 'whitelistValidation';

/** Drops complaints about server-owned fields, and those fields with them, at any depth. */
const withoutServerOwned = (errors: ValidationError[]): ValidationError[] =>
  errors.filter((error) => {
    if (error.constraints?.[unknownField] !== undefined && serverOwnedFields.has(error.property)) {
      if (error.target !== undefined) Reflect.deleteProperty(error.target, error.property);
      return false;
    }
    if (error.children === undefined || error.children.length === 0) return true;
    error.children = withoutServerOwned(error.children);
    return error.children.length > 0 || Object.keys(error.constraints ?? {}).length > 0;
  });

/** More than these help nobody, and a body of 5,000 bad rows must not be answered with 20,000 texts. */
const mostMessages = 20;

const refusal = (errors: ValidationError[]): Error => {
  const messages: string[] = [];
  collect(errors, '', messages);
  return invalid(messages.length === 0 ? 'The request is not valid.' : messages.slice(0, mostMessages));
};

const collect = (errors: readonly ValidationError[], path: string, into: string[]): void => {
  for (const error of errors) {
    if (into.length >= mostMessages) return;
    for (const [rule, message] of Object.entries(error.constraints ?? {}))
      into.push(
        rule === unknownField
          ? `${path}${printable(error.property)} is not a known field`
          : `${path}${message}`,
      );
    collect(error.children ?? [], `${path}${printable(error.property)}.`, into);
  }
};

/** The name of an unknown field comes from the caller. */
const printable = (name: string): string => name.slice(0, 50);
