import type {
  AssignmentCorrected,
  AssignmentReport,
  AssignmentView,
  ChangeAssignmentBody,
  CorrectionBody,
  CreateAssignmentBody,
  HandedOverView,
} from '@clockbeat/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { myAssignments } from './planned.js';
import { cached, readOnce } from './queries.js';
import { download, request } from './request.js';

const at = (id: string, part = ''): string => `/api/assignments/${encodeURIComponent(id)}${part}`;
/** Gives a set of mine to many. */
export const makeAssignment = (body: CreateAssignmentBody): Promise<AssignmentView> =>
  request('/api/assignments', { method: 'POST', body });

/** Changes an assignment of mine; a deadline that moves holds for attempts that go on, too. */
export const changeAssignment = (id: string, body: ChangeAssignmentBody): Promise<AssignmentView> =>
  request(at(id), { method: 'PATCH', body });

/** In all attempts, some at a time; resolves with in how many. */
const inAll = async (call: (from: string) => Promise<AssignmentCorrected>): Promise<number> => {
  let count = 0;
  for (let from: number | null = 0; from !== null; ) {
    const { corrected, next } = await call(from === 0 ? '' : `?from=${from}`);
    count += corrected;
    from = next;
  }
  return count;
};

/** Corrects a question in all attempts; resolves with in how many. */
export const correctAttempts = (id: string, body: CorrectionBody): Promise<number> =>
  inAll((from) => request(at(id, `/corrections${from}`), { method: 'POST', body }));

/** Takes what was corrected of a question back, in all attempts. */
export const undoInAttempts = (id: string, questionIndex: number): Promise<number> =>
  inAll((from) => request(at(id, `/corrections/${questionIndex}${from}`), { method: 'DELETE' }));

/** Gives somebody who has lost their device a new one: by the link, which is theirs alone. */
export const handOver = (id: string, person: number): Promise<HandedOverView> =>
  request(at(id, `/people/${person}/link`), { method: 'POST' });

/** With these live games beside it. */
const reportOf = (id: string, games: readonly string[]): string =>
  at(id, games.length > 0 ? `/report?${new URLSearchParams({ games: games.join() })}` : '/report');

/** The table of all attempts as a file, for its host. */
export const downloadReport = (id: string, games: readonly string[]): Promise<Blob> =>
  download(reportOf(id, games), 'text/csv');

/** What a host reads of its own, where it is cached and for how long. */
export const assignmentReading = {
  mine: myAssignments,
  /** All reports of it, whatever stands beside them. */
  reports: (id: string) => [...cached.account, 'assignment-report', id],
  report: (id: string, games: readonly string[]) =>
    queryOptions({
      queryKey: [...cached.account, 'assignment-report', id, games.join()],
      queryFn: ({ signal }): Promise<AssignmentReport> => request(reportOf(id, games), { signal }),
      // what is laid beside changes the rest of it as little as may be
      placeholderData: (before) => (before?.assignment.id === id ? before : undefined),
      ...readOnce,
    }),
};
