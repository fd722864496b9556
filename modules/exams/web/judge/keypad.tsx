import Delete from 'lucide-react/icons/delete';
import type { ReactNode } from 'react';

const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'];
const look =
  'num grid min-h-14 cursor-pointer place-items-center rounded-ctl border border-line-strong bg-surface text-28 text-ink-1 select-none hover:border-brand active:bg-brand-tint disabled:cursor-default disabled:text-ink-4';

interface KeyProps {
  label?: string;
  disabled: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A key leaves the focus in the field it types into. */
const Key = ({ label, disabled, onPress, children }: KeyProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={look}
    aria-label={label}
    disabled={disabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

interface Props {
  /** The line of the sheet that is typed into, from 0, with its name. */
  at: number;
  name: string;
  max: number;
  text: string;
  isLast: boolean;
  /** Points are lacking: to go on is what comes next, not to seal. */
  isAim: boolean;
  disabled: boolean;
  onType(text: string): void;
  onNext(): void;
  /** The buttons for half points. */
  steps: ReactNode;
}

/** Keys for fingers, beside the lines of a sheet: a device on a table has no keyboard, and the system's covers half of it. */
export function Keypad({ at, name, max, text, isLast, isAim, disabled, onType, onNext, steps }: Props) {
  return (
    <fieldset aria-label="数字键盘" className="flex flex-col gap-3 border-l border-line bg-ground p-5">
      <p className="flex items-center justify-between text-14 text-ink-3">
        <span>
          第 {at + 1} 项
          <b className="block text-16 font-semibold text-ink-1">
            {name} <span className="num ml-1 text-20 text-brand">{text}</span>
            <span className="tabular text-14 font-normal text-ink-3"> / {max}</span>
          </b>
        </span>
        <span className="flex gap-2">{steps}</span>
      </p>
      <div className="grid grow auto-rows-fr grid-cols-3 gap-2">
        {keys.map((key) => (
          <Key key={key} disabled={disabled} onPress={() => onType(text + key)}>
            {key}
          </Key>
        ))}
        <Key label="退格" disabled={disabled || text === ''} onPress={() => onType(text.slice(0, -1))}>
          <Delete size={24} aria-hidden />
        </Key>
      </div>
      <button
        type="button"
        tabIndex={-1}
        className={`btn btn-l w-full ${isAim ? 'btn-filled' : 'btn-outline'}`}
        disabled={disabled || isLast}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onNext}
      >
        下一项
      </button>
    </fieldset>
  );
}
