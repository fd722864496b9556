/** The page loads the viewer from here, and talks to this site only. The viewer sets inline styles; nothing else is inline. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API's document in Swagger UI, which `public/api-docs/start.js` opens and translates. */
export const docsPage = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>接口文档 - 教育人才网</title><link rel="icon" href="/icons/app-180.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api-docs/look.css"><link rel="preload" as="fetch" href="/api/openapi.json" crossorigin></head>
<body><header><a href="/">教育人才网</a><b>接口文档</b><a href="/api/openapi.json">openapi.json</a></header>
<div id="viewer"><p>正在打开文档。没有脚本时，完整结构见 <a href="/api/openapi.json">/api/openapi.json</a>（OpenAPI 3.1）。</p></div>
<script src="/api/docs/swagger-ui-bundle.js" defer></script><script src="/api-docs/start.js" type="module"></script></body></html>`;
