import { Button, Cascader, DatePicker, Form } from 'antd';
import { clsx } from 'clsx';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { regionPathOf } from '#web/features/city/region-tree.ts';
import { CoverField } from '#web/features/forms/cover-field.tsx';
import {
  ChoiceField,
  DayField,
  Field,
  fieldsOf,
  NumberField,
  SwitchField,
  TextField,
} from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import { regionOptions } from '#web/features/forms/region-field.tsx';
import { FormPart, SaveBar } from '#web/features/forms/save-bar.tsx';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import { type Hall, hall, type ScheduleItem, scheduleItem } from '../../contract/fair-shapes.ts';
import { type FairTypeCode, fairTypes } from '../../contract/fair-state.ts';
import { adminFairEndpoints, type OperatorFair } from '../../contract/operator-fairs.ts';
import { fairCalls } from './fair-calls.ts';

const field = fieldsOf(adminFairEndpoints['POST /api/admin/fairs'].body);

type Draft = InputOf<Api['POST /api/admin/fairs']>['body'];
type Span = [Dayjs, Dayjs];

interface Values
  extends Omit<Draft, 'cityCode' | 'startsAt' | 'endsAt' | 'signUpFrom' | 'signUpUntil' | 'schedule' | 'halls'> {
  city: string[];
  when: Span;
  signUp: Span;
  schedule: (Omit<ScheduleItem, 'at'> & { at: Dayjs })[];
  halls: Hall[];
}

const valuesOf = (fair: OperatorFair): Values => ({
  ...fair,
  type: fair.type as FairTypeCode,
  kind: fair.kind as Values['kind'],
  city: regionPathOf(fair.cityCode) ?? [],
  when: [pickedOf(fair.startsAt), pickedOf(fair.endsAt)],
  signUp: [pickedOf(fair.signUpFrom), pickedOf(fair.signUpUntil)],
  schedule: fair.schedule.map((item) => ({ ...item, at: pickedOf(item.at) })),
});

const blank = {
  kind: 'school',
  online: false,
  capacity: 500,
  schedule: [],
  halls: [{ name: '1 号馆', width: 30, height: 16, entrance: '入口' }],
} satisfies Partial<Values>;

const draftOf = ({ city, when, signUp, coverUrl, schedule, ...rest }: Values): Draft => ({
  ...rest,
  cityCode: city.at(-1) ?? '',
  coverUrl: coverUrl || null,
  startsAt: instantOf(when[0]),
  endsAt: instantOf(when[1]),
  signUpFrom: instantOf(signUp[0]),
  signUpUntil: instantOf(signUp[1]),
  schedule: schedule.map(({ at, ...item }) => ({ ...item, at: instantOf(at) })),
});

const kinds = [
  { value: 'school', label: '校园招聘' },
  { value: 'society', label: '社会招聘' },
];

/** The facts of a fair. Its type determines where it is listed; both can be changed before the fair begins. */
export function FairForm({ fair, onCreated }: { fair: OperatorFair | null; onCreated?(id: string): void }) {
  const [form] = Form.useForm<Values>();
  const create = useAction('POST /api/admin/fairs', { invalidates: fairCalls, opened: fair?.id });
  const edit = useAction('PUT /api/admin/fairs/:id', { invalidates: fairCalls });
  const mayEdit = fair === null || fair.moves.includes('edit');
  const [isChanged, setChanged] = useState(false);
  const online = Form.useWatch('online', form);
  const send = async (values: Values) => {
    const body = draftOf(values);
    if (!fair) {
      const made = await create.send({ body });
      if (made) onCreated?.(made.id);
      return;
    }
    const saved = await edit.send({ params: { id: fair.id }, body });
    if (!saved) return;
    setChanged(false);
    toast.success('已保存');
  };
  const chooseType = (type: FairTypeCode) => {
    const facts: { kind: Values['kind']; online?: boolean } = fairTypes[type];
    form.setFieldsValue({ kind: facts.kind, online: facts.online ?? false });
  };
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={fair ? valuesOf(fair) : blank}
      onFinish={send}
      onValuesChange={() => setChanged(true)}
      requiredMark={false}
      scrollToFirstError
      disabled={!mayEdit}
    >
      {!mayEdit && (
        <p className="mb-3 text-14 text-ink-3">
          {fair.cancelReason ? `取消原因：${fair.cancelReason}` : '已经开始、结束，或由内容运营修改。'}
        </p>
      )}
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          <FormPart title="是一场什么会" />
          <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_240px]">
            <TextField {...field('title')} label="名称" showCount />
            <TextField {...field('organiser')} />
          </div>
          <div className="grid grid-cols-3 gap-x-4 max-sm:grid-cols-1">
            <ChoiceField {...field('type')} label="类型" onChange={chooseType} options={optionsOf(fairTypes)} />
            <ChoiceField {...field('kind')} label="栏目" options={kinds} />
            <NumberField {...field('capacity')} label="观众名额" suffix="人" />
          </div>
          <FormPart title="时间和地点" />
          <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
            <Field name="when" label="举办时间" verb="填写" required>
              <DatePicker.RangePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" className="w-full" />
            </Field>
            <Field name="signUp" label="报名时间" verb="填写" required>
              <DatePicker.RangePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" className="w-full" />
            </Field>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_88px] gap-x-4">
            <Field name="city" label="城市" verb="填写" required className="max-sm:col-span-2">
              <Cascader showSearch allowClear={false} options={regionOptions} />
            </Field>
            {!online && <TextField {...field('venue')} required className="max-sm:col-span-3 max-sm:row-start-2" />}
            <SwitchField name="online" label="线上举办" />
            {!online && <TextField {...field('address')} className="col-span-3" />}
          </div>
          <FormPart title="日程" about="按时间列在公开页上" />
          <ScheduleField />
          <FormPart title="展厅" about="大小以格计，画展位时按格对齐" />
          <HallsField />
        </div>
        <div className="max-xl:pb-4 xl:sticky xl:top-18 xl:self-start">
          <Field name="coverUrl" label="封面">
            <CoverField />
          </Field>
          <TextField {...field('intro')} rows={16} maxRows={26} />
        </div>
      </div>
      {mayEdit && (
        <SaveBar
          floats={isChanged}
          note={fair ? '保存后马上显示在公开页' : '先存成草稿，画好展位再公开'}
          className="-mx-5 -mb-5 rounded-b-card border-t"
        >
          <Button type="primary" htmlType="submit" loading={create.isPending || edit.isPending}>
            {fair ? '保存' : '保存草稿，去画展位'}
          </Button>
        </SaveBar>
      )}
    </Form>
  );
}

