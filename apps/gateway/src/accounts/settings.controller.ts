import { type Settings, type SettingsView, UserId, type UserView } from '@clockbeat/domain';
import { SettingsStore } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Environment } from '../config/environment.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { notSignedIn } from '../http/http-problem.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { ChangeSettingsDto } from './settings.dto.js';

@ApiTags('account')
@Controller('api/user/settings')
@SignedIn()
export class SettingsController {
  constructor(
    private readonly settings: SettingsStore,
    private readonly environment: Environment,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'My settings' })
  @Answers(200, 'SettingsView')
  async read(@CurrentUser() user: UserView): Promise<SettingsView> {
    return this.view(await this.settings.read(UserId(user.id)));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Change some of my settings' })
  @Answers(200, 'SettingsView')
  @Refuses(400)
  async change(@Body() change: ChangeSettingsDto, @CurrentUser() user: UserView): Promise<SettingsView> {
    const settings = await this.settings.change(UserId(user.id), change);
    // The account was deleted while this call was under way.
    if (settings === null) throw notSignedIn();
    return this.view(settings);
  }

  private view(settings: Settings): SettingsView {
    return { ...settings, mailAvailable: this.environment.smtpUrl !== null };
  }
}
