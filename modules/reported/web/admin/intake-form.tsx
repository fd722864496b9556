import { Button, Cascader, Form, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { type ApplyBy, applyByForm } from '#contract/posts/apply-by.ts';
import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { reportedForm } from '#modules/exams/contract.ts';
import { PhonesField, StepsField } from '#modules/exams/web/public.ts';
import { regionTree } from '#web/features/city/region-tree.ts';
import { DayField, Field, fieldsOf, RadioField, TextField } from '#web/features/forms/fields.tsx';
import type { Values } from './form-values.ts';

interface Props {
  initial: Partial<Values>;
  /** The line where each field stood. */
  places?: Readonly<Record<string, number>>;
  onShow?(line: number): void;
  busy: boolean;
  label: string;
  onDone(values: Values): void;
  /** Beside the button. */
  children?: ReactNode;
}

const field = fieldsOf(reportedForm);
const applyBy = <N extends keyof ApplyBy>(name: N) => ({ ...fieldsOf(applyByForm)(name), name: ['applyBy', name] });

const ofWay = {
  web: ['link'],
  mail: ['email', 'subject'],
  desk: ['hotline', 'place', 'hours'],
} as const satisfies Record<ApplyWay, readonly (keyof ApplyBy)[]>;

const numbers = [
  ['fee', '考务费（元）', 'fee'],
  ['ratio', '开考比例 1 :', 'ratio'],
  ['written', '笔试占比 %', 'weights'],
  ['shortlist', '入围面试 1 :', 'shortlist'],
  ['publicityDays', '公示工作日', 'publicityDays'],
] as const;

/** The form of a project that others run, filled from its announcement; each field leads to the line where it stood. */
export function IntakeForm({ initial, places = {}, onShow, busy, label, onDone, children }: Props) {
  const [form] = Form.useForm<Values>();
  const way = Form.useWatch(['applyBy', 'way'], form) ?? initial.applyBy?.way ?? 'web';
  const at = (field: string) => {
    const line = places[field];
    return line === undefined || !onShow ? undefined : (
      <button type="button" className="link text-12" onClick={() => onShow(line)}>
        第 {line + 1} 行
      </button>
    );
  };
  return (
    <Form
      form={form}
      name="intake"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError
      initialValues={initial}
      onFinish={onDone}
    >
      <TextField {...field('title')} extra={at('title')} />
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <TextField {...field('organiser')} extra={at('organiser')} />
        <Field name="region" label="所在地区" required="请填写所在地区">
          <Cascader options={regionTree()} showSearch changeOnSelect allowClear={false} placeholder="省 / 市 / 区县" />
        </Field>
        <TextField {...field('link')} placeholder="https://" />
        <div className="grid grid-cols-2 gap-x-4">
          <DayField name="announcedOn" label="发布日期" required />
          <TextField {...field('documentNumber')} extra={at('documentNumber')} />
        </div>
      </div>
      <RadioField joined {...applyBy('way')} labels={applyWays} extra={at(way === 'mail' ? 'email' : 'url')} />
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {ofWay[way].map((name) => (
          <TextField key={name} {...applyBy(name)} required={name === 'link' || name === 'email'} />
        ))}
        <Field {...applyBy('papers')}>
          <Select mode="tags" maxCount={12} open={false} suffixIcon={null} />
        </Field>
      </div>
      <h2 className="mb-2 text-16 font-semibold text-ink-1">时间安排</h2>
      <StepsField />
      <div className="grid grid-cols-4 gap-x-4 max-lg:grid-cols-2">
        {numbers.map(([name, text, field]) => (
          <Field key={name} name={name} label={text} extra={at(field)}>
            <InputNumber min={0} className="w-full" placeholder="没有写" />
          </Field>
        ))}
        <DayField name="ageOn" label="年龄计算日" extra={at('ageOn')} placeholder="没有写" />
        <DayField name="papersUntil" label="证书取得截止日" extra={at('papersUntil')} placeholder="没有写" />
      </div>
      <PhonesField />
      <div className="sticky bottom-0 flex items-center gap-3 border-t border-line bg-surface py-3">
        <Button type="primary" htmlType="submit" loading={busy}>
          {label}
        </Button>
        {children}
      </div>
    </Form>
  );
}
