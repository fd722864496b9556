import { CircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const KeyHelp = lazyPart(() => import('../box/key-help.tsx').then(({ KeyHelp }) => KeyHelp));

/** Opens the keyboard shortcuts. */
export function HelpButton() {
  const [open, setOpen] = useState<boolean>();
  return (
    <span className="max-lg:hidden">
      <IconButton label="快捷键" onClick={() => setOpen(true)}>
        <CircleQuestionMark size={20} aria-hidden="true" />
      </IconButton>
      {open !== undefined && (
        <Suspense>
          <KeyHelp open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
