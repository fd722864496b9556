/** The pay in a keyword, and the remaining text. */
export interface Pay {
  /** Minimum fen a month; null if no pay is mentioned. */
  least: number | null;
  /** The words that state it. */
  said: string;
  rest: string;
}

const units: Record<string, number> = { 千: 1_000, k: 1_000, 万: 10_000, w: 10_000 };
/** An amount needs a word before it or a unit after it: 985 and 2027 are not amounts, nor is 20万 of 安家费. */
const before = '(?<word>(?:月|年)薪|月工资|月收入|年收入|工资|薪资|薪酬|待遇)';
const number = '(?<number>\\d+(?:\\.\\d+)?)';
const upTo = '(?:[-~至到]\\d+(?:\\.\\d+)?(?<last>[kw千万])?)?';
const amount = `${number}(?<unit>[kw千万])?${upTo}元?`;
const after = '(?:[/每一]?个?(?:月|年))?(?:以上|左右|起|\\+)*';
const forms = [
  new RegExp(`${before}(?:[过超高达上不低于至少在]*)${amount}${after}`, 'u'),
  new RegExp(
    `(?<![\\p{L}\\p{N}.-])${number}(?=[kw千万]|[-~至到][\\d.]+[kw千万])(?<unit>[kw千万])?${upTo}(?![米克人字])${after}`,
    'u',
  ),
  new RegExp(`(?<![a-z\\d.-])${number}(?<unit>k)${after}`, 'u'),
  new RegExp(`(?:${before})?[过上]万`, 'u'),
];

/** Plausible monthly pay in yuan; a larger amount is yearly. */
const month = { least: 1_000, most: 50_000, utmost: 100_000 };

/** '月薪过万', '年薪20万', '8k以上' in a normalised keyword. */
export function readPay(keyword: string): Pay {
  for (const form of forms) {
    const found = form.exec(keyword);
    if (!found) continue;
    const { word = '', number: digits, unit, last = '' } = found.groups ?? {};
    const yuan = digits === undefined ? 10_000 : Number(digits) * (units[unit ?? last] ?? 1);
    const isYearly = word.startsWith('年') || (!word.startsWith('月') && yuan > month.most);
    const monthly = isYearly ? yuan / 12 : yuan;
    if (monthly < month.least || monthly > month.utmost) continue;
    const rest = `${keyword.slice(0, found.index)} ${keyword.slice(found.index + found[0].length)}`;
    return { least: Math.round(monthly * 100), said: found[0], rest };
  }
  return { least: null, said: '', rest: keyword };
}
