import { Button, Checkbox, Form, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';

const shapes = [
  { value: 'bars', label: '条形：比大小' },
  { value: 'parts', label: '分段：整体的组成' },
];
const blankRow = { label: '', value: null, strong: false };
const blank = { shape: 'bars', title: '', unit: '', source: '', note: '', rows: [blankRow, blankRow] };
const MOST_FIGURES = 6;
const MOST_ROWS = 12;

const required = (label: string) => [{ required: true, message: `请填写${label}` }];

/** The values of one chart, one line each. */
function Rows({ figure }: { figure: number }) {
  return (
    <Form.List name={[figure, 'rows']}>
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <div
              key={key}
              className="mb-2 flex items-start gap-2 max-sm:flex-wrap max-sm:border-b max-sm:border-line max-sm:pb-2"
            >
              <TextField
                name={[name, 'label']}
                className="mb-0 min-w-0 flex-1 max-sm:basis-full"
                required="请填写项目"
                placeholder="项目，如 2024 年"
                aria-label="项目"
                maxLength={20}
              />
              <Form.Item name={[name, 'value']} className="mb-0 w-24" rules={required('数值')}>
                <NumberInput placeholder="数值" aria-label="数值" min={0} className="w-full" />
              </Form.Item>
              <Form.Item name={[name, 'strong']} valuePropName="checked" className="mb-0 w-18">
                <Checkbox>突出</Checkbox>
              </Form.Item>
              <Button
                type="text"
                aria-label="删除这一项"
                icon={<Trash2 size={16} />}
                disabled={rows.length <= 2}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button
            type="dashed"
            size="small"
            icon={<Plus size={14} />}
            disabled={rows.length >= MOST_ROWS}
            onClick={() => add(blankRow)}
          >
            添加一项
          </Button>
        </>
      )}
    </Form.List>
  );
}

/** The charts of an article: what each is of, and its values as a small table. */
function FiguresFields({ label }: { label: string }) {
  return (
    <Form.List name={['facts', 'figures']}>
      {(figures, { add, remove }) => (
        <section aria-label={label} className="col-span-full mb-6">
          <div className="mb-3 flex items-center gap-3 border-t border-line pt-5">
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <h2 className="text-16 font-semibold text-ink-1">{label}</h2>
              <p className="text-14 text-ink-3">正文里单独一行写“【图1】”，第 1 张图就放在那里</p>
            </div>
            <Button
              size="small"
              icon={<Plus size={14} />}
              disabled={figures.length >= MOST_FIGURES}
              onClick={() => add(blank)}
            >
              添加图表
            </Button>
          </div>
          {figures.map(({ key, name }, at) => (
            <fieldset key={key} aria-label={`图 ${at + 1}`} className="mb-3 border-t border-line pt-4">
              <div className="mb-3 flex items-center justify-between">
                <h3 className="text-14 font-semibold text-ink-1">图 {at + 1}</h3>
                <Button size="small" type="text" icon={<Trash2 size={14} />} onClick={() => remove(name)}>
                  删除这张图
                </Button>
              </div>
              <div className="grid gap-x-6 xl:grid-cols-2">
                <div className="grid grid-cols-2 gap-x-3">
                  <TextField name={[name, 'title']} label="图的标题" className="col-span-2" required maxLength={40} />
                  <ChoiceField name={[name, 'shape']} label="形式" options={shapes} />
                  <TextField name={[name, 'unit']} label="单位" maxLength={10} placeholder="如 万所" />
                  <TextField name={[name, 'source']} label="来源" className="col-span-2" required maxLength={200} />
                  <TextField name={[name, 'note']} label="说明" className="col-span-2 mb-0" maxLength={120} />
                </div>
                <div className="max-xl:mt-4">
                  <p className="pb-2 text-14 text-ink-1">数据</p>
                  <Rows figure={name} />
                </div>
              </div>
            </fieldset>
          ))}
        </section>
      )}
    </Form.List>
  );
}

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
