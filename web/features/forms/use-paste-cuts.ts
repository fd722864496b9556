import { toast } from '#web/api/toasts.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';

/** Number of characters of a paste that do not fit into a field with a length limit. */
function cutOf(field: HTMLInputElement | HTMLTextAreaElement, pasted: string): number {
  if (field.maxLength < 0) return 0;
  const chosen = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  const text = field instanceof HTMLInputElement ? pasted.replace(/[\r\n]/g, '') : pasted.replace(/\r\n/g, '\n');
  return Math.max(0, field.value.length - chosen + text.length - field.maxLength);
}

/** Reports how much of a paste does not fit into a field with a length limit; browsers truncate it silently. */
export function usePasteCuts(): void {
  const judge = ({ target, clipboardData }: ClipboardEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const cut = cutOf(target, clipboardData?.getData('text') ?? '');
    if (cut > 0) toast.error(`最多 ${target.maxLength} 字，粘贴的内容末尾有 ${cut} 字没有放进来`);
  };
  useEventListener('paste', judge, true);
}
