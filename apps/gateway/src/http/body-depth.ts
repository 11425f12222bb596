import type { RequestHandler } from 'express';
import { badRequest } from './http-problem.js';

/** No call takes a body with half as many objects in one another. */
const deepest = 20;

const within = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Looked at level by level: what would call itself for each of them is what this is for. */
export const isDeeperThan = (most: number, value: unknown): boolean => {
  let level = within(value);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap(within);
  }
  return false;
};

/**
 * Refuses bodies that nothing of ours is like. The check of a body against its class calls itself for each level: tens of
 * thousands of them in a quarter of a megabyte held the gateway up for seconds, and ended in a 500.
 */
export const shallowBodies: RequestHandler = (request, _response, next) => {
  const { body } = request as { body: unknown };
  next(
    !Buffer.isBuffer(body) && isDeeperThan(deepest, body)
      ? badRequest('This is too deeply nested.')
      : undefined,
  );
};
