import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileUser from 'lucide-react/icons/file-user';
import ImageIcon from 'lucide-react/icons/image';
import MessageCircle from 'lucide-react/icons/message-circle';
import Paperclip from 'lucide-react/icons/paperclip';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatMessage, ContactSort } from '#contract/chat/chat-messages.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { Failed, FileInput, Sending } from '#web/features/files/upload-parts.tsx';
import { useUpload } from '#web/features/files/use-upload.ts';
import { useResumes } from '#web/features/resume/use-resumes.ts';
import { instantOf } from '#web/features/time/picked-time.ts';
import { paths } from '#web/paths.ts';
import { postFile } from '../outbox.ts';
import { reloadDetail, takeMessage } from '../talks.ts';
import { WechatForm } from './wechat-form.tsx';

function Tool({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="btn btn-text btn-s gap-1.5 px-2"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      {children}
      <span className="max-lg:hidden">{label}</span>
    </button>
  );
}

/** Selects a file and sends it as a message; shows the progress; a failed upload can be retried or dismissed. */
function FileTool({
  id,
  kind,
  label,
  children,
}: {
  id: string;
  kind: 'chatPicture' | 'chatFile';
  label: string;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const onDone = useCallback((file: StoredFile) => postFile(id, file), [id]);
  const { status, share, message, start, cancel, retry } = useUpload(kind, onDone);
  return (
    <>
      <FileInput input={input} kind={kind} onFiles={(files) => void start(...files)} />
      <Tool label={label} onClick={() => input.current?.click()}>
        {children}
      </Tool>
      {status === 'sending' && <Sending share={share} onCancel={cancel} />}
      {status === 'failed' && <Failed message={message} onRetry={retry} onClose={cancel} />}
    </>
  );
}

const InviteDialog = lazyPart(() => import('#web/features/interviews/invite-dialog.tsx'), 'InviteDialog');

interface Props {
  detail: OpenConversation;
  /** The text to be written, above the tools. */
  children: ReactNode;
  /** At the end of the tools. */
  send: ReactNode;
}

/** The input with its one row of tools: what can be sent besides text. One form at a time opens above it. */
export function ToolBar({ detail, children, send }: Props) {
  const { id, side, mayInvite } = detail;
  const [form, setForm] = useState<'resume' | 'interview' | 'wechat' | null>(null);
  const cards = useCards(id);
  const close = () => setForm(null);
  return (
    <>
      {form === 'resume' && (
        <ResumeForm
          onDone={(resumeId) => void cards.resume(resumeId).then((sent) => sent && close())}
          onCancel={close}
        />
      )}
      {form === 'interview' && (
        <InviteDialog
          title="邀请面试"
          okText="发出邀请"
          busy={false}
          onSend={({ at, mode, place, link, contact, note }) =>
            void cards
              .invite({ at: at ? instantOf(at) : '', mode, place, link, contact, note })
              .then((sent) => sent && close())
          }
          onClose={close}
        />
      )}
      {form === 'wechat' && (
        <div className="mb-2">
          <WechatForm
            label="请求交换"
            onDone={(wechat) => void cards.contact('wechat', wechat).then((sent) => sent && close())}
            onCancel={close}
          />
        </div>
      )}
      <div className="rounded-ctl border border-line-strong bg-surface p-1.5 focus-within:border-brand">
        {children}
        <div className="flex items-end gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-0.5" role="toolbar" aria-label="更多">
            <FileTool id={id} kind="chatPicture" label="发图片">
              <ImageIcon size={18} aria-hidden />
            </FileTool>
            <FileTool id={id} kind="chatFile" label="发文件">
              <Paperclip size={18} aria-hidden />
            </FileTool>
            {side === 'seeker' && (
              <Tool label="发简历" onClick={() => setForm(form === 'resume' ? null : 'resume')}>
                <FileUser size={18} aria-hidden />
              </Tool>
            )}
            {mayInvite && (
              <Tool label="邀请面试" onClick={() => setForm(form === 'interview' ? null : 'interview')}>
                <CalendarPlus size={18} aria-hidden />
              </Tool>
            )}
            <Tool label="交换手机号" onClick={() => void cards.contact('phone')}>
              <Phone size={18} aria-hidden />
            </Tool>
            <Tool label="交换微信" onClick={() => setForm(form === 'wechat' ? null : 'wechat')}>
              <MessageCircle size={18} aria-hidden />
            </Tool>
          </div>
          {send}
        </div>
      </div>
    </>
  );
}

/** Selects the resume to send. A frozen copy without the phone is sent. */
function ResumeForm({ onDone, onCancel }: { onDone(resumeId: string): void; onCancel(): void }) {
  const { resumes, error } = useResumes();
  return (
    <div className="mb-2 rounded-ctl border border-line bg-fill p-2 text-14 text-ink-2">
      <p className="flex items-center justify-between gap-2">
        <span>选择要发给对方的简历（不含手机号）</span>
        <button type="button" className="btn btn-text btn-s" onClick={onCancel}>
          取消
        </button>
      </p>
      {error && <p className="text-err-ink">{error}</p>}
      {resumes?.length === 0 && (
        <a className="text-brand" href={paths.resume()}>
          还没有简历，去填写
        </a>
      )}
      <div className="flex flex-wrap gap-2">
        {resumes?.map(({ id, name }) => (
          <button key={id} type="button" className="btn btn-outline btn-s" onClick={() => onDone(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

type Terms = Omit<InputOf<Api['POST /api/communicate/conversations/:id/interview']>['body'], 'clientId'>;

/** Sends cards in a conversation. Resolves to whether it was sent; a refusal has been shown. */
function useCards(id: string) {
  const params = { id };
  const key = useFormKey(id);
  const settle = async (sent: Promise<ChatMessage>): Promise<boolean> => {
    const message = await sent.catch(() => null);
    if (message) await takeMessage(id, message);
    await reloadDetail(id);
    if (message) key.renew();
    return message !== null;
  };
  const action = (content: unknown) => {
    const clientId = key.of(content);
    return { clientId, options: { background: true, idempotencyKey: clientId } } as const;
  };
  return {
    resume(resumeId: string) {
      const { clientId, options } = action({ resumeId });
      return settle(
        call('POST /api/communicate/conversations/:id/resume', { params, body: { clientId, resumeId } }, options),
      );
    },
    invite(terms: Terms) {
      const { clientId, options } = action(terms);
      return settle(
        call('POST /api/communicate/conversations/:id/interview', { params, body: { clientId, ...terms } }, options),
      );
    },
    contact(what: ContactSort, wechat?: string) {
      const { clientId, options } = action({ what, wechat });
      return settle(
        call('POST /api/communicate/conversations/:id/contact', { params, body: { clientId, what, wechat } }, options),
      );
    },
  };
}
