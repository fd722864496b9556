import { useState } from 'react';
import { incomeTaxSource } from '#contract/pay/income-tax.ts';
import { type Contribution, contributions } from '#contract/pay/insurance.ts';
import { insuranceCities, nationalRates } from '#contract/pay/insurance-cities.ts';
import { takeHome } from '#contract/pay/take-home.ts';
import { getSession } from '../../../session/session-store.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CalculatorForm, emptyForm, readForm, unfilled, withCity } from './calculator-form.ts';
import { TakeHomeTable } from './take-home-table.tsx';

const cities = Object.entries(insuranceCities).map(([value, { name }]) => ({ value, label: name }));
const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: `${at + 1} 月` }));
const names = Object.keys(contributions) as Contribution[];

const ownCity = () => {
  const own = getSession().jober?.cityCode ?? '';
  return own in insuranceCities ? own : '';
};

/** Where each figure comes from, and where to look up what is left to fill in. */
function Sources({ city }: { city: string }) {
  const place = insuranceCities[city];
  return (
    <div className="space-y-1 text-12 text-ink-3">
      <p>
        基数上下限和空着的比例每年由
        {place ? `${place.social}、${place.fund}` : '当地人社部门和公积金中心'}
        公布，请按最新一期填写；上下限留空则不设限。
      </p>
      <ul>
        {names.map((name) => {
          const { source, since } = nationalRates[name];
          return (
            <li key={name}>
              {contributions[name]}：{source}
              {since && `，${since} 起`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** From a gross wage to what arrives on the account, month by month. Nothing of it leaves the page. */
export function CalculatorTab() {
  const [form, setForm] = useState<CalculatorForm>(() => emptyForm(ownCity()));
  const { input, errors } = readForm(form);
  const missing = unfilled(form);
  const field = (
    name: Exclude<keyof CalculatorForm, 'rates' | 'city' | 'bonusMonth'>,
    label: string,
    hint?: string,
  ) => (
    <TextField
      label={label}
      inputMode="decimal"
      hint={hint}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
    />
  );
  const table = input ? takeHome(input) : null;
  const first = table?.[0];
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[360px_minmax(0,1fr)]">
      <form
        className="card space-y-3 p-5 max-sm:p-4"
        aria-label="到手计算"
        onSubmit={(event) => event.preventDefault()}
      >
        {field('wage', '税前月薪（元）')}
        <SelectField
          label="参保城市"
          placeholder="其他城市（自己填写）"
          value={form.city}
          options={cities}
          onChange={(event) => setForm(withCity(form, event.target.value))}
        />
        <fieldset>
          <legend className="mb-1 text-13 text-ink-2">个人缴纳比例（%）</legend>
          <div className="grid grid-cols-2 gap-2">
            {names.map((name) => (
              <TextField
                key={name}
                label={contributions[name]}
                inputMode="decimal"
                placeholder={nationalRates[name].rate === null ? '请填写当地费率' : undefined}
                value={form.rates[name]}
                error={errors[name]}
                onChange={(event) => setForm({ ...form, rates: { ...form.rates, [name]: event.target.value } })}
              />
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-2">
          {field('least', '社保基数下限')}
          {field('most', '社保基数上限')}
          {field('fundLeast', '公积金基数下限')}
          {field('fundMost', '公积金基数上限')}
        </div>
        {field('medicalFixed', '医疗保险另加（元/月）', '个别城市每月另收几元，没有就留空')}
        <Sources city={form.city} />
        {field('special', '专项附加扣除（元/月）', '子女教育、继续教育、住房、赡养老人等合计')}
        <div className="grid grid-cols-2 gap-2">
          {field('bonus', '奖金（元，并入当月）')}
          <SelectField
            label="发放月份"
            value={form.bonusMonth}
            options={months}
            onChange={(event) => setForm({ ...form, bonusMonth: event.target.value })}
          />
        </div>
      </form>
      <section className="card p-5 max-sm:p-4" aria-label="结果" aria-live="polite">
        {missing.length > 0 && (
          <p role="status" className="mb-3 rounded-card bg-warm-tint p-3 text-13 text-warm-ink">
            {missing.join('、')}还没有填写比例，没有计入，到手会偏高。请填写当地费率。
          </p>
        )}
        {table && first ? (
          <TakeHomeTable months={table} />
        ) : (
          <p className="py-10 text-center text-13 text-ink-3">填好左边的金额和比例，这里就有结果</p>
        )}
        <p className="mt-3 text-12 text-ink-3">
          个税按{incomeTaxSource.name}计算，减除费用每月 5,000
          元；各项按分四舍五入，各项之和等于税前。仅供参考，以单位实际代扣为准。
        </p>
      </section>
    </div>
  );
}
