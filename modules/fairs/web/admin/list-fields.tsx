import { clsx } from 'clsx';
import { DayField, fieldsOf, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import { hall, scheduleItem } from '../../contract/fair-shapes.ts';

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
export const ScheduleField = () => (
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
export const HallsField = () => (
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
