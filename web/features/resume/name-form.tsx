import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** The name of a version, new or changed. */
export function NameForm({
  initial,
  onName,
  onCancel,
}: {
  initial: string;
  onName(name: string): void;
  onCancel(): void;
}) {
  const [name, setName] = useState(initial);
  return (
    <form
      className="mt-2 border-t border-line pt-3"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onName(name.trim());
      }}
    >
      <TextField
        label="简历名称"
        placeholder="如 国际学校版"
        maxLength={30}
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button size="s" onClick={onCancel}>
          取消
        </Button>
        <Button size="s" type="submit" look="tint" disabled={!name.trim()}>
          确定
        </Button>
      </div>
    </form>
  );
}
