import { useState } from 'react';
import { yuanText } from '#contract/money.ts';
import { dayAt } from '#contract/months.ts';
import { getSession } from '#web/session/session-store.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { InsuranceCity } from '../../contract/pay/city-insurance.ts';
import { basesNotFound, isOver, periodText, sourcesOf } from '../../contract/pay/city-sources.ts';
import { incomeTaxSource } from '../../contract/pay/income-tax.ts';
import {
  annuity,
  type Contribution,
  contributions,
  type EmployerRates,
  employerSharesOf,
} from '../../contract/pay/insurance.ts';
import { insuranceCities } from '../../contract/pay/insurance-cities.ts';
import { percentText } from '../../contract/pay/share.ts';
import { annuityOf, takeHome } from '../../contract/pay/take-home.ts';
import {
  type CalculatorForm,
  contributionNames,
  employerRatesOf,
  emptyForm,
  isOverwritten,
  readForm,
  unfilled,
  withCity,
} from './calculator-form.ts';
import { FiguresGrid } from './figures-grid.tsx';
import { TakeHomeTable } from './take-home-table.tsx';

interface Props {
  /** Monthly amounts by contribution, in fen. */
  shares: Record<Contribution, bigint>;
  rates: EmployerRates;
  /** The employer's 职业年金; null where none is paid. */
  annuityFen: bigint | null;
}

/** The employer's contributions, as far as the rates are known. */
function EmployerShare({ shares, rates, annuityFen }: Props) {
  const paid = contributionNames.filter((name) => shares[name] > 0n);
  const unknown = contributionNames.filter((name) => name !== 'fund' && rates[name] === null);
  const rateText = (name: Contribution) => {
    const rate = name === 'fund' ? null : rates[name];
    return rate === null ? '' : `（${percentText(rate)}%）`;
  };
  if (paid.length === 0) return null;
  return (
    <p className="mt-4 text-14 text-ink-2" data-testid="employer-share">
      单位每月另缴{' '}
      <span className="num">{yuanText(paid.reduce((all, name) => all + shares[name], annuityFen ?? 0n))}</span> 元：
      {paid.map((name) => `${contributions[name]}${rateText(name)} ${yuanText(shares[name])}`).join('，')}
      {annuityFen !== null && `，职业年金（${percentText(annuity.employer)}%）${yuanText(annuityFen)}`}。
      {unknown.length > 0 &&
        `${unknown.map((name) => contributions[name]).join('、')}的单位比例请看当地公布的数，未计入。`}
      工伤保险按行业费率另计。
    </p>
  );
}

const cities = Object.entries(insuranceCities).map(([value, { name }]) => ({ value, label: name }));
const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: `${at + 1} 月` }));

/** Where the person lives, else the city they look at. */
const ownCity = () => {
  const { jober, cityCode } = getSession();
  return [jober?.cityCode, cityCode].find((code) => code && code in insuranceCities) ?? '';
};

const fundRange = (city: InsuranceCity | undefined) =>
  city ? `${percentText(city.fundRates.least)}–${percentText(city.fundRates.most)}` : '待填';

/** The period of the figures, in a line above the result. */
function basisOf({ name, bases: { pension, fund } }: InsuranceCity): string {
  const periods = [
    pension && { base: '社保', period: periodText(pension.source) },
    fund && { base: '公积金', period: periodText(fund.source) },
  ].filter((found) => found !== null);
  const words = periods.flatMap(({ base, period }) => (period ? [`${base}基数 ${period}`] : []));
  return `按${name}公布的数计算${words.length > 0 ? `（${words.join('，')}）` : ''}，改过的以填写为准`;
}

