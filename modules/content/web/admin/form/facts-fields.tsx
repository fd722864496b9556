import { Form, Input, Select } from 'antd';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { FiguresFields } from './figures-fields.tsx';

/** Input type of a fact: lines are one per row, money is in yuan, ranges in 10,000 yuan. */
export type FieldType =
  | 'text'
  | 'optional'
  | 'long'
  | 'lines'
  | 'number'
  | 'yuan'
  | 'range'
  | 'day'
  | 'time'
  | 'steps'
  | 'terms'
  | 'figures'
  | string[][];
type FactField = readonly [name: string, label: string, type: FieldType, required?: boolean];

const onlineOrOnsite = [
  ['online', '线上直播'],
  ['onsite', '线下'],
];
const modes = [
  ['full-time', '全日制'],
  ['part-time', '非全日制'],
];

/** The number that it is known by: on its share card, and a policy's in lists. */
const highlight: readonly FactField[] = [
  ['highlight', '关键数字（如 25.33 万）', 'optional'],
  ['highlightLabel', '关键数字说明', 'optional'],
];

/** The fields of each kind's facts, in form order. */
export const factFields: Record<ContentKind, readonly FactField[]> = {
  article: [
    ...highlight,
    ['figures', '图表', 'figures'],
    ['terms', '名词（一行一个：名词｜解释）', 'terms'],
    ['method', '数据怎么来的', 'long'],
  ],
  admission: [
    ['school', '招生单位', 'text', true],
    ['programme', '专业', 'text', true],
    ['plan', '招生计划（人）', 'number', true],
    ['tuition', '学费（元/年，空为详询）', 'yuan'],
    ['years', '学制', 'text'],
    ['mode', '学习形式', modes, true],
    ['opensOn', '报名开始', 'day', true],
    ['closesOn', '报名截止', 'day', true],
    ['requirements', '报考条件（一行一条）', 'lines'],
    ['materials', '所需材料（一行一条）', 'lines'],
    ['contact', '联系人', 'text'],
    ['phone', '咨询电话', 'text'],
    ['address', '地址', 'text'],
    ['website', '招生网站', 'text'],
  ],
  lecture: [
    ['speaker', '主讲人', 'text', true],
    ['speakerTitle', '主讲人身份', 'text'],
    ['speakerIntro', '主讲人介绍', 'long'],
    ['mode', '形式', onlineOrOnsite, true],
    ['place', '地点', 'text'],
    ['startsAt', '开始时间', 'time', true],
    ['endsAt', '结束时间', 'time', true],
    ['capacity', '名额（空为不限）', 'number'],
    ['liveUrl', '直播地址（报名后可见）', 'text'],
    ['replayUrl', '回放地址', 'text'],
    ['outline', '提纲（一行一条）', 'lines'],
    ['figures', '图表', 'figures'],
  ],
  policy: [
    ['number', '文号', 'text'],
    ['issuer', '发文机关', 'text', true],
    ['issuedOn', '发文日期', 'day', true],
    ['validUntil', '有效期至（空为长期）', 'day'],
    ['originalUrl', '原文链接', 'text'],
    ['audience', '适用对象', 'text'],
    ['points', '政策要点（一行一条）', 'lines'],
    ['settling', '安家费（万元，起–止）', 'range'],
    ['research', '科研启动费（万元，起–止）', 'range'],
    ['tenure', '编制待遇', 'text'],
    ['housing', '住房保障', 'text'],
    ['family', '家属与子女', 'text'],
    ...highlight,
    ['figures', '图表', 'figures'],
  ],
  guide: [
    ['audience', '适用对象', 'text'],
    ['duration', '办理时长', 'text'],
    ['steps', '步骤（一行一步：名称｜说明｜要多久｜花费｜去哪里，后三项可空）', 'steps'],
    ['checklist', '材料清单（一行一条）', 'lines'],
  ],
  banner: [
    ['link', '跳转地址', 'text', true],
    ['button', '按钮文字', 'text'],
  ],
};

const multiline = new Set<FieldType>(['lines', 'steps', 'terms']);
const wide = new Set<FieldType>([...multiline, 'long']);

function Control({ type, ...rest }: { type: FieldType }) {
  if (Array.isArray(type))
    return <Select {...rest} options={type.map(([value = '', label = '']) => ({ value, label }))} />;
  if (type === 'number' || type === 'yuan') return <NumberInput {...rest} className="w-full" min={0} />;
  if (type === 'day') return <DayPicker {...rest} className="w-full" />;
  if (type === 'time')
    return <DayPicker {...rest} showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" className="w-full" />;
  if (type === 'range') return <Input {...rest} placeholder="如 20-60，空为没有" />;
  if (multiline.has(type)) return <Input.TextArea {...rest} autoSize={{ minRows: 3, maxRows: 10 }} />;
  return type === 'long' ? <Input.TextArea {...rest} autoSize={{ minRows: 2 }} /> : <Input {...rest} />;
}

/** The facts of a kind as form fields. */
export function FactsFields({ kind }: { kind: ContentKind }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
      {factFields[kind].map(([name, label, type, required]) =>
        type === 'figures' ? (
          <FiguresFields key={name} label={label} />
        ) : (
          <Form.Item
            key={name}
            name={['facts', name]}
            label={label}
            className={wide.has(type) ? 'col-span-full' : undefined}
            rules={required ? [{ required: true, message: `请填写${label}` }] : undefined}
          >
            <Control type={type} />
          </Form.Item>
        ),
      )}
    </div>
  );
}
