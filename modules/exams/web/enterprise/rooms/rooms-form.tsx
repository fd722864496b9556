import { Button, Checkbox, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { faultsText } from '#web/features/forms/faults-text.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { type ExamRoom, mostRooms, type RoomForm, roomForm } from '../../../contract/rooms.ts';

type Line = Omit<RoomForm, 'subject'> & { subject?: RoomForm['subject'] };
interface Values {
  rooms: Line[];
}

const field = fieldsOf(roomForm);
/** A field of the room at this place in the list. */
const row = (at: number, name: keyof RoomForm) => ({ ...field(name), name: [at, name], noStyle: true });

const usual = { place: '', address: '', name: '', seats: 30, accessible: false };

/** The line after another one: the same place, the next number in its name. */
const following = (line: Line): Line => ({
  ...line,
  name: line.name.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0')),
});

/** The rooms of a project, a line each, until the list is fixed. */
export function RoomsForm({ examId, rooms }: { examId: string; rooms: readonly ExamRoom[] }) {
  const [form] = Form.useForm<Values>();
  const [more, setMore] = useState(1);
  const params = { id: examId };
  const save = useAction('PUT /api/company/exams/:id/rooms', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params }),
    done: '考场已保存',
  });
  const send = ({ rooms: lines }: Values) =>
    save.send({
      params,
      body: { rooms: lines.map((line) => ({ ...line, address: line.address ?? '', subject: line.subject ?? null })) },
    });
  const append = (add: (line: Line) => void) => {
    let last = form.getFieldValue('rooms').at(-1) as Line | undefined;
    for (let n = 0; n < more; n += 1) {
      last = last ? following({ ...usual, ...last }) : usual;
      add(last);
    }
  };
  const initial = rooms.map(
    ({ id: _, number: __, taken: ___, invigilators: ____, directions: _____, ...line }) => line,
  );
  return (
    <Form
      form={form}
      name="exam-rooms"
      requiredMark={false}
      scrollToFirstError
      className="card p-4"
      initialValues={{ rooms: initial }}
      onFinish={(values: Values) => void send(values)}
      onFinishFailed={(failed) => toast.error(faultsText(failed))}
    >
      <h2 className="mb-3 text-14 font-semibold text-ink-1">考点与考场</h2>
      <Form.List name="rooms">
        {(fields, { add, remove }) => (
          <>
            {fields.length === 0 && (
              <p className="mb-3 text-14 text-ink-3">一行一个考场，按次序编号。先填一行，再按它往下加。</p>
            )}
            {fields.map(({ key, name }, at) => (
              <div key={key} className="mb-2 flex items-start gap-2 max-md:flex-wrap">
                <b className="tabular w-7 flex-none leading-8 text-ink-3">{String(at + 1).padStart(2, '0')}</b>
                <TextField {...row(name, 'place')} width="min-w-32 flex-2" />
                <TextField {...row(name, 'address')} width="min-w-32 flex-3" />
                <TextField {...row(name, 'name')} placeholder="致远楼 203" width="min-w-28 flex-1" />
                <NumberField {...row(name, 'seats')} suffix="座" width="w-22 flex-none" />
                <ChoiceField
                  name={[name, 'subject']}
                  label="学科"
                  noStyle
                  placeholder="不限学科"
                  allowClear
                  searchable
                  options={optionsOf(subjects)}
                  width="w-30 flex-none"
                />
                <Form.Item name={[name, 'accessible']} valuePropName="checked" noStyle>
                  <Checkbox className="flex-none leading-8">无障碍</Checkbox>
                </Form.Item>
                <Button
                  type="text"
                  aria-label={`删除第 ${at + 1} 考场`}
                  icon={<Trash2 size={16} />}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button
                type="dashed"
                icon={<Plus size={16} />}
                disabled={fields.length + more > mostRooms}
                onClick={() => append(add)}
              >
                往下加考场
              </Button>
              <NumberInput
                aria-label="加几个"
                min={1}
                max={100}
                precision={0}
                value={more}
                onChange={(n) => setMore(n ?? 1)}
                suffix="个"
                className="w-24"
              />
              <Button type="primary" htmlType="submit" loading={save.isPending}>
                保存考场
              </Button>
            </div>
          </>
        )}
      </Form.List>
    </Form>
  );
}
