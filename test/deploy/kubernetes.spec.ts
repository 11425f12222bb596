import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { Container, Service } from 'kubernetes-types/core/v1.js';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/paths.mjs';

const run = promisify(execFile);
const folder = inRoot('deploy/kubernetes');
const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8'));
const whole: {
  resources: string[];
  images: { name: string }[];
  configMapGenerator: { name: string; literals: string[] }[];
} = read('kustomization.yaml');

const gateways: Deployment = read('gateway.yaml');
const service: Service = read('service.yaml');
const budget: PodDisruptionBudget = read('budget.yaml');
const route: IHTTPRoute = read('route.yaml');
const pod = gateways.spec?.template.spec;
const [gateway] = pod?.containers ?? [];
const projectors: Deployment = read('projector.yaml');
const projectorPod = projectors.spec?.template.spec;
const [projector] = projectorPod?.containers ?? [];

/** Where the published schema of each kind stands, as a type. */
const published: Record<string, { from: string; name: string }> = {
  Deployment: { from: 'kubernetes-types/apps/v1.js', name: 'Deployment' },
  Service: { from: 'kubernetes-types/core/v1.js', name: 'Service' },
  PodDisruptionBudget: { from: 'kubernetes-types/policy/v1.js', name: 'PodDisruptionBudget' },
  HTTPRoute: {
    from: '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute',
    name: 'IHTTPRoute',
  },
};

/** What the published schemas say against these resources: the compiler knows each property, and wants no other. */
const faultsOf = async (resources: readonly { kind: string }[]): Promise<string[]> => {
  const cache = inRoot('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  // below our node_modules, where the types are found
  const here = mkdtempSync(join(cache, 'kubernetes-'));
  try {
    const lines = resources.map((resource, nth) => {
      const { from, name } = published[resource.kind] ?? { from: '', name: resource.kind };
      return `export const resource${nth}: import('${from}').${name} = ${JSON.stringify(resource)};`;
    });
    writeFileSync(join(here, 'resources.ts'), lines.join('\n'));
    const asked = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''];
    const compiler = inRoot('node_modules/typescript-native/bin/tsc');
    const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
    await run(process.execPath, [compiler, ...asked, ...modules, 'resources.ts'], { cwd: here });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(here, { recursive: true });
  }
};

describe('deploy/kubernetes', () => {
  it('is what the published schemas call valid', async () => {
    expect(await faultsOf(files.map(read))).toEqual([]);
  });

  it('would be found out if it were not', async () => {
    const { spec, ...others } = gateways;
    const misspelt = { ...others, kind: 'Deployment', spec: { ...spec, replica: 3 } };
    const nowhere = { ...service, kind: 'Service', spec: { ports: [{ name: 'http' }] } };
    const [first, second, ...more] = await faultsOf([misspelt, nowhere]);
    expect(first).toMatch(/replica"' does not exist in type 'DeploymentSpec'/);
    expect(second).toMatch(/'port' is missing/);
    expect(more).toEqual([]);
  });

  it('is made of every file in the folder', () => {
    expect([...whole.resources].sort()).toEqual(files.sort());
  });

  it('leads from the route to the gateways, by one name at each step', () => {
    const [rule] = route.spec?.rules ?? [];
    const [port] = service.spec?.ports ?? [];
    expect(rule?.backendRefs).toEqual([{ name: service.metadata?.name, port: port?.port }]);
    const labels = gateways.spec?.template.metadata?.labels;
    for (const chosen of [service.spec?.selector, gateways.spec?.selector.matchLabels])
      expect(chosen).toEqual(labels);
    expect(budget.spec?.selector?.matchLabels).toEqual(labels);
    expect(gateway?.ports?.map(({ name }) => name)).toEqual([port?.targetPort]);
    expect(whole.images.map(({ name }) => name)).toEqual([gateway?.image]);
  });

  it('stops a gateway as it wants to be stopped: told first, then left its time', () => {
    const [, seconds] = gateway?.lifecycle?.preStop?.exec?.command ?? [];
    const main = readFileSync(inRoot('apps/gateway/src/main.ts'), 'utf8');
    const [, own = ''] = /longestShutdownMs = ([\d_]+)/.exec(main) ?? [];
    const needed = Number(seconds) + Number(own.replaceAll('_', '')) / 1_000;
    expect(needed).toBeGreaterThan(15);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(needed);
    // not one fewer than there should be, while one is replaced
    expect(gateways.spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  it.each([
    ['gateway', gateway],
    ['projector', projector],
  ])(
    'asks at the addresses of health that the %s has, and restarts none because PostgreSQL is away',
    (_name, container) => {
      const asked = (probe: keyof Container) =>
        (container?.[probe] as Container['livenessProbe'])?.httpGet?.path;
      expect(asked('readinessProbe')).toBe('/health/ready');
      expect(asked('startupProbe')).toBe('/health/ready');
      expect(asked('livenessProbe')).toBe('/health/live');
    },
  );

  it('names settings that exist, and keeps secrets out of what everybody may read', () => {
    const known = readFileSync(inRoot('.env.example'), 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
    const [settings] = whole.configMapGenerator;
    const named = settings?.literals.map((literal) => literal.split('=')[0] ?? '') ?? [];
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) {
      expect(known).toContain(name);
      expect(name).not.toMatch(/SECRET|PASSWORD|TOKEN|DATABASE_URL|REDIS_URL|SMTP_URL|BUCKET/);
    }
    for (const container of [gateway, projector])
      expect(container?.envFrom).toEqual([
        { configMapRef: { name: settings?.name } },
        { secretRef: { name: 'clockbeat' } },
      ]);
    // links and QR codes say the name by which the route is reached
    expect(settings?.literals).toContain(`PUBLIC_URL=https://${route.spec?.hostnames?.[0]}`);
  });

  it('has two projectors follow the log instead of the gateways, each with a port for its probes', () => {
    expect(projectors.spec?.replicas).toBe(2);
    expect(whole.configMapGenerator[0]?.literals).toContain('PROJECTIONS=off');
    expect(projector?.image).toBe(gateway?.image);
    expect(projector?.command).toEqual(['node', 'dist/run/projector.js']);
    const [port] = projector?.ports ?? [];
    expect(projector?.env).toEqual([{ name: 'PROJECTOR_PORT', value: `${port?.containerPort}` }]);
    expect(projector?.readinessProbe?.httpGet?.port).toBe(port?.name);
    // the Service must not send people to them
    const labels = projectors.spec?.template.metadata?.labels;
    expect(projectors.spec?.selector.matchLabels).toEqual(labels);
    expect(service.spec?.selector).not.toEqual(labels);
  });

  it('lets gateways and projectors do nothing that they need not', () => {
    for (const each of [pod, projectorPod]) {
      expect(each?.automountServiceAccountToken).toBe(false);
      expect(each?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(each?.containers[0]?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
    // what it writes all the same: the Dockerfile names its folder
    expect(gateway?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/app/data']);
    expect(readFileSync(inRoot('Dockerfile'), 'utf8')).toContain('DATA_DIR=/app/data');
  });
});
