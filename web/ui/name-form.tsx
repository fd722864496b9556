import { useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './fields/text-field.tsx';
import { handled } from './handled.ts';

interface Props {
  label: string;
  placeholder?: string;
  initial: string;
  onName(name: string): void;
  onCancel(): void;
}

/** Asks for the name of something in place: a new one, or another one. */
export function NameForm({ label, placeholder, initial, onName, onCancel }: Props) {
  const [name, setName] = useState(initial);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={handled(() => name.trim() && onName(name.trim()))}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        fieldClass="w-60 max-w-full"
        maxLength={30}
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="tint" disabled={!name.trim()}>
        保存
      </Button>
      <Button look="text" onClick={onCancel}>
        取消
      </Button>
    </form>
  );
}
