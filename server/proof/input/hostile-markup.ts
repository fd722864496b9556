/** The effect of an executed payload; pages that show it check for this. */
export const TRACE = 'hostileRan';
const act = `window.${TRACE}=1`;

const tags = [
  'img',
  'svg',
  'body',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
  'details',
  'input',
  'form',
  'a',
  'p',
];
const events = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'onbeforetoggle',
  'onscrollend',
];
/** Spellings of an attribute that evade filters. */
const spellings = [
  // From our own site, so that the URL alone does not get it removed.
  (tag: string, event: string) => `<${tag} src=/x.png ${event}=${act}>x</${tag}>`,
  (tag: string, event: string) =>
    `<${tag.toUpperCase()}/src=x/${event.toUpperCase()}="${act}" autofocus tabindex=0 open>`,
  (tag: string, event: string) => `"><${tag} src=x\t${event}\n=\`${act}\` style=animation:x>`,
];

const addresses = [
  `javascript:${act}`,
  `JaVaScRiPt:${act}`,
  ` javascript:${act}`,
  `java\tscript:${act}`,
  `java&#10;script:${act}`,
  `&#106;avascript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `vbscript:${act}`,
  '//evil.example/x',
  '/\\evil.example/x',
];
const carriers = [
  (url: string) => `<a href="${url}">x</a>`,
  (url: string) => `<img src="${url}">`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<form action="${url}"><button>x</button></form>`,
  (url: string) => `<svg><a xlink:href="${url}"><text>x</text></a></svg>`,
  (url: string) => `<object data="${url}"></object>`,
];

const wholes = [
  `<script>${act}</script>`,
  `<scr<script>ipt>${act}</scr</script>ipt>`,
  `</script><script>${act}</script>`,
  `</title><script>${act}</script>`,
  `</textarea><script>${act}</script>`,
  `]]><script>${act}</script>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  `<math><mi xlink:href="javascript:${act}">x</mi></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${act}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<template><img src=x onerror=${act}></template>`,
  `<!--><img src=x onerror=${act}>-->`,
  `<style>@import "javascript:${act}"</style>`,
  `<p style="background:url(javascript:${act})">x</p>`,
  `<base href="//evil.example">`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  `<link rel=stylesheet href=//evil.example>`,
  `<isindex type=image src=1 onerror=${act}>`,
  `{{constructor.constructor('${act}')()}}`,
  `\${${act}}`,
  `<%= ${act} %>`,
  `';${act};//`,
  `\\u003cscript\\u003e${act}\\u003c/script\\u003e`,
  `＜script＞${act}＜/script＞`,
  `<img src=x:x onerror&#61;${act}>`,
];

/** More than 500 ways to run code in a page. None may have any effect. */
export const hostileMarkup: readonly string[] = [
  ...tags.flatMap((tag) => events.flatMap((event) => spellings.map((write) => write(tag, event)))),
  ...addresses.flatMap((url) => carriers.map((carry) => carry(url))),
  ...wholes,
  ...wholes.map((whole) => `x${whole.replaceAll('<', '&lt;<')}`),
];
