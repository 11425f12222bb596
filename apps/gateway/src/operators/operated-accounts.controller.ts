import {
  type GivenRole,
  givenRoles,
  limits,
  type OperatedAccountInFull,
  type OperatedAccountView,
  type Page,
  type TransferredView,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { OperatedAccounts, RoleStore, type StoredAccount } from '@clockbeat/persistence';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  type PipeTransform,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccountDeletion } from '../accounts/account-deletion.js';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { HttpProblem, invalid, notFound } from '../http/http-problem.js';
import { MayOperate } from '../roles/may-operate.js';
import { Roles } from '../roles/roles.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { AccountsQuery, ReasonDto, TransferDto } from './operators.dto.js';

/**
 * In lower case, as we write ids: PostgreSQL takes them in any, but sessions, logs of games, lines of the audit log and the rule
 * that nobody acts on the own account compare texts.
 */
const asWritten = (id: string): string => id.toLowerCase();
const accountId: PipeTransform<string, string> = { transform: asWritten };

/** Accounts, and what operators do with them. Nobody does any of it to the own account: so somebody always remains. */
@ApiTags('operators')
@Controller('api/operator/accounts')
@MayOperate()
export class OperatedAccountsController {
  constructor(
    private readonly accounts: OperatedAccounts,
    private readonly store: RoleStore,
    private readonly roles: Roles,
    private readonly deletion: AccountDeletion,
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
    return { ...this.viewOf(found), counts: found.counts };
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
    done(await this.store.give(UserId(user.id), UserId(id), roleNamed(role)));
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
    done(await this.store.take(UserId(user.id), UserId(id), role));
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
    done(await this.store.suspend(UserId(user.id), UserId(id), reason, note ?? null));
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
    done(await this.store.restore(UserId(user.id), UserId(id), reason));
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
    await this.deletion.delete(id, {
      what: 'operator_account_deleted',
      actor: UserId(user.id),
      about: id,
      details: { reason },
    });
  }

  /** Sets, questions and their pictures. Games stay whose they are: their host is in their log. */
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

  private viewOf(account: StoredAccount): OperatedAccountView {
    const { id, email, username, firstName, lastName, createdAt, roles, suspension } = account;
    const rolesBySetting = this.roles.bySetting(account);
    return { id, email, username, firstName, lastName, createdAt, roles, rolesBySetting, suspension };
  }
}

const done = (found: boolean): void => {
  if (!found) throw notFound('Account');
};

const refuseOwn = (id: string, user: UserView): void => {
  if (id === user.id) throw new HttpProblem('conflict', 'Nobody does that to the own account.');
};

const roleNamed = (name: string): GivenRole => {
  const role = givenRoles.find((one) => one === name);
  if (role === undefined) throw invalid(`role must be one of ${givenRoles.join(', ')}`);
  return role;
};
