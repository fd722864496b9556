import ExternalLink from 'lucide-react/icons/external-link';
import MapPin from 'lucide-react/icons/map-pin';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';

interface Props {
  region: string;
  address: string;
}

/** A search on a public map; the visitor's location is never requested. */
export const mapUrl = (query: string) => `https://ditu.amap.com/search?${new URLSearchParams({ query })}`;

export function MapLink({ region, address }: Props) {
  return (
    <a
      className="link inline-flex items-center gap-1 text-14"
      href={mapUrl(wholeAddress(region, address))}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      在高德地图中查找
      <ExternalLink size={13} aria-hidden />
      <span className="sr-only">（在新窗口打开）</span>
    </a>
  );
}

/** An address: the street, then its district. */
export function Address({ region, address }: Props) {
  const street = wholeAddress(region, address).slice(region.length);
  return (
    <p className="flex items-start gap-2 text-14 text-ink-3">
      <MapPin size={16} className="mt-0.75 flex-none text-brand" aria-hidden />
      <span className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-14 font-semibold text-ink-1">{street || region}</b>
        {street && region}
      </span>
    </p>
  );
}
