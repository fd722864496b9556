import { salaryText } from '#contract/posts/salary-text.ts';
import { saveText } from '#web/features/files/save-file.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import type { RouteList } from '../../../contract/fair-views.ts';
import { boothText } from '../../parts/booth-text.ts';
import { hoursText, placeText } from '../../parts/fair-words.ts';

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => marks[sign] ?? '');

const style = `body{font:16px/1.6 sans-serif;max-width:40em;margin:16px auto;padding:0 16px;color:#1a2233}
h1{font-size:20px;margin:0}li{margin:14px 0}b{color:#1f5eff}ul{padding-left:1.2em;margin:2px 0;color:#4a5568}li li{margin:2px 0}`;

/** The route list as a self-contained page that opens on any phone offline. */
function routeDocument({ fair, stops }: RouteList): string {
  const items = stops.map(({ name, booth, because, posts }) => {
    const lines = posts.map(({ title, salary }) => `<li>${escaped(title)} ${escaped(salaryText(salary))}</li>`);
    const place = booth ? `<b>${escaped(boothText(booth))}</b> ` : '';
    return `<li>${place}${escaped(name)} <small>${escaped(because.join(' · '))}</small><ul>${lines.join('')}</ul></li>`;
  });
  const when = `${monthDay(fair.startsAt)} ${hoursText(fair)} · ${placeText(fair)}`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>路线单</title>
<style>${style}</style><h1>${escaped(fair.title)}</h1><p>${escaped(when)}</p><ol>${items.join('')}</ol></html>`;
}

/** Saves the route list as a file. */
export function saveRouteFile(list: RouteList): void {
  saveText(`路线单-${list.fair.title}.html`, routeDocument(list), 'text/html');
}
