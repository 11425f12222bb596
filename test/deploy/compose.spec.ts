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
} = parse(text('docker-compose.yml'));
const services = Object.entries(compose.services);
const gateways = services.filter(([name]) => name.startsWith('gateway'));

/** What is wrong with a Compose file: its schema first of all. Phones must reach the balancer, whatever interface. */
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
/** What a value says where nothing is set in the environment. */
const byDefault = (value = ''): string => {
  const inner = value.replace(/\$\{[A-Z_]+:-([^${}]*)\}/, '$1');
  return inner === value ? value : byDefault(inner);
};
const documented = new Set([...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));

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
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['balancer']);
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

  it('gives the gateways only variables that .env.example explains', () => {
    for (const name of gateways.flatMap(([, { environment }]) => Object.keys(environment ?? {})))
      expect(documented).toContain(name);
  });
});

describe('.env.example', () => {
  it('explains every variable that the gateway reads', () => {
    const source = text('apps/gateway/src/config/environment.ts');
    const read = [...source.matchAll(/(?:text|whole|list|url)\(\s*'([A-Z_]+)'/g)].map(([, name]) => name);
    expect(read).toContain('DATABASE_URL');
    for (const name of read) expect(documented).toContain(name);
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

  it('copies nothing from the checkout that .dockerignore would hold back', () => {
    const ignored = text('.dockerignore');
    for (const name of ['package.json', 'package-lock.json', 'apps', 'libs', 'scripts', 'nest-cli.json']) {
      expect(ignored).toContain(`!${name}\n`);
    }
  });
});
