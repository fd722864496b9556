import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { Button } from '#web/ui/button.tsx';

/** Saves the letter of an offer as a PDF. */
export function OfferLetterButton({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const bytes = await call('GET /api/deliveries/:id/offer.pdf', { params: { id } }).catch(() => null);
    if (bytes) saveFile('录用意向书.pdf', bytes);
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      下载意向书
    </Button>
  );
}
