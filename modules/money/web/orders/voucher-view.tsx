import { FileText } from 'lucide-react';
import type { Order } from '../../contract/order-shapes.ts';

/** The uploaded voucher: a picture is shown, a PDF is opened. */
export function VoucherView({ voucher, note }: { voucher: Order['voucher']; note: string }) {
  if (!voucher) return <p className="text-14 text-ink-3">没有凭证</p>;
  return (
    <figure>
      <a
        href={voucher.url}
        target="_blank"
        rel="noreferrer"
        className="flex items-center justify-center overflow-hidden rounded-ctl border border-line bg-fill"
      >
        {voucher.type.startsWith('image/') ? (
          <img src={voucher.url} alt="转账凭证" className="max-h-105 w-full object-contain" />
        ) : (
          <span className="flex items-center gap-2 py-10 text-brand">
            <FileText size={18} aria-hidden="true" />
            打开 {voucher.name}
          </span>
        )}
      </a>
      <figcaption className="mt-1 text-12 text-ink-3">{note || voucher.name}</figcaption>
    </figure>
  );
}
