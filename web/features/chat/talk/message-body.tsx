import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import FileUser from 'lucide-react/icons/file-user';
import Handshake from 'lucide-react/icons/handshake';
import { useState } from 'react';
import type { OpenConversation } from '#contract/chat/chat.ts';
import { type ChatMessage, contactSorts } from '#contract/chat/chat-messages.ts';
import { weightText } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { freshFile, takeMessage } from '../talks.ts';
import { CardFrame } from './card-frame.tsx';
import { InterviewCard } from './interview-card.tsx';
import { WechatForm } from './wechat-form.tsx';

interface Props {
  detail: OpenConversation;
  message: ChatMessage;
  mine: boolean;
  /** Opens the whole resume; undefined for roles that may not. */
  onResume?: ((number: number) => void) | undefined;
}

/** An expired URL is renewed before it is opened. */
async function follow(event: React.MouseEvent<HTMLAnchorElement>, id: string, message: ChatMessage): Promise<void> {
  const until = Number(new URL(event.currentTarget.href).searchParams.get('until'));
  if (until * 1_000 > Date.now()) return;
  event.preventDefault();
  const file = await freshFile(id, message.number);
  if (file) window.open(file.url, '_blank', 'noopener');
}

const SIDE = 280;

/** Reserves the size of a picture before it has loaded, so that nothing moves. */
function shownSize({ width, height }: StoredFile) {
  if (!width || !height) return { width: SIDE };
  const scale = Math.min(1, SIDE / width, SIDE / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function Picture({ detail, message }: Props) {
  const { file } = message;
  if (!file?.url) return <p className="text-14 text-ink-3">图片正在加载</p>;
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      className="max-w-full"
      onClick={(event) => void follow(event, detail.id, message)}
    >
      <img
        src={file.url}
        alt={message.text || '图片'}
        {...shownSize(file)}
        className="h-auto max-w-full rounded-card border border-line bg-fill"
        onError={() => void freshFile(detail.id, message.number)}
      />
    </a>
  );
}

function File({ detail, message }: Props) {
  const { file } = message;
  if (!file) return <p className="text-14 text-ink-3">文件已删除</p>;
  return (
    <a
      href={file.url || '#'}
      className="flex w-64 max-w-full items-center gap-3 card p-3 hover:border-brand"
      onClick={(event) => void follow(event, detail.id, message)}
    >
      <FileText size={28} className="shrink-0 text-brand" aria-hidden />
      <span className="min-w-0">
        <span className="block truncate text-14 text-ink-1">{file.name}</span>
        <span className="tabular block text-12 text-ink-3">{weightText(file.size)}，点击下载</span>
      </span>
    </a>
  );
}

/** A message's content, by its kind. */
export function MessageBody(props: Props) {
  const { message, mine } = props;
  if (message.kind === 'picture') return <Picture {...props} />;
  if (message.kind === 'file') return <File {...props} />;
  if (message.kind === 'resume') return <ResumeCard {...props} />;
  if (message.kind === 'interview') return <InterviewCard {...props} />;
  if (message.kind === 'contact') return <ContactCard {...props} />;
  return (
    <p
      className={clsx(
        'max-w-[min(80%,520px)] rounded-card px-3 py-2 text-14 break-words whitespace-pre-wrap text-ink-1',
        mine ? 'bg-brand-tint' : 'border border-line bg-surface',
      )}
    >
      {message.text}
    </p>
  );
}

const yearsText = (months: number) => (months < 12 ? '教龄不足 1 年' : `教龄 ${Math.floor(months / 12)} 年`);

/** A resume in a message: one line for both sides, the whole for the school. */
function ResumeCard({
  message,
  onResume,
}: {
  message: ChatMessage;
  onResume?: ((number: number) => void) | undefined;
}) {
  const { resume, number } = message;
  if (!resume) return null;
  const { name, education, school, teachingMonths, certificate, lastEmployer, resumeName } = resume;
  return (
    <CardFrame
      icon={<FileUser size={18} aria-hidden />}
      title={`${name}的简历`}
      state={resumeName}
      footer={
        onResume && (
          <button type="button" className="btn btn-tint btn-s" onClick={() => onResume(number)}>
            查看完整简历
          </button>
        )
      }
    >
      <p className="text-ink-1">{[labelOf(educations, education), school].filter(Boolean).join(' · ')}</p>
      <p>{[yearsText(teachingMonths), certificate].filter(Boolean).join(' · ')}</p>
      {lastEmployer && <p className="text-ink-3">最近任职：{lastEmployer}</p>}
    </CardFrame>
  );
}

const states = { asked: '等待答复', accepted: '已交换', declined: '未交换' } as const;

/** A contact exchange. It shows the data once both have agreed. */
function ContactCard({ detail, message, mine }: { detail: OpenConversation; message: ChatMessage; mine: boolean }) {
  const { contact, number } = message;
  const { send, isPending: busy } = useAction('POST /api/communicate/conversations/:id/contact/answer', {
    background: true,
    onSuccess: (next) => takeMessage(detail.id, next),
  });
  const [asksWechat, setAsksWechat] = useState(false);
  if (!contact) return null;
  const sort = contactSorts[contact.what];
  const answer = (accept: boolean, wechat?: string) =>
    send({ params: { id: detail.id }, body: { number, accept, wechat } });
  const agree = () => (contact.what === 'wechat' ? setAsksWechat(true) : void answer(true));
  const theirs = detail.side === 'seeker' ? contact.company : contact.seeker;
  const own = detail.side === 'seeker' ? contact.seeker : contact.company;
  const buttons = mine ? (
    <button type="button" className="btn btn-text btn-s" disabled={busy} onClick={() => void answer(false)}>
      收回请求
    </button>
  ) : asksWechat ? (
    <WechatForm label="同意" onDone={(wechat) => void answer(true, wechat)} onCancel={() => setAsksWechat(false)} />
  ) : (
    <>
      <button type="button" className="btn btn-filled btn-s" disabled={busy} onClick={agree}>
        同意
      </button>
      <button type="button" className="btn btn-text btn-s" disabled={busy} onClick={() => void answer(false)}>
        谢绝
      </button>
    </>
  );
  return (
    <CardFrame
      icon={<Handshake size={18} aria-hidden />}
      title={`交换${sort}`}
      state={states[contact.state]}
      footer={contact.state === 'asked' && buttons}
    >
      {contact.state === 'accepted' ? (
        <>
          <p className="text-ink-1">
            对方的{sort}：<span className="tabular select-all">{theirs}</span>
          </p>
          <p className="text-ink-3">
            您的{sort}：<span className="tabular">{own}</span>
          </p>
        </>
      ) : (
        <p>{mine ? `您请求与对方交换${sort}` : `对方请求与您交换${sort}`}，双方同意后才会显示</p>
      )}
    </CardFrame>
  );
}
