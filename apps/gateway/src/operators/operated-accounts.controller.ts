import {
  type GivenRole,
  givenRoles,
  limits,
  type OperatedAccountInFull,
  type OperatedAccountView,
  type Page,
  type TransferredGamesView,
  type TransferredView,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import {
  type ActingOperator,
  type ActOutcome,
  OperatedAccounts,
  Quotas,
  RoleStore,
  type StoredAccount,
} from '@clockbeat/persistence';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccountDeletion } from '../accounts/account-deletion.js';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { HttpProblem, invalid, notFound } from '../http/http-problem.js';
import { MayOperate, notOperator } from '../roles/may-operate.js';
import { Roles } from '../roles/roles.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { accountId, asWritten } from './account-id.js';
import { HandOver } from './hand-over.js';
import { AccountsQuery, ReasonDto, TransferDto, TransferGamesDto } from './operators.dto.js';

/** Accounts, and what operators do with them. Nobody does any of it to the own account: so somebody always remains. */
@ApiTags('operators')
@Controller('api/operator/accounts')
@MayOperate()
export class OperatedAccountsController {
  constructor(
    private readonly accounts: OperatedAccounts,
    private readonly store: RoleStore,
    private readonly quotas: Quotas,
    private readonly roles: Roles,
    private readonly deletion: AccountDeletion,
    private readonly handOver: HandOver,
    private readonly cursors: Cursors,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Accounts, the newest first' })
  @Answers(200, pageOf('OperatedAccountView'))
  @Refuses(400)
  async list(
    @Query() { limit = limits.pageSize.default, cursor, q = '', role, suspended }: AccountsQuery,
  ): Promise<Page<OperatedAccountView>> {
    const { items, nextCursor } = await this.cursors.page('operator accounts', { limit, cursor }, (page) =>
      this.accounts.search({ q, role: role ?? null, suspendedOnly: suspended === 'true' }, page),
    );
    return { items: items.map((account) => this.viewOf(account)), nextCursor };
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One account, with how much there is of it' })
  @Answers(200, 'OperatedAccountInFull')
  @Refuses(404)
  async find(@Param('id', accountId) id: string): Promise<OperatedAccountInFull> {
    const found = await this.accounts.find(id);
    if (found === null) throw notFound('Account');
    return { ...this.viewOf(found), counts: found.counts, quotas: await this.quotas.of(UserId(id)) };
  }

  @Put(':id/roles/:role')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Give a role' })
  @ApiNoContentResponse()
  @Refuses(400, 404)
  async give(
    @Param('id', accountId) id: string,
    @Param('role') role: string,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    settle(await this.store.give(this.acting(user), UserId(id), roleNamed(role)));
  }

  /** One that the settings name cannot be taken here. */
  @Delete(':id/roles/:role')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a role away' })
  @ApiNoContentResponse()
  @Refuses(400, 404, [409, 'My own, or named by the settings'])
  async take(
    @Param('id', accountId) id: string,
    @Param('role') name: string,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    const role = roleNamed(name);
    const account = await this.accounts.find(id);
    if (account === null) throw notFound('Account');
    if (role === 'operator') refuseOwn(id, user);
    if (this.roles.bySetting(account).includes(role))
      throw new HttpProblem('conflict', 'The settings of this installation name this account for the role.');
    settle(await this.store.take(this.acting(user), UserId(id), role));
  }

  /** From now on it is signed in nowhere, and cannot sign in. Games that it hosts go on. */
  @Post(':id/suspend')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Suspend an account' })
  @ApiNoContentResponse()
  @Refuses(400, 404, [409, 'My own'])
  async suspend(
    @Param('id', accountId) id: string,
    @Body() { reason, note }: ReasonDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    refuseOwn(id, user);
    settle(await this.store.suspend(this.acting(user), UserId(id), reason, note ?? null));
  }

  @Post(':id/restore')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Let a suspended account in again' })
  @ApiNoContentResponse()
  @Refuses(400, 404)
  async restore(
    @Param('id', accountId) id: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    settle(await this.store.restore(this.acting(user), UserId(id), reason));
  }

  /** As its owner would: at once and for good, and its open games end. */
  @Post(':id/delete')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete an account' })
  @ApiNoContentResponse()
  @Refuses(400, 404, [409, 'My own'])
  async delete(
    @Param('id', accountId) id: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    refuseOwn(id, user);
    if ((await this.accounts.find(id)) === null) throw notFound('Account');
    const by = this.acting(user);
    const act = { what: 'operator_account_deleted', actor: by.id, about: id, details: { reason } } as const;
    if (!(await this.deletion.delete(id, act, by))) throw notOperator();
  }

  /** Sets, questions and their pictures. */
  @Post(':id/transfer')
  @RecentSignIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Give an account’s sets and questions to another one' })
  @Answers(200, 'TransferredView')
  @Refuses(400, [404, 'One of the two is gone'])
  async transfer(
    @Param('id', accountId) id: string,
    @Body() { to, reason }: TransferDto,
    @CurrentUser() user: UserView,
  ): Promise<TransferredView> {
    const moved = await this.accounts.transfer(UserId(user.id), UserId(id), UserId(asWritten(to)), reason);
    if (moved === null) throw notFound('Account');
    return moved;
  }

  /** Some of them: called again from `next` on until that is null. Games that go on stay their host's. */
  @Post(':id/games/transfer')
  @RecentSignIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Give an account’s finished games to another one' })
  @Answers(200, 'TransferredGamesView')
  @Refuses(400, [404, 'One of the two is gone'])
  async transferGames(
    @Param('id', accountId) id: string,
    @Body() { to, reason, after }: TransferGamesDto,
    @CurrentUser() user: UserView,
  ): Promise<TransferredGamesView> {
    const heir = asWritten(to);
    const both = await Promise.all([this.accounts.find(id), this.accounts.find(heir)]);
    if (both.includes(null) || id === heir) throw notFound('Account');
    return this.handOver.some({ from: UserId(id), to: UserId(heir), by: UserId(user.id), reason }, after);
  }

  /** Asked once more when its act has its turn: somebody may have taken the role from it in the same moment. */
  private acting({ id }: UserView): ActingOperator {
    return { id: UserId(id), mayOperate: (account) => this.roles.mayOperate(account) };
  }

  private viewOf(account: StoredAccount): OperatedAccountView {
    const { id, email, username, firstName, lastName, createdAt, roles, suspension } = account;
    const rolesBySetting = this.roles.bySetting(account);
    return { id, email, username, firstName, lastName, createdAt, roles, rolesBySetting, suspension };
  }
}

const settle = (outcome: ActOutcome): void => {
  if (outcome === 'gone') throw notFound('Account');
  if (outcome === 'refused') throw notOperator();
};

const refuseOwn = (id: string, user: UserView): void => {
  if (id === user.id) throw new HttpProblem('conflict', 'Nobody does that to the own account.');
};

const roleNamed = (name: string): GivenRole => {
  const role = givenRoles.find((one) => one === name);
  if (role === undefined) throw invalid(`role must be one of ${givenRoles.join(', ')}`);
  return role;
};
