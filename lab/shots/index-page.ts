import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { type Shot, smallOf } from './take.ts';

const style = `body{margin:16px;font:13px/1.5 "Noto Sans SC",sans-serif;background:#888}
div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{box-sizing:border-box;width:332px;margin:0;background:#fff;padding:6px;overflow-wrap:anywhere}
.w390{width:252px}
img{display:block;width:100%}pre{white-space:pre-wrap;color:#b00;margin:4px 0 0}`;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const shortPath = ({ place }: Shot) => place.path.split('?')[0] ?? place.path;

function figure(shot: Shot): string {
  const { file, width, scheme, state, faults } = shot;
  const list = faults.length > 0 ? `<pre>${escaped(faults.join('\n'))}</pre>` : '';
  const name = `${shortPath(shot)} ${width} ${scheme} ${state}`;
  return `<figure class="w${width}"><a href="${file}"><img src="${smallOf(file)}" alt=""></a>${escaped(name)}${list}</figure>`;
}

function pageOf(groups: Iterable<readonly [title: string, shots: Shot[]]>, base: string): string {
  const sections = [...groups].map(([title, shots]) => `<h2>${title}</h2><div>${shots.map(figure).join('')}</div>`);
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><base href="${base}"><title>截图</title><style>${style}</style>${sections.join('')}`;
}

/**
 * `index.html` by page; and in `sheets/`, one picture of all pages for each area, state, width and scheme.
 * @returns the sheets written
 */
export async function writeIndex(browser: Browser, folder: string, shots: Shot[]): Promise<string[]> {
  writeFileSync(join(folder, 'index.html'), pageOf(Map.groupBy(shots, shortPath), './'));
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: 2040, height: 1000 } });
  const sheets: string[] = [];
  const nameOf = ({ place, state, width, scheme }: Shot) => `${place.area}-${state}-${width}-${scheme}`;
  for (const [name, group] of Map.groupBy(shots, nameOf)) {
    const file = join(folder, 'sheets', name);
    writeFileSync(`${file}.html`, pageOf([[name, group]], '../'));
    await page.goto(pathToFileURL(`${file}.html`).href);
    await page.screenshot({ path: `${file}.png`, fullPage: true });
    sheets.push(`sheets/${name}.png`);
  }
  await page.close();
  return sheets;
}
