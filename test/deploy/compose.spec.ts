import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { readEnvironment } from '../../apps/gateway/src/config/environment.js';
import { TrustedProxies } from '../../apps/gateway/src/http/trusted-proxies.js';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  ports?: string[];
  volumes?: string[];
  networks?: Record<string, { ipv4_address?: string }>;
  logging?: { driver: string; options: Record<string, string> };
  profiles?: string[];
  entrypoint?: string[];
  command?: string[];
}
interface Network {
  ipam: { config: { subnet: string; ip_range: string; gateway: string }[] };
}

const root = join(import.meta.dirname, '../..');
const text = (name: string): string => readFileSync(join(root, name), 'utf8');
const compose: {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, Network>;
} = parse(text('docker-compose.yml'), { merge: true });
const services = Object.entries(compose.services);
const gateways = services.filter(([name]) => name.startsWith('gateway'));

/** What is wrong with a Compose file: its schema first of all. Where the balancer is open is for the environment to say. */
const faultsOf = (path: string): string[] => {
  const linter = new DCLinter({
    rules: { 'no-unbound-port-interfaces': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  });
  const results: { messages: { type: string; rule: string; message: string }[] }[] = linter.lintFiles(
    [path],
    false,
  );
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`);
};
/** What a value says in an environment, as Compose reads it: an empty variable counts as none. */
const valueIn = (environment: Record<string, string>, value = ''): string => {
  const inner = value.replace(/\$\{([A-Z_]+):([-?])([^${}]*)\}/, (_, name, kind, otherwise) => {
    if (environment[name]) return environment[name];
    if (kind === '?') throw new Error(otherwise);
    return otherwise;
  });
  return inner === value ? value : valueIn(environment, inner);
};
const byDefault = (value?: string): string => valueIn({}, value);
/** .env.example, as it stands. */
const example = Object.fromEntries(
  [...text('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
const readByGateway = [
  ...text('apps/gateway/src/config/environment.ts').matchAll(
    /(?:text|whole|days|daysIfAny|list|url)\(\s*'([A-Z_]+)'/g,
  ),
].map(([, name]) => name ?? '');
const documented = new Set(Object.keys(example));
const filledIn = {
  ...example,
  POSTGRES_PASSWORD: 'a-password',
  SESSION_SECRET: 'sixteen characters or more',
};
/** What a gateway of Compose reads, with this .env beside the file. */
const environmentWith = (file: Record<string, string>) => {
  const [, gateway] = gateways[0] ?? [];
  const values = Object.entries(gateway?.environment ?? {}).map(([name, value]) => [
    name,
    valueIn(file, value),
  ]);
  return readEnvironment(Object.fromEntries(values));
};

describe('docker-compose.yml', () => {
  it('is what the Compose specification calls valid', () => {
    expect(faultsOf(join(root, 'docker-compose.yml'))).toEqual([]);
  });

  it('would be found out if it were not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clockbeat-compose-'));
    const path = join(folder, 'docker-compose.yml');
    writeFileSync(path, text('docker-compose.yml').replace('restart:', 'restrat:'));
    expect(faultsOf(path).join()).toContain('invalid-schema');
    rmSync(folder, { recursive: true });
  });

  it('puts the balancer before three gateways, and names each to it', () => {
    expect(gateways).toHaveLength(3);
    const known = Object.entries(compose.services['balancer']?.environment ?? {});
    const named = known.filter(([name]) => name.startsWith('GATEWAY_')).map(([, address]) => address);
    expect(named).toEqual(gateways.map(([name]) => `${name}:3000`));
  });

  it('is open to this machine alone, unless it is told otherwise, and then at one port', () => {
    const published = services.flatMap(([, { ports = [] }]) => ports);
    expect(published.length).toBeGreaterThan(2);
    for (const port of published) expect(byDefault(port)).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    const [balancer] = compose.services['balancer']?.ports ?? [];
    expect(valueIn({ COMPOSE_BIND: '0.0.0.0', PORT: '80' }, balancer)).toBe('0.0.0.0:80:8080');
  });

  it('starts with .env.example once its two secrets are filled in, in production', () => {
    expect(environmentWith(filledIn)).toMatchObject({ production: true, writers: 2, poolSize: 8 });
    for (const missing of ['POSTGRES_PASSWORD', 'SESSION_SECRET'])
      expect(() => environmentWith({ ...filledIn, [missing]: '' })).toThrow(`set ${missing}`);
  });

  it('hands every variable that the gateway reads on to the containers, but those it sets itself', () => {
    const ownOf = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'DEV_ORIGINS', 'PROJECTOR_PORT'];
    for (const [, { environment = {} }] of gateways)
      for (const name of readByGateway.filter((each) => !ownOf.includes(each)))
        expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:`));
    const values = { NODE_ENV: 'development', WRITERS: '4', POOL_SIZE: '20', GUEST_GAME_DAYS: '3' };
    expect(environmentWith({ ...filledIn, ...values })).toMatchObject({
      ...{ production: false, writers: 4, poolSize: 20, guestGameDays: 3 },
    });
  });

  it.each(services)('%s keeps a log that does not grow for ever', (_name, { logging }) => {
    expect(logging?.options).toMatchObject({
      'max-size': expect.any(String),
      'max-file': expect.any(String),
    });
  });

  it('asks for no variable that .env.example does not explain', () => {
    const asked = [...text('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(20);
    for (const name of asked) expect(documented).toContain(name);
  });

  it('has a projector that starts when it is asked for, and answers where the image’s health check asks', () => {
    const { projector } = compose.services;
    expect(projector).toMatchObject({ profiles: ['projector'], image: 'clockbeat' });
    expect(projector?.command).toEqual(['node', 'dist/run/projector.js']);
    const [, gateway] = gateways[0] ?? [];
    const { PROJECTOR_PORT: port, ...others } = projector?.environment ?? {};
    expect(others).toEqual(gateway?.environment);
    const dockerfile = text('Dockerfile');
    expect(dockerfile).toContain(`ENV PORT=${port} `);
    expect(dockerfile).toMatch(/\{process\.env\.PORT\}\/health\/ready/);
    expect(text('docker-compose.yml')).toContain('PROJECTIONS=off docker compose --profile projector');
  });

  it('has the operators’ commands in a container of their own, which starts with none of the others', () => {
    const { operator } = compose.services;
    expect(operator).toMatchObject({
      image: 'clockbeat',
      profiles: ['operator'],
      volumes: ['backups:/backups', './deploy/face:/face:ro'],
    });
    expect(operator?.entrypoint).toEqual(['npm', 'run', '--silent']);
    const { scripts } = JSON.parse(text('package.json'));
    const shown = [
      ...text('docs/operations.md').matchAll(
        /docker compose run --rm (?:-T )?(?:-e \S+ )?operator ([a-z]+)/g,
      ),
    ].map(([, name]) => name ?? '');
    expect(new Set(shown)).toEqual(
      new Set(['backup', 'restore', 'events', 'newsletter', 'feedback', 'projections', 'replay']),
    );
    for (const name of shown) expect(scripts).toHaveProperty(name);
  });

  it.each(services)('%s says where its image comes from', (_name, service) => {
    expect(service.image ?? service.build).toBeDefined();
  });

  it.each(services)('%s waits only for services that exist and can become healthy', (_name, service) => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(condition).toBe('service_healthy');
      // what is built here has its check in the Dockerfile
      const service = compose.services[other];
      expect(service?.healthcheck ?? service?.build).toBeDefined();
    }
  });

  it.each(services)('%s mounts only volumes that are declared', (_name, service) => {
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0] ?? '';
      if (!/^[./]/.test(source)) expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  it('has the gateways believe its balancer alone, whatever private address a phone has', () => {
    const balancer = byDefault(compose.services['balancer']?.networks?.['default']?.ipv4_address);
    const trusted = new Set(
      gateways.map(([, service]) => byDefault(service.environment?.['TRUSTED_PROXIES'])),
    );
    expect([...trusted]).toEqual([balancer]);
    const proxies = new TrustedProxies(
      readEnvironment({
        DATABASE_URL: 'postgres://x/y',
        SESSION_SECRET: 'of a test',
        TRUSTED_PROXIES: balancer,
      }),
    );
    const [network] = compose.networks['default']?.ipam.config ?? [];
    const host = byDefault(network?.gateway);
    for (const phone of ['192.168.1.20', '10.0.0.7', '172.16.5.5', host])
      expect(proxies.addressOf(balancer, `203.0.113.9, ${phone}`)).toBe(phone);
  });

  it('keeps the balancer’s address free: the other containers get theirs from the upper half', () => {
    const [network] = compose.networks['default']?.ipam.config ?? [];
    const balancer = byDefault(compose.services['balancer']?.networks?.['default']?.ipv4_address);
    const inside = (range: string | undefined): boolean => {
      const [address = '', bits] = byDefault(range).split('/');
      const list = new BlockList();
      list.addSubnet(address, Number(bits));
      return list.check(balancer);
    };
    expect([inside(network?.subnet), inside(network?.ip_range)]).toEqual([true, false]);
    expect(documented).toContain('COMPOSE_NETWORK');
  });

  it('holds no secret: they come from the environment, and a missing one stops the start', () => {
    const secrets = services
      .flatMap(([, { environment }]) => Object.entries(environment ?? {}))
      .filter(([name]) => /SECRET$|PASSWORD$|TOKEN$|DATABASE_URL/.test(name));
    expect(secrets.length).toBeGreaterThan(3);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{[A-Z_]+(:\?|:-\})/);
    for (const [, { environment }] of gateways) expect(environment?.['SESSION_SECRET']).toContain(':?');
  });
});

