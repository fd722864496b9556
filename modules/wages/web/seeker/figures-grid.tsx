import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { type Contribution, contributions } from '../../contract/pay/insurance.ts';
import type { CalculatorForm, FigureField, FormErrors } from './calculator-form.ts';
import { contributionNames, type TypedFigures } from './calculator-form.ts';

const columns = { rates: '比例 %', least: '基数下限', most: '基数上限' } as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];
const rowNames: Record<Contribution, string> = {
  pension: '养老',
  medical: '医疗',
  unemployment: '失业',
  fund: '公积金',
};
const spoken = { rates: '个人比例（%）', least: '基数下限（元）', most: '基数上限（元）' } as const;

interface Props {
  form: CalculatorForm;
  errors: FormErrors;
  /** The permitted rates of the housing fund, as the placeholder of its field. */
  fundRates: string;
  onChange(figures: Partial<TypedFigures>): void;
}

/** Rate and bounds of the four contributions, one row each; every figure may be overwritten. */
export function FiguresGrid({ form, errors, fundRates, onChange }: Props) {
  const id = useId();
  const placeholder = (column: Column, name: Contribution) => {
    if (column !== 'rates') return '不限';
    return name === 'fund' ? fundRates : '待填';
  };
  const cell = (name: Contribution, column: Column) => {
    const field: FigureField = `${column}.${name}`;
    return (
      <input
        key={column}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="field px-2 tabular"
        aria-label={`${contributions[name]}${spoken[column]}`}
        aria-invalid={errors[field] ? true : undefined}
        aria-describedby={errors[field] && `${id}-${name}`}
        placeholder={placeholder(column, name)}
        value={form[column][name]}
        onChange={(event) => onChange({ [column]: { ...form[column], [name]: event.target.value } })}
      />
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-14 text-ink-2">个人缴纳</legend>
      <div className="grid grid-cols-[auto_minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)] items-center gap-2">
        <span />
        {columnNames.map((column) => (
          <span key={column} className="text-12 text-ink-3" aria-hidden="true">
            {columns[column]}
          </span>
        ))}
        {contributionNames.map((name) => {
          const wrong = [...new Set(columnNames.map((column) => errors[`${column}.${name}`]))].filter(Boolean);
          return (
            <div key={name} className="contents">
              <span className="text-14 text-ink-2">{rowNames[name]}</span>
              {columnNames.map((column) => cell(name, column))}
              {wrong.length > 0 && (
                <p
                  id={`${id}-${name}`}
                  role="alert"
                  className="col-span-4 flex items-center gap-1 text-12 text-err-ink"
                >
                  <CircleAlert size={13} aria-hidden />
                  {wrong.join('；')}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
