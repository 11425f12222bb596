import { UserId, type UserView } from '@clockbeat/domain';
import { type ProfileOutcome, UserStore } from '@clockbeat/persistence';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { toUserView } from '../auth/to-user-view.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { HttpProblem, invalid, notSignedIn } from '../http/http-problem.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { ProfileDto } from './profile.dto.js';

@ApiTags('account')
@Controller('api/user/setup-profile')
export class ProfileController {
  constructor(private readonly users: UserStore) {}

  /** The first call completes the profile. The address is that of the first sign-in and never changes. */
  @Post()
  @SignedIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Complete my profile, or change it' })
  @Answers(200, 'UserView')
  @Refuses(400, [409, 'The username is another’s'])
  async change(@Body() { username, ...rest }: ProfileDto, @CurrentUser() user: UserView): Promise<UserView> {
    const result = await this.users.changeProfile(UserId(user.id), {
      ...(username == null ? {} : { username }),
      ...withoutEmptyTexts(rest),
    });
    const { roles, mayHost } = user;
    if (result.outcome === 'changed')
      return { ...toUserView(result.user), ...(roles && { roles }), ...(mayHost === false && { mayHost }) };
    throw refusalOf(result.outcome);
  }
}

/** An emptied field is no text of length 0. */
const withoutEmptyTexts = (texts: Omit<ProfileDto, 'username'>): Omit<ProfileDto, 'username'> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text !== undefined)
      .map(([name, text]) => [name, text || null]),
  );

const refusalOf = (outcome: Exclude<ProfileOutcome['outcome'], 'changed'>): HttpProblem => {
  switch (outcome) {
    case 'unknown_user':
      return notSignedIn();
    case 'username_missing':
      return invalid('Username is required');
    case 'username_fixed':
      return invalid('Username cannot be changed.');
    case 'username_taken':
      return new HttpProblem('conflict', 'This username is already taken.');
  }
};
