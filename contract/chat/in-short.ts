import { formatDateTime } from '#contract/text.ts';
import type { MessageKind } from './chat-messages.ts';

const labels: Partial<Record<MessageKind, string>> = {
  picture: '图片',
  file: '文件',
  resume: '简历',
  interview: '面试邀请',
  contact: '交换联系方式',
};

/** A message as it is shown in the list of conversations, an invitation with its time; words that repeat its label are left out. */
export function inShort(kind: MessageKind, text: string, interviewAt = ''): string {
  const label = labels[kind];
  const isSaid = kind === 'picture' || text === label || text === '';
  return [label, formatDateTime(interviewAt).slice('2026-'.length), label && isSaid ? '' : text]
    .filter(Boolean)
    .join('：')
    .slice(0, 80);
}
