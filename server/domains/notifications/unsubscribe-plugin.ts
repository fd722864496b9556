import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Leave, leaveMails, readLeave } from './unsubscribe.ts';

const BODY_LIMIT = 1_024;

const style = `
:root{color-scheme:light dark;--paper:#f5f7fa;--card:#fff;--ink:#1a2233;--soft:#5b667a;--brand:#2459d3;--line:#d5dbe5}
@media (prefers-color-scheme:dark){:root{--paper:#0f141d;--card:#182030;--ink:#e8ecf4;--soft:#9aa6ba;--brand:#7ea6ff;--line:#33405a}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);
font:16px/1.7 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{box-sizing:border-box;width:min(440px,calc(100vw - 32px));padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
h1{margin:0 0 8px;font-size:20px}p{margin:0 0 20px;color:var(--soft);font-size:14px}
button{font:inherit;font-size:15px;min-height:44px;padding:0 20px;border-radius:8px;border:1px solid var(--brand);cursor:pointer;
background:var(--card);color:var(--brand);margin:0 8px 8px 0}
a{color:var(--brand)}:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function send(reply: FastifyReply, status: number, heading: string, content: string) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} - 教育人才网</title><style>${style}</style></head><body><main><h1>${heading}</h1>${content}</main></body></html>`,
    );
}

const way = '<p>也可以登录后在“通知”里随时重新打开。</p><a href="/client/notices">打开通知设置</a>';
const ask = ({ topic }: Leave) => `<p>退订后只是不再发邮件，站内通知照常。</p>
<form method="post"><button name="all" value="">退订“${noticeTopics[topic].label}”</button><button name="all" value="1">退订全部邮件</button></form>`;

/**
 * Unsubscribes from mails without a sign-in: `/unsubscribe?t=`. A GET changes nothing, since mail programs open links by
 * themselves; their unsubscribe buttons send a POST (RFC 8058).
 */
export async function unsubscribePlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  const wrong = (reply: FastifyReply) => send(reply, 404, '链接无效', '<p>请打开邮件里完整的退订链接。</p>');
  app.get<{ Querystring: { t?: string } }>('/unsubscribe', async ({ query }, reply) => {
    const leave = readLeave(deps, String(query.t ?? ''));
    return leave ? send(reply, 200, '退订邮件通知', ask(leave)) : wrong(reply);
  });
  app.post<{ Querystring: { t?: string } }>('/unsubscribe', async ({ query, body }, reply) => {
    const leave = readLeave(deps, String(query.t ?? ''));
    if (!leave) return wrong(reply);
    const isAll = new URLSearchParams(String(body ?? '')).get('all') === '1';
    await leaveMails(deps, leave, isAll);
    return send(reply, 200, isAll ? '已退订全部邮件' : `已退订“${noticeTopics[leave.topic].label}”`, way);
  });
}
