import ExternalLink from 'lucide-react/icons/external-link';
import MapPin from 'lucide-react/icons/map-pin';
import { wholeAddress } from '#web/features/companies/whole-address.ts';
import type { JobData } from './load-job.ts';

/** A search of the address on a public map; the visitor's location is never requested. */
const mapSearch = (place: string) => `https://ditu.amap.com/search?${new URLSearchParams({ query: place })}`;

/** A street to a school: an illustration, not a map. */
function Street() {
  return (
    <svg viewBox="0 0 360 120" className="block w-full rounded-ctl" aria-hidden="true">
      <rect width="360" height="120" fill="var(--ill-sky)" />
      <circle cx="286" cy="58" r="38" fill="var(--ill-sun-2)" />
      <circle cx="286" cy="58" r="24" fill="var(--ill-sun)" />
      <path d="M0 84c60-22 130-20 190-6s120 6 170-4v46H0z" fill="var(--ill-far)" />
      <path d="M28 62h46v44H28zM82 74h34v32H82z" fill="var(--ill-mid)" />
      <path d="M150 52h92v54h-92z" fill="var(--ill-near)" />
      <path d="M144 52l52-24 52 24z" fill="var(--ill-ink)" />
      <path
        d="M160 62h10v10h-10zM178 62h10v10h-10zM204 62h10v10h-10zM222 62h10v10h-10zM160 80h10v10h-10zM222 80h10v10h-10z"
        fill="var(--ill-lit)"
      />
      <path d="M186 82h20v24h-20z" fill="var(--ill-ink)" />
      <circle cx="128" cy="84" r="13" fill="var(--ill-near)" />
      <circle cx="262" cy="88" r="12" fill="var(--ill-near)" />
      <circle cx="320" cy="90" r="10" fill="var(--ill-mid)" />
      <path d="M128 90v18M262 92v16M320 94v14" stroke="var(--ill-ink)" strokeWidth="3" strokeLinecap="round" />
      <path d="M0 104h360v16H0z" fill="var(--ill-ink)" />
      <path
        d="M10 112h26m18 0h26m18 0h26m18 0h26m18 0h26m18 0h26m18 0h26m18 0h26"
        stroke="var(--ill-far)"
        strokeWidth="2"
      />
    </svg>
  );
}

export function PlaceCard({ post: { regionName, address } }: { post: JobData['post'] }) {
  const whole = wholeAddress(regionName, address);
  return (
    <section className="card flex flex-col p-6 max-sm:p-4" aria-labelledby="place-title">
      <h2 id="place-title" className="text-18">
        工作地点
      </h2>
      <p className="mt-1 flex items-start gap-1.5 text-13">
        <MapPin size={15} className="mt-0.5 flex-none text-ink-4" aria-hidden />
        {whole}
      </p>
      <div className="mt-auto pt-4">
        <Street />
      </div>
      <p className="mt-3 text-13">
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
    </section>
  );
}
