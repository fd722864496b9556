import ExternalLink from 'lucide-react/icons/external-link';
import MapPin from 'lucide-react/icons/map-pin';
import { wholeAddress } from './whole-address.ts';

/** A search of the address on a public map; the visitor's location is never requested. */
const mapSearch = (place: string) => `https://ditu.amap.com/search?${new URLSearchParams({ query: place })}`;

/** An address: district first, then the street, and a public map to look it up. */
export function Address({ region, address }: { region: string; address: string }) {
  const whole = wholeAddress(region, address);
  const street = whole.slice(region.length);
  return (
    <div className="flex items-start gap-2 text-13">
      <MapPin size={16} className="mt-0.5 flex-none text-brand" aria-hidden />
      <div>
        <p className="text-14 font-medium text-ink-1">{street || region}</p>
        {street && <p className="text-ink-3">{region}</p>}
        <p className="mt-1.5">
          <a
            className="link inline-flex items-center gap-1"
            href={mapSearch(whole)}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            在高德地图中查找
            <ExternalLink size={13} aria-hidden />
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </p>
      </div>
    </div>
  );
}
