import { Button, Drawer, Form, Modal } from 'antd';
import { Eye, History, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { visitor } from '#contract/identity/visitor.ts';
import { isState } from '#contract/machine.ts';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { column, RowActs } from '#web/features/console/list/row-parts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { AttachedFiles } from '#web/features/files/attached-files.tsx';
import { CoverField } from '#web/features/forms/cover-field.tsx';
import { ChoiceField, DayField, Field, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { RegionField } from '#web/features/forms/region-field.tsx';
import { RichEditor } from '#web/features/rich-editor/rich-editor.tsx';
import type { EditedItem } from '../../contract/content-editor.ts';
import { type ContentForm, contentForm } from '../../contract/content-items.ts';
import { ShownTag } from './content-page.tsx';
import { FactsFields } from './form/facts-fields.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { type ItemFormProps, useItemForm } from './use-item-form.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

const field = fieldsOf(contentForm);

interface EditorProps extends ItemFormProps {
  /** An earlier version was restored: the editor restarts with it. */
  onRestored(item: EditedItem): void;
}

/** The form of one item. Saving preserves the cursor, the undo history, and what is typed meanwhile. */
export function ItemEditor({ kind, onRestored, ...rest }: EditorProps) {
  const isPhone = useMedia('(max-width: 639.98px)');
  const { item } = rest;
  const { form, initialValues, text, write, touched, unsaved, blocker, busy, save, drop, move } = useItemForm({
    kind,
    ...rest,
  });
  const [preview, setPreview] = useState<{ title: string; body: string } | null>(null);
  const [versions, setVersions] = useState(false);
  const [guests, setGuests] = useState(false);
  const [attachments, setAttachments] = useState(text.current.attachments);
  const attach = (next: ContentForm['attachments']) => {
    setAttachments(next);
    write({ attachments: next });
  };
  const { label } = contentKinds[kind];
  const show = async () => {
    const { body } = text.current;
    const cleaned = await call('POST /api/content/editor/preview', { body: { body } }).catch(() => null);
    if (cleaned) setPreview({ title: form.getFieldValue('title') || label, body: cleaned.body });
  };
  const published = item?.moves.includes('withdraw');
  return (
    <>
      <PageHead
        title={item ? item.title : `新建${label}`}
        actions={
          <>
            <span role="status" className="self-center text-14 text-ink-3">
              {unsaved ? '有未保存的修改' : ''}
            </span>
            {item?.kind === 'lecture' && (
              <Button icon={<Users size={16} />} onClick={() => setGuests(true)}>
                报名名单
              </Button>
            )}
            {item && (
              <Button icon={<History size={16} />} onClick={() => setVersions(true)}>
                历史版本
              </Button>
            )}
            <Button icon={<Eye size={16} />} onClick={show}>
              预览
            </Button>
            <Button type={published ? 'primary' : 'default'} loading={busy} onClick={() => void save()}>
              {published ? '保存修改' : '存草稿'}
            </Button>
            {published ? (
              <RowActs
                of={label}
                more={[
                  {
                    label: '撤下',
                    danger: true,
                    ask: { title: `撤下这篇${label}？`, content: '读者马上看不到，改过可以再发布' },
                    onAct: () => move('withdraw'),
                  },
                ]}
              />
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
        initialValues={initialValues}
        onValuesChange={touched}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!busy) void save();
        }}
        className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-4 max-lg:grid-cols-1"
      >
        <section className="card p-5">
          <TextField {...field('title')} showCount={!isPhone} />
          <TextField {...field('summary')} className="mb-8" rows={2} maxRows={12} />
          {kind !== 'article' && <FactsFields kind={kind} />}
          {kind !== 'banner' && (
            <Form.Item label="正文">
              <RichEditor value={text.current.body} onChange={(body) => write({ body })} />
            </Form.Item>
          )}
        </section>
        {kind === 'article' && (
          <section className="card p-5 lg:col-span-2 lg:row-start-2">
            <FactsFields kind={kind} />
          </section>
        )}
        <PublicationFields
          kind={kind}
          item={item}
          attachments={
            kind !== 'banner' && (
              <Form.Item label="附件" className="mb-0">
                <AttachedFiles
                  kind="attachment"
                  most={10}
                  value={attachments.map(({ id, name }) => ({ fileId: id, name }))}
                  onChange={(files) => attach(files.map(({ fileId, name }) => ({ id: fileId, name })))}
                />
              </Form.Item>
            )
          }
        />
      </Form>
      <Modal open={preview !== null} title="预览" footer={null} width={860} onCancel={() => setPreview(null)}>
        <h2 className="text-20">{preview?.title}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, as readers will get it */}
        <div className="prose rich mt-4" dangerouslySetInnerHTML={{ __html: preview?.body ?? '' }} />
      </Modal>
      {versions && item && (
        <VersionsDrawer
          item={item}
          unsaved={unsaved}
          onClose={() => setVersions(false)}
          onRestored={(restored) => {
            drop();
            toast.success('已恢复');
            onRestored(restored);
          }}
        />
      )}
      {guests && item && <GuestsDrawer id={item.id} onClose={() => setGuests(false)} />}
      <LeaveDialog blocker={blocker} save={save} discard={drop} />
    </>
  );
}

interface Guest {
  name: string;
  state: string;
  at: string;
}

const columns = [
  { title: '姓名', dataIndex: 'name' },
  column('状态', { width: 110 }, ({ state }: Guest) =>
    isState(visitor, state) ? visitor.labels.operator[state] : state,
  ),
  column('报名时间', { width: 170 }, ({ at }: Guest) => <span className="tabular">{formatDateTime(at)}</span>),
];

/** People who signed up for a lecture. */
function GuestsDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const [page, setPage] = useState(1);
  const guests = useCall(
    'GET /api/content/editor/items/:id/guests',
    { params: { id }, query: { page } },
    { background: true, quiet: true },
  );
  return (
    <Drawer open title="报名名单" size={560} onClose={onClose}>
      <ConsoleList<Guest>
        label="名单"
        query={guests}
        list={{ page, show: (patch) => setPage(patch.page) }}
        columns={columns}
        table={{ rowKey: ({ name, at }) => `${at} ${name}` }}
        unit="人"
        empty="还没有人报名"
      />
    </Drawer>
  );
}

interface PublicationProps {
  kind: ContentKind;
  item: EditedItem | null;
  attachments: ReactNode;
}

/** Where and when an item is published, and what its list row shows. */
function PublicationFields({ kind, item, attachments }: PublicationProps) {
  const { categories } = contentKinds[kind];
  return (
    <section className="card p-5 lg:col-start-2 lg:row-start-1">
      {item && (
        <p className="mb-4">
          <ShownTag shown={item.shown} />
          <span className="ml-2 text-12 text-ink-3">第 {item.version} 版</span>
        </p>
      )}
      <ChoiceField
        name="category"
        label="分类"
        required
        options={codesOf(categories).map((code) => ({ value: code, label: labelOf(categories, code) }))}
      />
      <DayField name="publishAt" label="发布时间（空为立即）" minutes={1} />
      <DayField name="withdrawAt" label="自动撤下时间（空为不撤下）" minutes={1} />
      <TextField {...field('source')} />
      <Field name="regionCode" label="地区">
        <RegionField />
      </Field>
      <Field name="coverUrl" label="封面">
        <CoverField />
      </Field>
      {attachments}
    </section>
  );
}
