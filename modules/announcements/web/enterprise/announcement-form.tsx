import { Form } from 'antd';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { AttachedFiles, attachedFilesText } from '#web/features/files/attached-files.tsx';
import { ChoiceField, Field, FormDialog, fieldsOf, showFieldErrors, TextField } from '#web/features/forms/fields.tsx';
import {
  announcementEndpoints,
  type AnnouncementForm as Fields,
  mostLinkedPosts,
  type OwnAnnouncement,
} from '../../contract/announcements.ts';
import starters from './starters.json';

const field = fieldsOf(announcementEndpoints['POST /api/company/announcements'].body);

/** Writes an announcement, from one of the usual texts or from nothing, or another version of one. */
export function AnnouncementForm({ opened, onClose }: { opened: OwnAnnouncement | null; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const isBlank = !Form.useWatch('body', form) && !opened;
  const posts = useCall('GET /api/company/posts', { query: { status: 'open' } });
  const handlers = {
    invalidates: ['GET /api/company/announcements'],
    opened,
    onSuccess: ({ status, isChanged }: OwnAnnouncement) => {
      const waits = isChanged ? '有需要复核的内容，审核通过前仍显示原来的公告' : '有需要复核的内容，审核通过后公开';
      toast.success(status === 'public' && !isChanged ? '公告已公开' : waits);
      onClose();
    },
    onError: (error: Error) => showFieldErrors(form, error),
  } as const;
  const create = useAction('POST /api/company/announcements', handlers);
  const change = useAction('PUT /api/company/announcements/:id', handlers);
  const options = posts.data?.items.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  const gone = opened?.postIds.filter((id) => !options.some(({ value }) => value === id)) ?? [];
  return (
    <FormDialog<Fields>
      title={opened ? '修改公告' : '写公告'}
      okText="公开"
      width={720}
      busy={create.isPending || change.isPending}
      form={form}
      initialValues={{ postIds: [], attachments: [], ...opened }}
      onSend={(body) => void (opened ? change.send({ params: { id: opened.id }, body }) : create.send({ body }))}
      onClose={onClose}
    >
      {isBlank && <Starters onChoose={({ title, body }) => form.setFieldsValue({ title, body })} />}
      <TextField {...field('title')} />
      <TextField {...field('body')} rows={12} placeholder="空一行分段；以“一、”或“1.”开头的行排成小标题和列表" />
      <ChoiceField
        {...field('postIds')}
        mode="multiple"
        maxCount={mostLinkedPosts}
        searchable
        loading={posts.isPending}
        placeholder="公告页会列出这些职位，关闭后自动不显示"
        options={[...options, ...gone.map((value) => ({ value, label: '已关闭的职位' }))]}
      />
      <Field name="attachments" label="附件" extra={`${attachedFilesText}；新的附件审核后公开`}>
        <AttachedFiles />
      </Field>
    </FormDialog>
  );
}

type Starter = Pick<(typeof starters)[number], 'title' | 'body'>;

/** Announcements that schools write again and again, to begin with. */
function Starters({ onChoose }: { onChoose(starter: Starter): void }) {
  return (
    <ul aria-label="从范文开始" className="mb-4 grid gap-2 sm:grid-cols-2">
      {starters.map((starter) => (
        <li key={starter.name}>
          <button
            type="button"
            className="w-full cursor-pointer rounded-ctl border border-line px-4 py-2.5 text-left hover:border-brand-line hover:bg-fill"
            onClick={() => onChoose(starter)}
          >
            <span className="block text-14 font-semibold text-ink-1">{starter.name}</span>
            <span className="block text-12 text-ink-3">{starter.about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
