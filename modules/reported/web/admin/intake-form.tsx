import { Button, Cascader, DatePicker, Form, Input, InputNumber, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { applyWays } from '#contract/posts/apply-ways.ts';
import { PhonesField, StepsField } from '#modules/exams/web/public.ts';
import { regionTree } from '#web/features/city/region-tree.ts';
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

const ways = Object.entries(applyWays).map(([value, label]) => ({ value, label }));
const needed = (label: string) => [{ required: true, message: `请填写${label}` }];

const ofWay: Record<string, readonly [name: string, label: string, isNeeded: boolean][]> = {
  web: [['link', '报名网址', true]],
  mail: [
    ['email', '投递邮箱', true],
    ['subject', '邮件标题', false],
  ],
  desk: [
    ['hotline', '报名电话', false],
    ['place', '报名地点', false],
    ['hours', '报名时间', false],
  ],
};

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
      <Form.Item
        name="title"
        label="项目名称"
        extra={at('title')}
        rules={[{ required: true, min: 6, message: '项目名称至少 6 个字' }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Form.Item
          name="organiser"
          label="组织单位"
          extra={at('organiser')}
          rules={[{ required: true, min: 4, message: '组织单位至少 4 个字' }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="region" label="所在地区" rules={needed('所在地区')}>
          <Cascader options={regionTree()} showSearch changeOnSelect allowClear={false} placeholder="省 / 市 / 区县" />
        </Form.Item>
        <Form.Item name="link" label="公告地址" rules={[{ required: true, type: 'url', message: '请填写公告的网址' }]}>
          <Input maxLength={200} placeholder="https://" />
        </Form.Item>
        <div className="grid grid-cols-2 gap-x-4">
          <Form.Item name="announcedOn" label="发布日期" rules={needed('发布日期')}>
            <DatePicker className="w-full" allowClear={false} />
          </Form.Item>
          <Form.Item name="documentNumber" label="文号" extra={at('documentNumber')}>
            <Input maxLength={40} />
          </Form.Item>
        </div>
      </div>
      <Form.Item name={['applyBy', 'way']} label="报名方式" extra={at(way === 'mail' ? 'email' : 'url')}>
        <Segmented aria-label="报名方式" options={ways} />
      </Form.Item>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {ofWay[way]?.map(([name, text, isNeeded]) => (
          <Form.Item key={name} name={['applyBy', name]} label={text} rules={isNeeded ? needed(text) : []}>
            <Input maxLength={name === 'email' || name === 'link' ? 200 : 60} />
          </Form.Item>
        ))}
        <Form.Item name={['applyBy', 'papers']} label="报名材料">
          <Select mode="tags" maxCount={12} open={false} suffixIcon={null} />
        </Form.Item>
      </div>
      <h2 className="mb-2 text-16 font-semibold text-ink-1">时间安排</h2>
      <StepsField />
      <div className="grid grid-cols-4 gap-x-4 max-lg:grid-cols-2">
        {numbers.map(([name, text, field]) => (
          <Form.Item key={name} name={name} label={text} extra={at(field)}>
            <InputNumber min={0} className="w-full" placeholder="没有写" />
          </Form.Item>
        ))}
        <Form.Item name="ageOn" label="年龄计算日" extra={at('ageOn')}>
          <DatePicker className="w-full" placeholder="没有写" />
        </Form.Item>
        <Form.Item name="papersUntil" label="证书取得截止日" extra={at('papersUntil')}>
          <DatePicker className="w-full" placeholder="没有写" />
        </Form.Item>
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