/** From gross to net pay, month by month. The input never leaves the page. */
export function CalculatorTab() {
  const [form, setForm] = useState<CalculatorForm>(() => emptyForm(ownCity()));
  const { input, errors } = readForm(form);
  const missing = unfilled(form);
  const city = insuranceCities[form.city];
  const basis = city && basisOf(city);
  const field = (name: 'wage' | 'bonus' | 'special' | 'medicalFixed', label: string, hint?: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      hint={hint}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
    />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[380px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
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
        <FiguresGrid
          form={form}
          errors={errors}
          fundRates={fundRange(city)}
          onChange={(figures) => setForm({ ...form, ...figures })}
        />
        <p className="text-12 text-ink-3">
          公积金比例{city ? `在 ${fundRange(city)}% 之间，` : ''}由单位定，看工资条或问单位。
          {isOverwritten(form, form.city) && (
            <button type="button" className="link ml-1" onClick={() => setForm(withCity(form, form.city))}>
              恢复{city ? `${city.name}公布的数` : '原样'}
            </button>
          )}
        </p>
        <Checkbox
          checked={form.hasAnnuity}
          onChange={(event) => setForm({ ...form, hasAnnuity: event.target.checked })}
        >
          有编制，缴职业年金（个人 {percentText(annuity.own)}%，基数同养老保险，不计个税）
        </Checkbox>
        {field('medicalFixed', '医疗保险另加（元/月）', '个别城市每月另收几元，没有就留空')}
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
      <section
        className="card p-5 max-sm:p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        aria-label="结果"
        aria-live="polite"
      >
        {missing.length > 0 && (
          <p role="status" className="mb-3 rounded-card bg-warm-tint p-3 text-14 text-warm-ink">
            {missing.join('、')}还没有填写比例，没有计入，到手会偏高。
          </p>
        )}
        {input ? (
          <>
            {basis && <p className="mb-3 text-12 text-ink-3">{basis}</p>}
            <TakeHomeTable months={takeHome(input)} />
            <EmployerShare
              shares={employerSharesOf(input.wage, input.insurance, employerRatesOf(form.city))}
              rates={employerRatesOf(form.city)}
              annuityFen={input.hasAnnuity ? annuityOf(input.wage, input.insurance, 'employer') : null}
            />
          </>
        ) : (
          <p className="py-10 text-center text-14 text-ink-3">填好左边的金额和比例，这里就有结果</p>
        )}
        <p className="mt-3 text-12 text-ink-3">
          个税按{incomeTaxSource.name}计算，减除费用每月 5,000 元；
          {input?.hasAnnuity && `职业年金按${annuity.source}；`}
          各项按分四舍五入，各项之和等于税前。仅供参考，以单位实际代扣为准。
        </p>
      </section>
      <CitySources city={city} today={dayAt(new Date())} />
    </div>
  );
}

interface CitySourcesProps {
  city: InsuranceCity | undefined;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** Source and validity of each figure, and where to look up the missing ones. */
function CitySources({ city, today }: CitySourcesProps) {
  const missing = city ? basesNotFound(city) : [];
  return (
    <section className="card p-5 text-12 text-ink-3 max-sm:p-4 lg:col-start-1 lg:row-start-2" aria-label="数据来源">
      <h2 className="text-14 font-semibold text-ink-1">{city ? `${city.name}的数据来源` : '数据来源'}</h2>
      <ul className="mt-2 space-y-1.5">
        {sourcesOf(city).map(({ about, source }) => (
          <li key={about}>
            <span className="text-ink-2">{about}</span>：
            {source.url ? (
              <a href={source.url} target="_blank" rel="noreferrer" className="link underline underline-offset-3">
                {source.name}
              </a>
            ) : (
              source.name
            )}
            {source.issued && `，${source.issued} 公布`}
            {periodText(source) && `，${periodText(source)}`}
            {source.note && `；${source.note}`}
            {isOver(source, today) && <span className="text-warm-ink">；下一年度公布前沿用</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-2 text-warm-ink">{missing.join('、')}的基数上下限请看当地公布的数，留空按工资算。</p>
      )}
      {city && !city.medical && (
        <p className="mt-2 text-warm-ink">{city.name}的单位医疗比例请看当地公布的数，单位部分未计入。</p>
      )}
      <p className="mt-2">
        {city ? '基数一般每年 7 月或 1 月更新，每个数都可以自己改，以' : '基数和空着的比例请按当地最新公布的填写，以'}
        {city ? `${city.social}、${city.fund}` : '当地人社、医保部门和公积金中心'}
        公布的为准。
      </p>
    </section>
  );
}
