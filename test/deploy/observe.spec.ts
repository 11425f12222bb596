import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { uid: string };
  targets?: { expr: string; datasource: { uid: string } }[];
}

const root = join(import.meta.dirname, '../..');
const text = (name: string): string => readFileSync(join(root, name), 'utf8');
const docs = text('docs/operations.md');

/** Which metrics there are says docs/operations.md; test/cluster/metrics.e2e-spec.ts holds it against a gateway. */
const documented = new Set(
  [...docs.matchAll(/^\| `((?:clockbeat|nodejs|process)_\w+)/gm)].map(([, name]) => name),
);
const anchors = new Set(
  [...docs.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  ),
);

const words = new Set(['by', 'on', 'and', 'or', 'unless', 'without', 'ignoring', 'offset', 'bool', 'e6']);

/** The metrics that an expression of PromQL asks for: names that are no function, label, number or text. */
const metricsIn = (expression: string): string[] => {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/(?<![\w.])([a-zA-Z_]\w*)\b(?!\s*\()/g)].map(([, name = '']) => name);
  return names
    .filter((name) => !words.has(name) && name !== 'up')
    .map((name) => (documented.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '')));
};

describe('the alert rules', () => {
  const { groups }: { groups: { rules: Rule[] }[] } = parse(text('deploy/prometheus/alerts.yml'));
  const rules = groups.flatMap((group) => group.rules);

  it.each(rules)('$alert asks for metrics that there are', ({ expr }) => {
    const asked = metricsIn(expr);
    if (!expr.startsWith('up{')) expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !documented.has(name))).toEqual([]);
  });

  it.each(rules)('$alert says how bad it is, what it is, and where to read on', ({ labels, annotations }) => {
    expect(['critical', 'warning']).toContain(labels['severity']);
    expect(annotations['summary']?.length).toBeGreaterThan(10);
    const [page, anchor = ''] = annotations['runbook']?.split('#') ?? [];
    expect(page).toBe('docs/operations.md');
    expect([...anchors]).toContain(anchor);
  });

  it('have a name each, which the runbook knows', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert } of rules) expect(docs).toContain(`\`${alert}\``);
  });

  it('would be found out if they asked for what there is not', () => {
    expect(
      metricsIn('sum by (le) (rate(clockbeat_gone_bucket{a="b"}[5m])) > 2e3 and on (x) clockbeat_sockets'),
    ).toEqual(['clockbeat_gone', 'clockbeat_sockets']);
  });
});

describe('the dashboard', () => {
  const board: { panels: Panel[]; templating: { list: { name: string; type: string }[] } } = JSON.parse(
    text('deploy/grafana/clockbeat.json'),
  );
  const panels = board.panels.filter(({ type }) => type !== 'row');

  it('asks for metrics that there are, of the gateways that were chosen', () => {
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(30);
    for (const expression of expressions) {
      const asked = metricsIn(expression.replaceAll('$__rate_interval', '5m'));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((name) => !documented.has(name))).toEqual([]);
      expect(expression).toContain('instance=~"$instance"');
    }
  });

  it('takes any data source, and has a row for each part', () => {
    expect(board.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['instance', 'query'],
    ]);
    for (const { datasource, targets = [] } of panels)
      for (const { uid } of [datasource, ...targets.map((target) => target.datasource)].filter(
        (ds) => ds !== undefined,
      ))
        expect(uid).toBe(['${', 'datasource}'].join(''));
    expect(board.panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
      'People',
      'Games',
      'Answers',
      'Store',
      'Feed',
      'Projections',
      'Process',
    ]);
  });

  it('lays its panels side by side, none over another', () => {
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
    const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of board.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});

describe('docker compose --profile observe', () => {
  const {
    services,
  }: { services: Record<string, { profiles?: string[]; ports?: string[]; volumes?: string[] }> } = parse(
    text('docker-compose.yml'),
  );
  const observers = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('observe'));

  it('looks at every gateway by itself, and at as many projectors as there are', () => {
    const prometheus: {
      scrape_configs: {
        static_configs?: { targets: string[] }[];
        dns_sd_configs?: { names: string[]; port: number }[];
      }[];
      rule_files: string[];
    } = parse(text('deploy/prometheus/prometheus.yml'));
    const gateways = Object.keys(services).filter((name) => name.startsWith('gateway'));
    const configs = prometheus.scrape_configs;
    expect(
      configs.flatMap(({ static_configs = [] }) => static_configs.flatMap(({ targets }) => targets)),
    ).toEqual(gateways.map((name) => `${name}:3000`));
    const found = configs.flatMap(({ dns_sd_configs = [] }) => dns_sd_configs);
    expect(found).toMatchObject([{ names: ['projector'], port: 3000 }]);
    expect(services).toHaveProperty('projector');
  });

  it('shows itself to this machine only, with the files that are here', () => {
    expect(observers.map(([name]) => name)).toEqual(['prometheus', 'grafana']);
    for (const [, { ports = [], volumes = [] }] of observers) {
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        if (source.startsWith('./') && /\.\w+$/.test(source)) expect(text(source).length).toBeGreaterThan(0);
    }
  });
});
