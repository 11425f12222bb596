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

/** Describes with which statuses a call may be refused, and of some of them why. */
export const Refuses = (...told: readonly (number | readonly [status: number, why: string])[]): Decorator =>
  applyDecorators(
    ...told.map((one) => {
      const [status, why] = typeof one === 'number' ? [one, ''] : one;
      return Answers(status, 'HttpError', why);
    }),
  );
