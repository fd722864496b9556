import { csvText } from '#contract/csv.ts';
import type { ImportPlan, Outcome, PlannedRow } from './plan-import.ts';
import { fieldLabels, findingsOf, understoodWords } from './rows/findings.ts';
import type { Understood } from './rows/understood.ts';
import { type ImportField, importFieldNames, importFields, type Mapping } from './table/fields.ts';

const outcomeWords: Record<Outcome, string> = { imported: '导入', duplicate: '重复', held: '待人工处理' };

/** Columns of fixed width; a Chinese character takes two cells. */
function line(cells: readonly string[], widths: readonly number[]): string {
  const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
  return cells
    .map((cell, at) => cell + ' '.repeat(Math.max(1, (widths[at] ?? 0) - width(cell))))
    .join('')
    .trimEnd();
}

/** How the columns of a table will be read: shown before anything is written. */
export function mappingTable(mapping: Mapping, columns: readonly string[]): string {
  const used = new Set(Object.values(mapping));
  const rows = importFieldNames.map((field: ImportField) =>
    line([importFields[field].label, mapping[field] ?? '（没有这一列）', field], [14, 26, 0]),
  );
  const unused = columns.filter((column) => !used.has(column));
  return [
    line(['字段', '表中的列', '映射文件中的名字'], [14, 26, 0]),
    ...rows,
    unused.length > 0 ? `不使用的列：${unused.join('、')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Totals of a run: rows by outcome, readings by certainty, companies merged, flags. */
export function summaryTable(rows: readonly PlannedRow[], { companies, similar }: ImportPlan): string {
  const outcomes = Object.entries(outcomeWords).map(
    ([outcome, label]) => `${label} ${rows.filter((row) => row.outcome === outcome).length}`,
  );
  const fields = Object.entries(fieldLabels).map(([name, label]) => {
    const count = (certainty: string) =>
      String(rows.filter(({ reading }) => reading.fields[name as keyof Understood].certainty === certainty).length);
    return line([label, count('read'), count('guessed'), count('missing')], [14, 8, 8, 8]);
  });
  const flagged = (kind: string) =>
    rows.filter(({ reading }) => reading.flags.some((flag) => flag.kind === kind)).length;
  const garbled = rows.filter(({ reading }) => reading.garbled.length > 0).length;
  const merged = companies.filter(({ spellings }) => spellings.length > 1);
  return [
    `共 ${rows.length} 行：${outcomes.join('，')}`,
    '',
    line(['字段', '读出', '推测', '未读出'], [14, 8, 8, 8]),
    ...fields,
    '',
    `已隐去联系方式 ${flagged('contact')} 行；含性别、年龄等限制 ${flagged('limit')} 行；写错列 ${flagged('stray')} 行；提到其他单位 ${flagged('other-school')} 行；含无法识别的字符 ${garbled} 行；单元格多于表头 ${flagged('surplus')} 行`,
    `单位 ${companies.length} 个，其中 ${merged.length} 个由不同写法合并而成`,
    ...merged.map(({ name, spellings }) => `  ${name} ← ${spellings.filter((other) => other !== name).join('、')}`),
    ...(similar.length > 0 ? [`可能是同一单位、未合并的 ${similar.length} 对：`] : []),
    ...similar.slice(0, 20).map(({ one, other }) => `  ${one} / ${other}`),
  ].join('\n');
}

/** The report by row: outcome, readings, and what a person should check. For a spreadsheet. */
export function reportCsv(rows: readonly PlannedRow[]): string {
  const first = rows[0];
  if (!first) return '';
  const head = ['行号', '结果', '原因', ...Object.keys(understoodWords(first.reading)), '推测', '未读出', '提示'];
  const body = rows.map(({ reading, outcome, reason }) => {
    const findings = findingsOf(reading);
    const about = (certainty: string) =>
      findings
        .filter((finding) => finding.certainty === certainty)
        .map(({ about: name, note }) =>
          name in fieldLabels ? `${fieldLabels[name as keyof Understood]}：${note}` : note,
        )
        .join('；');
    return [
      String(reading.number),
      outcomeWords[outcome],
      reason ?? '',
      ...Object.values(understoodWords(reading)),
      about('guessed'),
      about('missing'),
      about('flag'),
    ];
  });
  return csvText([head, ...body]);
}

/** The same for a program, with all readings. */
export const reportJson = (rows: readonly PlannedRow[]): string =>
  JSON.stringify(
    rows.map(({ reading, outcome, reason, sourceKey }) => ({
      row: reading.number,
      outcome,
      reason,
      sourceKey,
      fields: reading.fields,
      findings: findingsOf(reading),
    })),
    null,
    1,
  );
