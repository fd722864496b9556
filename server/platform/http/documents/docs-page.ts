import type { Endpoint } from '#contract/endpoint.ts';

const callers: Record<Endpoint['access'], string> = {
  anyone: '任何人',
  onboarding: '已验证手机',
  account: '已登录',
  seeker: '求职者',
  member: '单位成员',
  recruiter: '已认证单位的成员',
  operator: '运营',
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function row([key, endpoint]: [string, Endpoint]): string {
  const [method, path] = key.split(' ');
  const marks = [endpoint.idempotent ? '幂等键' : '', endpoint.effectful ? '有副作用' : ''].filter(Boolean).join(' · ');
  return `<tr><td><b class="${method}">${method}</b></td><td><code>${escapeHtml(path ?? '')}</code></td><td>${escapeHtml(endpoint.summary)}</td><td>${callers[endpoint.access]}</td><td>${marks}</td></tr>`;
}

/** A plain page that lists every call; the full schemas are in openapi.json. */
export const docsPage = (table: Record<string, Endpoint>): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>接口文档 - 教育人才网</title>
<style>body{font:14px/1.6 "PingFang SC","Microsoft YaHei",sans-serif;max-width:1080px;margin:32px auto;padding:0 16px;color:#1a2233}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e6eaf2;padding:8px;text-align:left}code{font-size:13px}
b{font-size:12px}.GET{color:#12805c}.POST{color:#1f5eff}.PUT,.PATCH{color:#c64208}.DELETE{color:#d92d20}</style></head>
<body><h1>接口文档</h1><p>完整结构见 <a href="/api/openapi.json">/api/openapi.json</a>（OpenAPI 3.1）。</p>
<table><thead><tr><th>方法</th><th>路径</th><th>作用</th><th>谁可以调用</th><th></th></tr></thead><tbody>
${Object.entries(table).map(row).join('\n')}
</tbody></table></body></html>`;
