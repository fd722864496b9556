import { Address } from '#web/features/companies/address.tsx';
import type { JobData } from './load-job.ts';

/** Where the work is. */
export function PlaceCard({ post: { regionName, address } }: { post: JobData['post'] }) {
  return (
    <section className="card p-6 max-sm:p-4" aria-labelledby="place-title">
      <h2 id="place-title" className="mb-3 text-18">
        工作地点
      </h2>
      <Address region={regionName} address={address} />
    </section>
  );
}
