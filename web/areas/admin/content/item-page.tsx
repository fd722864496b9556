import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, DatePicker, Form, Input, Modal, Result, Select, Skeleton, Upload } from 'antd';
import { Eye, History, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { EditedItem } from '#contract/content.ts';
import type { ContentForm } from '#contract/content-items.ts';
import { acceptOf } from '#contract/file-kinds.ts';
import type { StoredFile } from '#contract/files.ts';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf, isCode, labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { idempotencyKey } from '#web/features/deliver/idempotency-key.ts';
import { uploadAs } from '#web/features/files/antd-upload.ts';
import { paths } from '#web/paths.ts';
import { CoverField } from '../fields/cover-field.tsx';
import { RegionField } from '../fields/region-field.tsx';
import { ShownTag } from './content-page.tsx';
import { FactsFields } from './facts-fields.tsx';
import { type FormValues, formOfValues, valuesOfForm } from './form-values.ts';
import { RichEditor } from './rich-editor.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

type Attachments = ContentForm['attachments'];

function AttachmentField({ value, onChange }: { value: Attachments; onChange(next: Attachments): void }) {
  return (
    <Upload
      accept={acceptOf('attachment')}
      customRequest={uploadAs('attachment')}
      maxCount={10}
      defaultFileList={value.map(({ id, name }) => ({ uid: id, name, status: 'done', response: { id, name } }))}
      onChange={({ fileList }) =>
        onChange(
          fileList.flatMap(({ status, response }) =>
            status === 'done' ? [{ id: (response as StoredFile).id, name: (response as StoredFile).name }] : [],
          ),
        )
      }
    >
      <Button icon={<Paperclip size={16} />}>上传附件</Button>
    </Upload>
  );
}

interface EditorProps {
  kind: ContentKind;
  item: EditedItem | null;
  onSaved(item: EditedItem): void;
}

/** The form of one thing. It begins anew whenever another version is opened. */
function ItemEditor({ kind, item, onSaved }: EditorProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<FormValues>();
  const [body, setBody] = useState(item?.form.body ?? '');
  const [attachments, setAttachments] = useState<Attachments>(item?.form.attachments ?? []);
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<{ title: string; body: string } | null>(null);
  const [versions, setVersions] = useState(false);
  const { label, categories } = contentKinds[kind];
  const first = codesOf(categories)[0];

  const save = async (): Promise<EditedItem | null> => {
    const values = await form.validateFields().catch(() => null);
    if (!values) return null;
    const made = formOfValues(kind, values, { body, attachments });
    setBusy(true);
    const saved = await (item
      ? call('PUT /api/content/editor/items/:id', {
          params: { id: item.id },
          body: { version: item.version, form: made },
        })
      : call('POST /api/content/editor/items', { body: made }, { idempotencyKey: idempotencyKey() })
    ).catch(() => null);
    setBusy(false);
    return saved;
  };
  const saveOnly = async () => {
    const saved = await save();
    if (!saved) return;
    void message.success('已保存');
    onSaved(saved);
  };
  const move = async (name: 'publish' | 'withdraw') => {
    const saved = await save();
    if (!saved) return;
    const moved = await call('POST /api/content/editor/items/:id/moves', {
      params: { id: saved.id },
      body: { move: name },
    }).catch(() => null);
    if (moved)
      void message.success(name === 'withdraw' ? '已撤下' : moved.shown === 'scheduled' ? '已定时发布' : '已发布');
    onSaved(moved ?? saved);
  };
  const show = async () => {
    const cleaned = await call('POST /api/content/editor/preview', { body: { body } }).catch(() => null);
    if (cleaned) setPreview({ title: form.getFieldValue('title') || label, body: cleaned.body });
  };
  const published = item?.moves.includes('withdraw');
  return (
    <>
      <PageHead
        trail={['平台管理', '内容', label]}
        title={item ? item.title : `新建${label}`}
        actions={
          <>
            {item && (
              <Button icon={<History size={16} />} onClick={() => setVersions(true)}>
                历史版本
              </Button>
            )}
            <Button icon={<Eye size={16} />} onClick={show}>
              预览
            </Button>
            <Button loading={busy} onClick={saveOnly}>
              {published ? '保存修改' : '存草稿'}
            </Button>
            {published ? (
              <Button danger onClick={() => move('withdraw')}>
                撤下
              </Button>
            ) : (
              <Button type="primary" loading={busy} onClick={() => move('publish')}>
                发布
              </Button>
            )}
          </>
        }
      />
      <Form
        form={form}
        layout="vertical"
        initialValues={item ? valuesOfForm(item.form) : { category: first }}
        className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-4 max-lg:grid-cols-1"
      >
        <section className="rounded-card border border-line bg-surface p-5">
          <Form.Item name="title" label="标题" rules={[{ required: true, min: 2, max: 80, message: '标题 2–80 个字' }]}>
            <Input maxLength={80} showCount />
          </Form.Item>
          <Form.Item name="summary" label="摘要">
            <Input.TextArea autoSize={{ minRows: 2 }} maxLength={300} showCount />
          </Form.Item>
          {kind !== 'article' && <FactsFields kind={kind} />}
          {kind !== 'banner' && (
            <Form.Item label="正文">
              <RichEditor value={body} onChange={setBody} />
            </Form.Item>
          )}
          {kind !== 'banner' && (
            <Form.Item label="附件">
              <AttachmentField value={attachments} onChange={setAttachments} />
            </Form.Item>
          )}
        </section>
        <section className="rounded-card border border-line bg-surface p-5">
          {item && (
            <p className="mb-4">
              <ShownTag shown={item.shown} />
              <span className="text-12 text-ink-3">第 {item.version} 版</span>
            </p>
          )}
          <Form.Item name="category" label="分类" rules={[{ required: true, message: '请选择分类' }]}>
            <Select options={codesOf(categories).map((code) => ({ value: code, label: labelOf(categories, code) }))} />
          </Form.Item>
          <Form.Item name="publishAt" label="发布时间（空为立即）">
            <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" className="w-full" />
          </Form.Item>
          <Form.Item name="withdrawAt" label="自动撤下时间（空为不撤下）">
            <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" className="w-full" />
          </Form.Item>
          <Form.Item name="source" label="来源">
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name="regionCode" label="地区">
            <RegionField />
          </Form.Item>
          <Form.Item name="coverUrl" label="封面">
            <CoverField />
          </Form.Item>
        </section>
      </Form>
      <Modal open={preview !== null} title="预览" footer={null} width={860} onCancel={() => setPreview(null)}>
        <h2 className="text-24">{preview?.title}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, as readers will get it */}
        <div className="prose rich mt-4" dangerouslySetInnerHTML={{ __html: preview?.body ?? '' }} />
      </Modal>
      {versions && item && (
        <VersionsDrawer
          item={item}
          onClose={() => setVersions(false)}
          onRestored={(restored) => {
            setVersions(false);
            void message.success('已恢复');
            onSaved(restored);
          }}
        />
      )}
    </>
  );
}

/** One thing in the editor: `?id=` opens it, `?kind=` begins a new one. */
export function ItemPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = params.get('id');
  const asked = params.get('kind');
  const opened = useQuery({
    queryKey: ['content-item', id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      call('GET /api/content/editor/items/:id', { params: { id: id ?? '' } }, { background: true, quiet: true }),
  });
  const saved = (item: EditedItem) => {
    queries.setQueryData(['content-item', item.id], item);
    void queries.invalidateQueries({ queryKey: ['content'] });
    if (id === null) void navigate(paths.adminContentItem({ id: item.id }), { replace: true });
  };
  if (opened.isError)
    return (
      <Result
        status="warning"
        title="没有打开这篇内容"
        extra={<Button onClick={() => void opened.refetch()}>重试</Button>}
      />
    );
  if (id !== null && !opened.data) return <Skeleton active className="p-4" />;
  const item = id === null ? null : (opened.data ?? null);
  const kind = (item?.kind ?? (isCode(contentKinds, asked) ? asked : 'article')) as ContentKind;
  return <ItemEditor key={`${item?.id ?? kind}-${item?.version ?? 0}`} kind={kind} item={item} onSaved={saved} />;
}
