import type { TokenScope } from '@clockbeat/domain';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import { HttpProblem } from './http-problem.js';

const metadataKey = 'clockbeat:token-scope';

/** Refuses calls with an access token, except where the call names a scope that the token has. */
@Injectable()
export class TokenScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { accessToken } = context.switchToHttp().getRequest<Request>();
    if (accessToken === undefined) return true;
    const scope = this.reflector.getAllAndOverride<TokenScope | undefined>(metadataKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (scope !== undefined && accessToken.scopes.includes(scope)) return true;
    throw new HttpProblem(
      'token_scope',
      scope === undefined
        ? 'This call takes no access token.'
        : `This call takes an access token with the scope ${scope} only.`,
    );
  }
}

/** An access token with this scope may make the call, as a session may. Without this none may. */
export const ForTokens = (scope: TokenScope): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(metadataKey, scope), ApiBearerAuth('token'));
