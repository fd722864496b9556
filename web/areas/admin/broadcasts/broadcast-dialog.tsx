import { Form } from 'antd';
import { useState } from 'react';
import {
  type BroadcastForm,
  broadcastAudiences,
  broadcastEndpoints,
  broadcastGraceMs,
} from '#contract/notifications/broadcasts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { showFieldErrors } from '#web/features/forms/form-faults.ts';
import { NoticePreview } from '#web/features/notices/notice-row.tsx';
import { RegionField } from '../fields/region-field.tsx';

const SEND = 'POST /api/admin/broadcasts';
const field = fieldsOf(broadcastEndpoints[SEND].body);
const audiences = Object.entries(broadcastAudiences).map(([value, label]) => ({ value, label }));

type Draft = Omit<BroadcastForm, 'total'>;

interface Counted {
  data: { total: number } | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

/** How many it reaches; what could not be counted can be counted again. */
function Reach({ data, isError, isFetching, refetch }: Counted) {
  if (data) return `会发给 ${data.total.toLocaleString()} 人。`;
  if (!isError || isFetching) return '正在数人数…';
  return (
    <>
      人数没有数出来，
      <button type="button" className="link cursor-pointer" onClick={() => void refetch()}>
        重试
      </button>
      。
    </>
  );
}

/** The notice as its readers see it, and whom it reaches. */
function Preview({ draft, counted }: { draft: Draft; counted: Counted }) {
  const { title, body, link = '' } = draft;
  return (
    <>
      <ul className="mb-3 overflow-hidden rounded-ctl border border-line" inert>
        <NoticePreview title={title} body={body} link={link} />
      </ul>
      <p className="mb-4 text-14 text-ink-2" role="status">
        <Reach {...counted} />
        {broadcastGraceMs / 60_000} 分钟后分批发出，之前和中途都可以停止；每天最多群发一条。
      </p>
    </>
  );
}

/** Writes a broadcast, shows it as its readers will see it with their number, and sends it once that number was typed. */
export function BroadcastDialog({ onClose }: { onClose(): void }) {
  const [form] = Form.useForm<BroadcastForm>();
  const [draft, setDraft] = useState<Draft | null>(null);
  const counted = useCall(
    'GET /api/admin/broadcastAudience',
    draft && { query: { audience: draft.audience, cityCode: draft.cityCode } },
  );
  const total = counted.data?.total;
  const send = useAction(SEND, {
    invalidates: ['GET /api/admin/broadcasts'],
    done: '已排队，几分钟后开始发出',
    onSuccess: onClose,
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      void counted.refetch();
      showFieldErrors(form, error);
    },
  });
  const proceed = ({ total: typed, ...fields }: BroadcastForm) => {
    if (!draft) return setDraft(fields);
    if (typed !== total) return form.setFields([{ name: 'total', errors: ['和上面的人数不一样，请核对'] }]);
    void send.send({ body: { ...draft, total: typed } });
  };
  return (
    <FormDialog<BroadcastForm>
      title={draft ? '核对后发出' : '群发通知'}
      okText={draft ? '发出' : '预览'}
      cancelText={draft ? '返回修改' : '取消'}
      width={640}
      busy={send.isPending}
      disabled={draft !== null && !total}
      form={form}
      initialValues={{ audience: 'seekers' }}
      onSend={proceed}
      onClose={() => (draft ? setDraft(null) : onClose())}
    >
      {draft && <Preview draft={draft} counted={counted} />}
      {draft && <NumberField {...field('total')} label="再输入一次人数" suffix="人" />}
      <div hidden={draft !== null}>
        <ChoiceField {...field('audience')} options={audiences} />
        <Form.Item name="cityCode" label="地区（空为全国）">
          <RegionField />
        </Form.Item>
        <TextField {...field('title')} />
        <TextField {...field('body')} rows={4} />
        <TextField {...field('link')} placeholder="/recruitment" />
      </div>
    </FormDialog>
  );
}
