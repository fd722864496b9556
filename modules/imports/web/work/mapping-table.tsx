import { Button, Select } from 'antd';
import { useState } from 'react';
import type { ImportSheet } from '../../contract.ts';

interface Props {
  sheet: ImportSheet;
  disabled: boolean;
  onMap(field: string, column: string | undefined): void;
}

/** Fields of nearly every table; others are shown if they have a column, or on demand. */
const usual = new Set([
  'title',
  'salary',
  'place',
  'experience',
  'education',
  'jobKind',
  'headcount',
  'stage',
  'subject',
  'deadline',
  'benefits',
  'description',
]);

/** The source column of each field, with example values; each can be corrected before writing. */
export function MappingTable({ sheet, disabled, onMap }: Props) {
  const { columns, samples, fields, mapping } = sheet;
  const [all, setAll] = useState(false);
  const shown = fields.filter(({ name }) => all || usual.has(name) || mapping[name] !== undefined);
  const unused = columns.filter((column) => !Object.values(mapping).includes(column));
  return (
    <section className="card p-4" aria-label="列的对应关系">
      <h2 className="text-16 font-semibold text-ink-1">列的对应关系</h2>
      <p className="mt-1 text-14 text-ink-3">
        按列名和内容识别，不对的可以改。{unused.length > 0 && `不使用的列：${unused.join('、')}`}
      </p>
      <div className="mt-3 grid grid-cols-3 gap-x-5 gap-y-2 max-xl:grid-cols-2 max-md:grid-cols-1">
        {shown.map(({ name, label, needed }) => {
          const at = columns.indexOf(mapping[name] ?? '');
          const example = samples.map((row) => row[at]).find(Boolean) ?? '';
          return (
            <div key={name} className="flex items-center gap-2">
              <label htmlFor={`map-${name}`} className="w-20 shrink-0 text-14 text-ink-2">
                {label}
                {needed && <span className="text-err-ink"> *</span>}
              </label>
              <Select
                id={`map-${name}`}
                className="min-w-0 flex-1"
                allowClear
                showSearch
                disabled={disabled}
                status={needed && at < 0 ? 'error' : ''}
                placeholder="没有这一列"
                value={mapping[name]}
                options={columns.map((column) => ({ value: column, label: column }))}
                onChange={(column?: string) => onMap(name, column)}
              />
              <span className="w-24 shrink-0 truncate text-12 text-ink-3" title={example}>
                {example}
              </span>
            </div>
          );
        })}
      </div>
      {(all || shown.length < fields.length) && (
        <Button type="link" className="mt-2 px-0" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '收起没有对应列的字段' : `显示其余 ${fields.length - shown.length} 个字段`}
        </Button>
      )}
    </section>
  );
}
