import {
  type AssignmentIdentity,
  assignmentLimits,
  cleanName,
  type GameId,
  hashesOf,
  nameKey,
  type UserId,
} from '@clockbeat/domain';
import {
  type Assignment,
  AssignmentStore,
  type ListedAssignment,
  MediaStore,
  type PageOf,
  type PageRequest,
  UnknownMedia,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem, invalid, notFound } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { SetLauncher } from '../sets/set-launcher.js';
import type { ChangeAssignmentDto, CreateAssignmentDto } from './assignment.dto.js';
import { DeadlineTeller } from './deadline-teller.js';

const dayMs = 24 * 60 * 60 * 1000;

/** An account's assignments: made of its sets, listed, changed, and closed. */
@Injectable()
export class Assignments {
  constructor(
    private readonly store: AssignmentStore,
    private readonly sets: SetLauncher,
    private readonly media: MediaStore,
    private readonly deadlines: DeadlineTeller,
    private readonly clock: ServerClock,
  ) {}

  async create(body: CreateAssignmentDto, userId: UserId): Promise<ListedAssignment & Assignment> {
    const opensAt = body.opensAt === undefined ? new Date(this.clock.now()) : new Date(body.opensAt);
    const closesAt = new Date(body.closesAt);
    this.checkTimes(opensAt, closesAt);
    const names = namesOf(body);
    const content = await this.sets.wholeOf(body.setId, userId);
    const { attempts, counts, feedback, identity, mixed, untimed, board, timeZone, remindHours = 0 } = body;
    checkReminders(identity, remindHours);
    const made = await this.store.create({
      ...{
        userId,
        title: body.title ?? content.title,
        content,
        opensAt,
        closesAt,
        timeZone,
        attempts,
        counts,
      },
      ...{ feedback, identity, mixed, untimed, board, names, remindHours },
    });
    if (made === null)
      throw new HttpProblem(
        'conflict',
        `You have ${assignmentLimits.perAccount} assignments: as many as may be.`,
      );
    await this.keepMedia(made);
    return { ...made, questionCount: content.questions.length, people: 0, attemptsMade: 0 };
  }

  list(userId: UserId, page: PageRequest): Promise<PageOf<ListedAssignment>> {
    return this.store.listOf(userId, page);
  }

  async own(userId: UserId, id: string): Promise<ListedAssignment & Assignment> {
    const found = await this.store.own(userId, id);
    if (found === null) throw notFound('Assignment');
    return found;
  }

  /** A deadline that moves is told to all attempts that go on before this answers, as far as they can be reached. */
  async change(
    userId: UserId,
    id: string,
    body: ChangeAssignmentDto,
  ): Promise<ListedAssignment & Assignment> {
    const before = await this.own(userId, id);
    checkReminders(before.identity, body.remindHours ?? 0);
    const now = this.clock.now();
    const opensAt = body.opensAt === undefined ? before.opensAt : new Date(body.opensAt);
    const asked = body.closesAt === undefined ? before.closesAt : new Date(body.closesAt);
    const isMoved = asked.getTime() !== before.closesAt.getTime();
    // what is past ends now: nobody could have known of it before
    const closesAt = isMoved && asked.getTime() < now ? new Date(Math.ceil(now)) : asked;
    if (isMoved || body.opensAt !== undefined) this.checkSpan(opensAt, closesAt);
    const changed = await this.store.change(userId, id, { ...body, opensAt, closesAt });
    if (changed === null) throw notFound('Assignment');
    if (isMoved) await this.deadlines.tell(changed);
    return this.own(userId, id);
  }

  async remove(userId: UserId, id: string): Promise<void> {
    const { attemptsMade } = await this.own(userId, id);
    if (attemptsMade > 0 || !(await this.store.removeUntouched(userId, id)))
      throw new HttpProblem('conflict', 'Somebody has played this assignment. Close it instead.');
  }

  private checkTimes(opensAt: Date, closesAt: Date): void {
    if (closesAt.getTime() <= this.clock.now()) throw invalid('closesAt must be in the future');
    this.checkSpan(opensAt, closesAt);
  }

  private checkSpan(opensAt: Date, closesAt: Date): void {
    if (closesAt.getTime() <= opensAt.getTime()) throw invalid('closesAt must be later than opensAt');
    if (closesAt.getTime() - Math.max(opensAt.getTime(), this.clock.now()) > assignmentLimits.days * dayMs)
      throw invalid(`closesAt must be ${assignmentLimits.days} days after opensAt at the latest`);
  }

  /** Its attempts will show the pictures, whatever becomes of the set. */
  private async keepMedia({ id, userId, content }: Assignment): Promise<void> {
    try {
      await this.media.nameInGame(id as string as GameId, hashesOf(content.questions));
    } catch (error) {
      if (!(error instanceof UnknownMedia)) throw error;
      await this.store.removeUntouched(userId, id);
      throw invalid('A picture or sound of this set is gone. Please save the set without it.');
    }
  }
}

/** Nobody else has an address. */
const checkReminders = (identity: AssignmentIdentity, hours: number): void => {
  if (hours > 0 && identity !== 'account')
    throw invalid('remindHours: only people who are known by their account can be reminded');
};

/** The names of a list, cleaned as those of players; two that look alike are one person. */
const namesOf = ({ identity, names }: CreateAssignmentDto): string[] | null => {
  if (identity !== 'list') {
    if (names) throw invalid('names goes with identity list only');
    return null;
  }
  if (!names) throw invalid('names must be the names of the list');
  const cleaned = names.map((name) => cleanName(name));
  if (cleaned.some((name) => name === null)) throw invalid('names must have 1 to 50 visible characters each');
  const kept = cleaned as string[];
  if (new Set(kept.map(nameKey)).size < kept.length) throw invalid('names must be different');
  return kept;
};
