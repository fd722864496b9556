import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';

const TellDialog = lazyPart(() => import('./tell-dialog.tsx'), 'TellDialog');

interface Props {
  delivery: { id: string; post: { title: string } };
  className: string;
}

/** Opens the 面经 of an ended delivery. */
export function TellButton({ delivery, className }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        写面经
      </button>
      {open && <TellDialog id={delivery.id} title={delivery.post.title} onClose={() => setOpen(false)} />}
    </>
  );
}
