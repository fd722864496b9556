import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { rememberCityName, useCityName } from './city-name.ts';

const CityGrid = lazyPart(() => import('./city-grid.tsx'), 'CityGrid');
const panel = 'w-84 max-w-[calc(100vw-32px)]';

interface ButtonsProps {
  value?: string | null;
  anywhere?: string;
  onPick(code: string | null): void;
}

function CityButtons({ value, anywhere, onPick }: ButtonsProps) {
  return (
    <CityGrid
      anywhere={anywhere}
      entry={(code, label) => (
        <button
          key={label}
          type="button"
          data-close
          className="menu-item justify-center px-1"
          aria-pressed={code === value}
          onClick={() => {
            if (code) rememberCityName(code, label);
            onPick(code);
          }}
        >
          {label}
        </button>
      )}
    />
  );
}

/** A button that opens the cities, to pick one more. */
export function CityPick({ label, onPick }: { label: string; onPick(code: string): void }) {
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      summary={label}
      summaryClass="btn btn-s btn-text max-sm:h-10"
      panelClass={panel}
      onOpen={() => setOpened(true)}
    >
      {opened && <CityButtons onPick={(code) => code && onPick(code)} />}
    </Menu>
  );
}

interface FieldProps {
  label: string;
  value: string | null;
  /** What null is called. */
  none?: string;
  hint?: string;
  onChange(code: string | null): void;
}

/** One city of a form; null for none in particular. */
export function CityField({ label, value, none = '不限', hint, onChange }: FieldProps) {
  const name = useCityName(value);
  const [opened, setOpened] = useState(false);
  const text = value === null ? none : name || '其他地区';
  return (
    <div>
      <span className="mb-1 block text-14 text-ink-2">{label}</span>
      <Menu
        label={`${label}：${text}`}
        summary={<span className="flex-1">{text}</span>}
        summaryClass="field flex! items-center"
        panelClass={panel}
        onOpen={() => setOpened(true)}
      >
        {opened && <CityButtons value={value} anywhere={none} onPick={onChange} />}
      </Menu>
      {hint && <p className="mt-1 text-12 text-ink-3">{hint}</p>}
    </div>
  );
}
