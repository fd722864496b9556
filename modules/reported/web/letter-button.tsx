import { Button } from 'antd';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import type { Slots } from '#web/slots.tsx';

/** Prints the letter to a school that nobody has claimed. */
export function LetterButton({ company: { id, name, status } }: Slots['operators.company-act']) {
  const { busy, run } = useBusy();
  if (status !== 'unclaimed') return null;
  const print = () =>
    run(async () => {
      const file = await call('POST /api/admin/companies/:id/letter', { params: { id } }).catch(() => null);
      if (file) saveFile(`认领信-${name}.pdf`, file);
    });
  return (
    <Button loading={busy} onClick={print}>
      打印认领信
    </Button>
  );
}
