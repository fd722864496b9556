import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';

const SupportDialog = lazyPart(() => import('./support-dialog.tsx'), 'SupportDialog');

/** Opens the conversation with the platform's support. */
export function SupportButton({ className = 'btn btn-text btn-s' }: { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        联系客服
      </button>
      {open && <SupportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
