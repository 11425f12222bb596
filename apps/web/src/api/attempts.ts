import type { AssignmentBoard, AssignmentPageView, AttemptView } from '@clockbeat/domain/contract';
import { request } from './request.js';

const byLink = (link: string, part = ''): string =>
  `/api/assignment-links/${encodeURIComponent(link)}${part}`;

/** What is there for whoever has the link; the token says who asks. */
export const lookAtAssignment = (
  link: string,
  seatToken?: string,
  signal?: AbortSignal,
): Promise<AssignmentPageView> => request(byLink(link), { seatToken, signal });

/** Begins an attempt, or goes on with one: its seat opens by this token. */
export const startAttempt = (link: string, seatToken: string, name?: string): Promise<AttemptView> =>
  request(byLink(link, '/attempts'), {
    method: 'POST',
    body: name === undefined ? {} : { name },
    seatToken,
  });

export const assignmentBoard = (link: string, signal?: AbortSignal): Promise<AssignmentBoard> =>
  request(byLink(link, '/board'), { signal });
