import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const alerts = read('deploy/monitoring/alerts.yml');
const dashboard = JSON.parse(read('deploy/monitoring/grafana.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
/** Metrics of Patroni 3.0 and etcd 3.4, and Prometheus's own. */
const others = /^(patroni_(primary|sync_standby|postgres_timeline)|etcd_server_has_leader|up)$/;
/** Collected by the client library for each process. */
const usual = /^(nodejs_eventloop_lag_p99_seconds|process_resident_memory_bytes)$/;

test('each alert has a runbook of its name, and each runbook an alert', () => {
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const sections = [...read('docs/runbooks.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(sections).toEqual(named);
});

test('alerts and dashboard ask for metrics that exist', () => {
  const own = read('server/platform/http/metrics-plugin.ts');
  const asked = [...alerts.matchAll(/expr: (.*)/g)].map(([, expr = '']) => expr);
  asked.push(...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  const names = asked.flatMap((expr) => expr.replaceAll(/\{[^}]*\}/g, '').match(/\b(up|[a-z]+(_[a-z0-9]+)+)\b/g) ?? []);
  const known = (name: string) =>
    others.test(name) || usual.test(name) || own.includes(`'${name.replace(/_(bucket|count)$/, '')}'`);
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)].filter((name) => name !== 'histogram_quantile' && !known(name))).toEqual([]);
});
