import { Button } from 'antd';
import { useAction } from '#web/features/calls/use-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import type { Slots } from '#web/slots.tsx';

/** Prints the letter to a school that nobody has claimed. */
export function LetterButton({ company: { id, name, status } }: Slots['operators.company-act']) {
  const { send, isPending } = useAction('POST /api/admin/companies/:id/letter', {
    onSuccess: (file) => saveFile(`认领信-${name}.pdf`, file),
  });
  if (status !== 'unclaimed') return null;
  return (
    <Button loading={isPending} onClick={() => void send({ params: { id } })}>
      打印认领信
    </Button>
  );
}
