import { Button, Input, Modal } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReplyTemplate } from '#contract/deliveries/box-replies.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { useMove } from '../use-box.ts';

const TEMPLATES = 'GET /api/company/replyTemplates';
const changed = { invalidates: [TEMPLATES] } as const;

/** The company's templates of rejections. */
function useTemplates() {
  const { data = [] } = useCall(TEMPLATES, {}, { background: true, quiet: true });
  return {
    templates: data.filter((template) => template.move === 'reject'),
    add: useAction('POST /api/company/replyTemplates', changed),
    change: useAction('PUT /api/company/replyTemplates/:id', changed),
    drop: useAction('DELETE /api/company/replyTemplates/:id', changed),
  };
}

/**
 * Samples for a company without templates of its own. The first is prefilled in the form, so it must apply to every applicant.
 */
const samples = [
  '感谢投递，经综合考虑，本岗位暂不进入下一步，期待以后有机会合作。',
  '感谢投递，岗位要求的教学经验与您的经历还有差距，欢迎满足后再投。',
  '感谢投递，本岗位需要相应学段和学科的教师资格证。',
  '感谢投递，本岗位已招满，期待以后有机会合作。',
] as const;

interface Props {
  title: string;
  okText: string;
  pending: boolean;
  onSend(note: string | undefined): void;
  onClose(): void;
}

const nameOf = (text: string) => [...text].slice(0, 12).join('');

/** A reply that the seeker reads, from the company's templates, which are managed here too. */
export function ReplyForm({ title, okText, pending, onSend, onClose }: Props) {
  const { templates, add, change, drop } = useTemplates();
  const [note, setNote] = useState<string>(samples[0]);
  const [editing, setEditing] = useState<ReplyTemplate | null>(null);
  const text = note.trim();
  const isKnown = templates.some((template) => template.text === text);
  /** Begins from another text: a template that is being changed must not become that one. */
  const begin = (from: string) => {
    setNote(from);
    setEditing(null);
  };
  const keep = async () => {
    if (editing) {
      const { id, ...body } = editing;
      if (await change.send({ params: { id }, body: { ...body, text } })) setEditing(null);
      // A deleted template's text may be saved again.
    } else if (await add.send({ body: { move: 'reject', name: nameOf(text), text } })) add.renew();
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: true }}
      cancelText="取消"
      confirmLoading={pending}
      onOk={() => onSend(text || undefined)}
      onCancel={onClose}
    >
      <p className="mb-2 text-14 text-ink-3">对方会看到这段话</p>
      <Input.TextArea
        aria-label="不合适的原因"
        rows={4}
        maxLength={300}
        showCount
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <ul className="mt-6 max-h-52 space-y-1 overflow-y-auto" aria-label="答复模板">
        {(templates.length > 0 ? templates : samples.map((text) => ({ id: '', name: text, text }))).map((template) => (
          <li key={template.id || template.text} className="flex items-start gap-1">
            <button
              type="button"
              className="min-w-0 flex-1 cursor-pointer text-left text-14 text-brand hover:underline"
              onClick={() => begin(template.text)}
            >
              {template.text}
            </button>
            {'move' in template && (
              <>
                <Button
                  size="small"
                  type="text"
                  icon={<Pencil size={14} />}
                  aria-label={`修改模板：${template.name}`}
                  onClick={() => {
                    setNote(template.text);
                    setEditing(template);
                  }}
                />
                <AskButton
                  size="small"
                  type="text"
                  icon={<Trash2 size={14} />}
                  aria-label={`删除模板：${template.name}`}
                  ask="删除这个模板？"
                  about="不能恢复，发出的答复不受影响"
                  yes="删除"
                  onYes={() => drop.send({ params: { id: template.id } })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {text && !isKnown && (
        <Button
          size="small"
          type="link"
          className="mt-2 px-0"
          loading={add.isPending || change.isPending}
          onClick={() => void keep()}
        >
          {editing ? '保存对模板的修改' : '存为答复模板'}
        </Button>
      )}
    </Modal>
  );
}

/** Asks for a reason, which the seeker reads. */
export function RejectForm({ row, onClose }: { row: Pick<BoxRow, 'id' | 'person'>; onClose(): void }) {
  const move = useMove();
  const takeBack = () =>
    move.mutateAsync({ id: row.id, status: 'submitted' }).then(
      () => toast.success('已恢复到原来的状态'),
      () => undefined,
    );
  const send = (note: string | undefined) =>
    move.mutate(
      { id: row.id, status: 'rejected', note },
      {
        onSuccess: () => {
          toast.done(`已答复${row.person.name}，7 天内可以撤销`, () => void takeBack());
          onClose();
        },
        // 409: somebody else was faster. After any other error the text can be sent again.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) onClose();
        },
      },
    );
  return (
    <ReplyForm
      title={`答复 ${row.person.name}`}
      okText="标为不合适"
      pending={move.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}
