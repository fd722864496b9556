import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';

interface Props<L extends object> {
  name: string;
  /** What a line is: 考场. */
  what: string;
  lines: readonly L[];
  /** The first line, before anything is written. */
  usual: object;
  /** The field whose number each further line counts on. */
  counted: keyof L & string;
  most: number;
  empty: string;
  busy: boolean;
  onSend(lines: L[]): void;
  /** The fields of a line by its place in the form and its number, with the button that takes it away. */
  children(at: number, number: number, remove: ReactNode): ReactNode;
}

const nextName = (text: string) =>
  text.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));

/** Lines that are numbered by their order. Another one begins as a copy of the last, with the next number in its name. */
export function NumberedForm<L extends { id?: string | undefined }>(props: Props<L>) {
  const { name, what, lines, usual, counted, most, empty, busy, onSend, children } = props;
  const [form] = Form.useForm<Record<string, L[]>>();
  const [more, setMore] = useState(1);
  const append = (add: (line: object) => void) => {
    let last: Partial<L> | undefined = form.getFieldValue(name)?.at(-1);
    for (let n = 0; n < more; n += 1) {
      const line: object = last ? { ...last, id: undefined, [counted]: nextName(String(last[counted] ?? '')) } : usual;
      add(line);
      last = line;
    }
  };
  return (
    <Form
      form={form}
      name={`exam-${name}`}
      requiredMark={false}
      scrollToFirstError
      initialValues={{ [name]: lines }}
      onFinish={(values) => onSend(values[name] ?? [])}
      onFinishFailed={({ errorFields }) =>
        // Each fault once: lines of fields have no room for them.
        toast.error([...new Set(errorFields.flatMap(({ errors }) => errors))].join('；'))
      }
    >
      <Form.List name={name}>
        {(fields, { add, remove }) => (
          <>
            {fields.length === 0 && <p className="mb-3 text-14 text-ink-3">{empty}</p>}
            {fields.map(({ key, name: at }, order) => (
              <div key={key}>
                {children(
                  at,
                  order + 1,
                  <Button
                    type="text"
                    aria-label={`删除第 ${order + 1} ${what}`}
                    icon={<Trash2 size={16} />}
                    onClick={() => remove(at)}
                  />,
                )}
              </div>
            ))}
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button
                type="dashed"
                icon={<Plus size={16} />}
                disabled={fields.length + more > most}
                onClick={() => append(add)}
              >
                往下加{what}
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
              <Button type="primary" htmlType="submit" loading={busy}>
                保存{what}
              </Button>
            </div>
          </>
        )}
      </Form.List>
    </Form>
  );
}
