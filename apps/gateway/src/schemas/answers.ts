import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import views from './views.schema.json' with { type: 'json' };

/** A type of the contract, by its name. */
type View = keyof typeof views.definitions;
type Schema = Record<string, unknown>;
type Decorator = MethodDecorator & ClassDecorator;

export const aView = (view: View): Schema => ({ $ref: `#/components/schemas/${view}` });
export const listOf = (view: View): Schema => ({ type: 'array', items: aView(view) });
/** `Page<T>` of the contract. */
export const pageOf = (view: View): Schema => ({
  type: 'object',
  properties: { items: listOf(view), nextCursor: { type: ['string', 'null'] } },
  required: ['items', 'nextCursor'],
});

/** Describes what a call answers, as the contract declares it. */
export const Answers = (status: number, what: View | Schema, description = ''): Decorator =>
  ApiResponse({ status, description, schema: typeof what === 'string' ? aView(what) : what });

/** Describes the statuses by which a call may be refused, some with a reason. */
export const Refuses = (
  ...refusals: readonly (number | readonly [status: number, reason: string])[]
): Decorator =>
  applyDecorators(
    ...refusals.map((refusal) => {
      const [status, reason] = typeof refusal === 'number' ? [refusal, ''] : refusal;
      return Answers(status, 'HttpError', reason);
    }),
  );