describe('.env.example', () => {
  it('explains every variable that the gateway reads', () => {
    expect(readByGateway).toContain('DATABASE_URL');
    for (const name of readByGateway) expect(documented).toContain(name);
  });
});

describe('Dockerfile', () => {
  const dockerfile = text('Dockerfile');
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  it('runs as a user without rights, with a health check', () => {
    expect(lastStage).toMatch(/^USER node$/m);
    expect(lastStage).toMatch(/^HEALTHCHECK /m);
    expect(lastStage).toContain('/health/ready');
  });

  it('is made from the release of Node.js that npm brings for each system', () => {
    const { optionalDependencies } = JSON.parse(text('package.json'));
    const brought = Object.entries<string>(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(brought).toHaveLength(5);
    const [release] = brought[0]![1].split('.');
    expect(new Set(brought.map(([, version]) => version)).size).toBe(1);
    expect(dockerfile.match(/(?<=^FROM ).*/gm)!.map((image) => image.split(' ')[0])).toEqual([
      `node:${release}-bookworm-slim`,
      `node:${release}-bookworm-slim`,
    ]);
  });

  it('copies nothing from the checkout that .dockerignore would hold back', () => {
    const ignored = text('.dockerignore');
    for (const name of ['package.json', 'package-lock.json', 'apps', 'libs', 'scripts', 'nest-cli.json']) {
      expect(ignored).toContain(`!${name}\n`);
    }
  });
});
