import { plainSigns } from '#packages/office-files/plain-signs.ts';
import { withoutTranslations } from './fact-labels.ts';

/** Full-width letters that writers substitute for the ordinary ones. */
const wide = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0d\uff20\uff3f]/g;
const spaced = /^(?:\p{Script=Han}[ \u3000]+)+\p{Script=Han}$/u;
/** Bullets of symbol fonts, as they are copied and as they look in another font. */
const symbolBullets = /^(?:[\uf020-\uf0ff]\s*|(?:[Ølnu§o])\s+(?=[\p{Script=Han}\d《“]))+/u;
const bullets = /^[\s•·●○◆◇■□▪▫►▶➢➤★☆✓✔※*\-–—>»①-⑳]+\s*/u;

/** A label whose signs are spaced out: 姓　　名：. */
const justified =
  /(^|[\s|｜,，;；])(\p{Script=Han}(?:\s+\p{Script=Han}|(?: +\p{Script=Han}){2,3}))\s*(?:[:：]|(?=[/（(]?\s*[A-Za-z][A-Za-z .'-]*[)）]?\s*[:：]))/gu;

/** 【姓名】张三, and the mark of what a form requires: *姓名：. */
const framed =
  /^(?:[*※＊]\s*(\p{Script=Han}{2,8})|[【[［〔]\s*(\p{Script=Han}{2,8})\s*[】\]］〕])\s*(?:[:：]\s*|(?<=[】\]］〕]\s*))(?=\S)/u;

/** A normalised line: plain letters, no spacing within a heading. */
export function plainLine(line: string): string {
  const plain = plainSigns(line)
    .replace(wide, (sign) => sign.normalize('NFKC'))
    .replace(/[\u00a0\u2002-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .trim()
    .replace(symbolBullets, '')
    .replace(
      justified,
      (whole: string, before: string, label: string) =>
        before + label.replace(/\s+/g, '') + (/[:：]$/.test(whole) ? '：' : ' '),
    )
    .replace(framed, '$1$2：');
  return spaced.test(plain) ? plain.replace(/\s+/g, '') : withoutTranslations(plain);
}

export const withoutBullet = (line: string): string =>
  line.replace(bullets, '').replace(/^[(（]\d{1,2}[)）]\s*|^\d{1,2}[)）、.．]\s*(?=\D)/, '');

/** The parts of a line between bars, tabs, wide gaps and commas; brackets stay together. */
export const partsOf = (line: string): string[] =>
  line
    .split(
      /\t+|\s{2,}|\s*[|｜丨¦]\s*|[,，;；、]\s*|\s+[-–—/·•]\s+|(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}（(A-Za-z])/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

const label = /^\s*([\p{Script=Han}A-Za-z ]{2,14}?)\s*[:：]\s*(.*)$/u;

/** Splits 'label: value'. */
export function labelled(part: string): { label: string; value: string } | null {
  const [, name, value] = label.exec(part) ?? [];
  return name === undefined || value === undefined ? null : { label: name.replace(/\s/g, ''), value: value.trim() };
}
