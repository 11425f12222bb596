import { applyDecorators } from '@nestjs/common';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsNotIn,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
  type ValidationError,
  validateSync,
} from 'class-validator';

/** What a group at a provider may give. */
export const grantedRoles = ['host', 'analyst', 'operator'] as const;
type GrantedRole = (typeof grantedRoles)[number];

const each = { each: true } as const;

const IsGroups = (): PropertyDecorator =>
  applyDecorators(IsOptional(), ArrayMaxSize(100), MaxLength(300, each), IsString(each), IsArray());

/** Which groups at the provider give which role. */
class RoleGroups implements Record<GrantedRole, readonly string[]> {
  @IsGroups()
  readonly host: readonly string[] = [];

  @IsGroups()
  readonly analyst: readonly string[] = [];

  @IsGroups()
  readonly operator: readonly string[] = [];
}

/** An OpenID provider by which people sign in, as the operator describes it (docs/operations.md, "Sign-in of the house"). */
export class OidcSettings {
  /** Its name in addresses of ours: `/auth/oidc/KEY`. */
  @Matches(/^[a-z][a-z0-9-]{0,19}$/, { message: 'key must be 1 to 20 of a-z, 0-9 and -, a letter first' })
  @IsNotIn(['google', 'local'])
  readonly key: string;

  /** What its button on the sign-in page says. */
  @IsString()
  @Length(1, 40)
  readonly name: string;

  /** Where its description is looked up, without `/.well-known/openid-configuration`. */
  @Matches(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/, {
    message: 'issuer must be an https address; http is for this machine only',
  })
  @Matches(/^(?!https:\/\/login\.microsoftonline\.[^/]+\/+(common|organizations|consumers)(\/|$))/i, {
    message: 'issuer must name one tenant: in another one anybody may have any address and any group',
  })
  @IsUrl({ require_tld: false, allow_fragments: false, allow_query_components: false, disallow_auth: true })
  readonly issuer: string;

  @IsString()
  @Length(1, 300)
  readonly clientId: string;

  @IsString()
  @Length(1, 1_000)
  readonly clientSecret: string;

  @Matches(/^openid( \S+)*$/, { message: 'scope must begin with openid' })
  @IsOptional()
  readonly scope: string = 'openid email profile';

  /** Whether its addresses count as verified, and who has one there has the account of that address here. */
  @IsBoolean()
  @IsOptional()
  readonly trustEmail: boolean = false;

  /** The claim that lists somebody's groups; a dot leads into an object. */
  @IsString()
  @Length(1, 100)
  @IsOptional()
  readonly groupsClaim: string = 'groups';

  @ValidateNested()
  @Type(() => RoleGroups)
  @IsOptional()
  readonly groups: RoleGroups = new RoleGroups();

  /** Whether signing out here signs out there. */
  @IsBoolean()
  @IsOptional()
  readonly signOut: boolean = true;
}

const mostProviders = 10;

/**
 * The providers that a JSON list describes, and what is wrong with each (`[0].issuer must be …`). No value is repeated in what is
 * said: one of them is a secret.
 */
export const readOidcProviders = (
  text: string,
): { readonly providers: readonly OidcSettings[]; readonly problems: readonly string[] } => {
  const refused = (...problems: string[]) => ({ providers: [], problems });
  const given = parsed(text);
  if (!Array.isArray(given) || given.length > mostProviders || !given.every(isObject))
    return refused(`must be a JSON list of at most ${mostProviders} objects`);
  const providers = given.map((one) => plainToInstance(OidcSettings, one, { exposeDefaultValues: true }));
  const problems = providers.flatMap((provider, index) =>
    validateSync(provider, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
    }).flatMap((error) => problemsIn(error, `[${index}]`)),
  );
  const keys = providers.map(({ key }) => key);
  if (new Set(keys).size < keys.length) problems.push('must give each provider a key of its own');
  return problems.length > 0 ? refused(...problems) : { providers, problems };
};

/** With what one signs in here, for the client's texts; null: with Google, or its stand-in; empty: there are several ways. */
export const signInNameOf = (google: object | null, providers: readonly OidcSettings[]): string | null => {
  const [only, ...others] = providers;
  if (google !== null || only === undefined) return null;
  return others.length === 0 ? only.name : '';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemsIn = (
  { constraints = {}, children = [], property }: ValidationError,
  path: string,
): string[] => {
  // the rule that was written down first
  const said = Object.values(constraints)
    .map((rule) => `${path} ${rule}`)
    .slice(-1);
  return [...said, ...children.flatMap((child) => problemsIn(child, `${path}.${property}`))];
};
