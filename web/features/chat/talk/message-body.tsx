import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { weightText } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { freshFile } from '../talks.ts';
import { ContactCard } from './contact-card.tsx';
import { InterviewCard } from './interview-card.tsx';
import { ResumeCard } from './resume-card.tsx';

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
  if (!file?.url) return <p className="text-13 text-ink-3">图片正在加载</p>;
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
  if (!file) return <p className="text-13 text-ink-3">文件已删除</p>;
  return (
    <a
      href={file.url || '#'}
      className="flex w-64 max-w-full items-center gap-3 rounded-card border border-line bg-surface p-3 hover:border-brand"
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