/** The heads over rows of fields that carry their names themselves, in the rows' own grid; a phone has none. */
const FieldHeads = ({ className, names }: { className: string; names: readonly string[] }) => (
  <p aria-hidden className={clsx(className, 'pb-1 text-12 text-ink-3 max-sm:hidden')}>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </p>
);

const of = fieldsOf(hall);

const row = 'mb-2 max-sm:mb-3 max-sm:border-b max-sm:border-line max-sm:pb-3';
const itemRow = 'grid grid-cols-[144px_minmax(0,1fr)_152px_32px] gap-2 max-sm:grid-cols-[136px_minmax(0,1fr)_32px]';
const hallRow =
  'grid grid-cols-[minmax(0,1fr)_104px_104px_152px_32px] gap-2 max-sm:grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,.6fr)_32px]';
/** On a phone no heads stand over the fields. */
const prefix = (name: string) => <span className="text-ink-3 sm:hidden">{name}</span>;

const item = fieldsOf(scheduleItem);

/** The programme, one line per item. */
const ScheduleField = () => (
  <ListField
    name="schedule"
    row={{
      add: '日程',
      remove: '这项日程',
      className: `${row} ${itemRow}`,
      removeClass: 'max-sm:col-start-3 max-sm:row-start-1',
    }}
    heads={<FieldHeads className={itemRow} names={['时间', '内容', '地点']} />}
  >
    {(at) => (
      <>
        <DayField name={[at, 'at']} noStyle required="请填写时间" minutes={1} format="MM-DD HH:mm" width="w-full" />
        <TextField {...item('title')} name={[at, 'title']} noStyle width="max-sm:col-span-3 max-sm:row-start-2" />
        <TextField {...item('place')} name={[at, 'place']} noStyle width="max-sm:col-start-2 max-sm:row-start-1" />
      </>
    )}
  </ListField>
);

/** The halls with their size in grid cells. */
const HallsField = () => (
  <ListField
    name="halls"
    row={{
      add: '展厅',
      remove: '这个展厅',
      className: `${row} ${hallRow}`,
      removeClass: 'max-sm:col-start-4 max-sm:row-start-1',
      blank: (at) => ({ name: `${at + 1} 号馆`, width: 30, height: 16, entrance: '入口' }),
    }}
    heads={<FieldHeads className={hallRow} names={['展厅', '宽', '深', '入口']} />}
  >
    {(at) => (
      <>
        <TextField {...of('name')} name={[at, 'name']} noStyle width="max-sm:col-span-3" />
        <NumberField {...of('width')} name={[at, 'width']} noStyle prefix={prefix('宽')} suffix="格" />
        <NumberField {...of('height')} name={[at, 'height']} noStyle prefix={prefix('深')} suffix="格" />
        <TextField {...of('entrance')} name={[at, 'entrance']} noStyle width="max-sm:col-span-2" />
      </>
    )}
  </ListField>
);
