import { Address, MapLink } from '#web/features/companies/address.tsx';
import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { Card } from '#web/ui/card.tsx';
import type { JobData } from './load-job.ts';

/** Where the work is, with the drawing of the school and its city. */
export function PlaceCard({ post: { regionName, address, cityCode, place, company } }: { post: JobData['post'] }) {
  return (
    <Card heading="工作地点" aside={<MapLink region={regionName} address={address} />} className="flex flex-col">
      <Address region={regionName} address={address} />
      <SchoolPicture
        company={{
          id: company.id,
          name: company.name,
          type: company.type,
          cityCode,
          cityName: place.split('·')[0] ?? '',
        }}
        className="mt-4 min-h-32 flex-1 rounded-ctl"
      />
    </Card>
  );
}
