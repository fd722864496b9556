import { App, Button, Form, Input, Modal } from 'antd';
import { Eye, History } from 'lucide-react';
import { useState } from 'react';
import type { EditedItem } from '#contract/content.ts';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { idempotencyKey } from '#web/features/deliver/idempotency-key.ts';
import { AttachmentField, type Attachments } from './attachment-field.tsx';
import { FactsFields } from './facts-fields.tsx';
import { type FormValues, formOfValues, valuesOfForm } from './form-values.ts';
import { PublicationFields } from './publication-fields.tsx';
import { RichEditor } from './rich-editor.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

interface EditorProps {
  kind: ContentKind;
  item: EditedItem | null;
  onSaved(item: EditedItem): void;
}

/** The form of one thing. It begins anew whenever another version is opened. */
export function ItemEditor({ kind, item, onSaved }: EditorProps) {
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
        <PublicationFields kind={kind} item={item} />
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
