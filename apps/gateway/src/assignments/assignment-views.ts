import type { AssignmentPageView, AssignmentSettings, AssignmentView } from '@clockbeat/domain';
import type { Assignment, ListedAssignment } from '@clockbeat/persistence';

const settingsOf = (assignment: Omit<Assignment, 'content' | 'names'>): AssignmentSettings => ({
  opensAt: assignment.opensAt.toISOString(),
  closesAt: assignment.closesAt.toISOString(),
  timeZone: assignment.timeZone,
  attempts: assignment.attempts,
  counts: assignment.counts,
  feedback: assignment.feedback,
  identity: assignment.identity,
  mixed: assignment.mixed,
  untimed: assignment.untimed,
  board: assignment.board,
  remindHours: assignment.remindHours,
});

/** As its host sees it; in lists without the names that it wrote down. `joinUrl`: where its code leads to it. */
export const assignmentView = (
  assignment: ListedAssignment & Partial<Pick<Assignment, 'names'>>,
  joinUrl: string,
): AssignmentView => ({
  id: assignment.id,
  title: assignment.title,
  link: assignment.link,
  code: assignment.code,
  joinUrl,
  questionCount: assignment.questionCount,
  createdAt: assignment.createdAt.toISOString(),
  ...settingsOf(assignment),
  ...(assignment.names && { names: [...assignment.names] }),
  people: assignment.people,
  attemptsMade: assignment.attemptsMade,
});

/** Whether it can be played at that moment, epoch ms. */
export const phaseOfAssignment = (
  { opensAt, closesAt }: Pick<Assignment, 'opensAt' | 'closesAt'>,
  now: number,
): AssignmentPageView['phase'] => {
  if (now < opensAt.getTime()) return 'before';
  return now < closesAt.getTime() ? 'open' : 'over';
};

/** As everybody with its link sees it: no question, and no name of its list. */
export const assignmentPageView = (
  assignment: Assignment,
  now: number,
  you: AssignmentPageView['you'],
): AssignmentPageView => ({
  title: assignment.title,
  questionCount: assignment.content.questions.length,
  ...settingsOf(assignment),
  serverTime: Math.round(now),
  phase: phaseOfAssignment(assignment, now),
  you,
});
