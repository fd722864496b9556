import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { inBrowser } from '#web/session/browser-storage.ts';

const KEY = 'deliveries-ended-open';

const shownCrests = 5;

/** Whether the group of ended deliveries is open; kept on this device. */
export function useEndedOpen(initially: boolean): [boolean, () => void] {
  const [isOpen, setOpen] = useState(initially);
  useEffect(() => {
    if (inBrowser.read(KEY) === '1') setOpen(true);
  }, []);
  const toggle = () => {
    inBrowser.write(KEY, isOpen ? '0' : '1');
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}

interface Props {
  items: readonly OwnDelivery[];
  endings: readonly { status: OwnDelivery['status']; n: number }[];
  isOpen: boolean;
  onToggle(): void;
}

/** The ended deliveries in one line: whose they were, and how they ended. */
export function EndedFold({ items, endings, isOpen, onToggle }: Props) {
  const refused = items.filter(({ status }) => status === 'rejected');
  const said = refused.filter(({ reason }) => reason).length;
  return (
    <button
      type="button"
      className="flex w-full cursor-pointer items-center gap-4 rounded-ctl px-5 py-3.5 text-left hover:bg-fill max-sm:px-4"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <span className="flex shrink-0 gap-1 max-sm:hidden">
        {items.slice(0, shownCrests).map(({ id, post }) => (
          <CompanyLogo key={id} name={post.company.name} src={post.company.logoUrl} size={28} />
        ))}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-14 text-ink-1">
          {endings.map(({ status, n }, at) => (
            <span key={status} className="inline-block">
              {`${machine.labels.seeker[status]} ${n} 份${at < endings.length - 1 ? '，' : ''}`}
            </span>
          ))}
        </span>
        {refused.length > 0 && (
          <span className="block text-12 text-ink-3">
            {said === refused.length ? '不合适的都写了原因' : `不合适的有 ${said} 份写了原因`}
          </span>
        )}
      </span>
      <span className="flex items-center gap-1 text-13 whitespace-nowrap text-ink-2">
        {isOpen ? '收起' : '展开'}
        <ChevronDown size={16} aria-hidden className={clsx('text-ink-4', isOpen && 'rotate-180')} />
      </span>
    </button>
  );
}
