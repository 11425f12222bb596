import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  ports?: string[];
  volumes?: string[];
}

const root = join(import.meta.dirname, '../..');
const text = (name: string): string => readFileSync(join(root, name), 'utf8');
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  text('docker-compose.yml'),
);
const services = Object.entries(compose.services);
const documented = new Set([...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));

describe('docker-compose.yml', () => {
  it.each(services)('%s says where its image comes from', (_name, service) => {
    expect(service.image ?? service.build).toBeDefined();
  });

  it.each(services)('%s waits only for services that exist and can become healthy', (_name, service) => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(condition).toBe('service_healthy');
      expect(compose.services[other]?.healthcheck).toBeDefined();
    }
  });

  it.each(services)('%s mounts only volumes that are declared', (_name, service) => {
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0] ?? '';
      if (!/^[./]/.test(source)) expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  it('holds no secret: they come from the environment, and a missing one stops the start', () => {
    const secrets = services
      .flatMap(([, { environment }]) => Object.entries(environment ?? {}))
      .filter(([name]) => /SECRET$|PASSWORD$|TOKEN$|DATABASE_URL/.test(name));
    expect(secrets.length).toBeGreaterThan(3);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{[A-Z_]+(:\?|:-\})/);
    expect(compose.services['gateway']?.environment?.['SESSION_SECRET']).toContain(':?');
  });

  it('gives the gateway only variables that .env.example explains', () => {
    for (const name of Object.keys(compose.services['gateway']?.environment ?? {})) {
      expect(documented).toContain(name);
    }
  });

  it('publishes no database', () => {
    expect(compose.services['postgres']?.ports).toBeUndefined();
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
