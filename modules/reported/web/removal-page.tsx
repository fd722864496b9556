import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { Head } from '#web/ui/head.tsx';
import type { RemovalData } from './load-removal.ts';

const none = { organisation: '', name: '', contact: '', reason: '' };
type Name = keyof typeof none;

/** The source of a post asks the operators to take it down. */
export function RemovalPage({ data: { id, title, company } }: { data: RemovalData }) {
  const [form, setForm] = useState({ ...none, organisation: company });
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [isSent, setSent] = useState(false);
  const ask = useAction('POST /api/removalRequests', {
    onSuccess: () => setSent(true),
    onError: (problem) =>
      setFaults(
        problem instanceof ApiError
          ? Object.fromEntries(problem.issues.map(({ path, message }) => [path.replace('body.', ''), message]))
          : {},
      ),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setFaults({});
    void ask.send({ body: { postId: id, ...form } });
  };
  const bind = (name: Name) => ({
    value: form[name],
    error: faults[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  return (
    <div className="page max-w-180 pb-8">
      <Head back={{ label: '回到职位', href: paths.job(id) }} title="申请移除信息" text={`${title} · ${company}`} />
      {isSent ? (
        <p role="status" className="card px-6 py-5 text-16 text-ink-1 max-sm:px-4">
          已收到，24 小时内核实处理；移除后打开原来的地址会看到说明。
        </p>
      ) : (
        <form className="card flex flex-col gap-4 px-6 py-5 max-sm:px-4" onSubmit={send}>
          <TextField label="单位名称" maxLength={60} {...bind('organisation')} />
          <TextField label="联系人" maxLength={20} {...bind('name')} />
          <TextField label="联系电话或邮箱" hint="只用来核实，不公开" maxLength={100} {...bind('contact')} />
          <TextArea label="移除理由" maxLength={500} rows={4} {...bind('reason')} />
          <Button type="submit" look="filled" size="l" className="self-start" busy={ask.isPending}>
            提交
          </Button>
        </form>
      )}
    </div>
  );
}
