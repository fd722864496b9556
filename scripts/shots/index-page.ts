import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Shot } from './take.ts';

const style = `body{margin:16px;font:13px/1.5 "Noto Sans SC",sans-serif;background:#888}
div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0;background:#fff;padding:6px}
img{display:block;width:320px;max-height:520px;object-fit:cover;object-position:top}
.w390 img{width:195px}pre{white-space:pre-wrap;max-width:320px;color:#b00;margin:4px 0 0;overflow-wrap:anywhere}`;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function figure({ file, place, width, scheme, violations, overflow }: Shot): string {
  const faults = [...(overflow > 0 ? [`超出宽度 ${overflow} px`] : []), ...violations];
  const list = faults.length > 0 ? `<pre>${escaped(faults.join('\n'))}</pre>` : '';
  const name = `${place.path.split('?')[0]} ${width} ${scheme}`;
  return `<figure class="w${width}"><a href="${file}"><img src="${file}" alt=""></a>${escaped(name)}${list}</figure>`;
}

const pageOf = (groups: Iterable<readonly [title: string, shots: Shot[]]>) => {
  const sections = [...groups].map(([title, shots]) => `<h2>${title}</h2><div>${shots.map(figure).join('')}</div>`);
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>截图</title><style>${style}</style>${sections.join('')}`;
};

/** `index.html` by page, and for each width and scheme one picture of all pages together. */
export async function writeIndex(browser: Browser, folder: string, shots: Shot[]): Promise<void> {
  const byPage = Map.groupBy(shots, ({ place }) => place.path.split('?')[0] ?? place.path);
  writeFileSync(join(folder, 'index.html'), pageOf(byPage));
  const page = await browser.newPage({ viewport: { width: 2040, height: 1000 } });
  for (const [name, group] of Map.groupBy(shots, ({ width, scheme }) => `${width}-${scheme}`)) {
    const file = join(folder, `sheet-${name}.html`);
    writeFileSync(file, pageOf([[name, group]]));
    await page.goto(`file://${file}`);
    await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true });
  }
  await page.close();
}
