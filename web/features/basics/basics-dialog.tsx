import { Dialog } from '#web/ui/dialog.tsx';
import type { Change } from './basics-changes.ts';

interface Props {
  changes: readonly Change[];
  consequences: readonly string[];
  busy: boolean;
  onSave(): void;
  onClose(): void;
}

/** Shows the effects of a change before it is saved. */
export function BasicsDialog({ changes, consequences, busy, onSave, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="保存这些修改？" back="返回修改" send={{ label: '确认保存', busy, onSend: onSave }}>
      <dl className="space-y-2 text-14">
        {changes.map(({ field, label, from, to }) => (
          <div key={field} className="flex gap-3">
            <dt className="w-16 shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 break-words">
              <span className="text-ink-3 line-through">{from}</span>
              <span className="mx-2 text-ink-3" aria-hidden>
                →
              </span>
              <span className="font-semibold text-ink-1">{to}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 list-disc space-y-1 rounded-ctl bg-ground py-3 pr-4 pl-8 text-14 text-ink-2">
        {consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Dialog>
  );
}
