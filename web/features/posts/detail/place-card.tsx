import { Address, MapLink } from '#web/features/companies/address.tsx';
import { Card } from '#web/ui/card.tsx';
import type { JobData } from './load-job.ts';

/** Where the work is. */
export const PlaceCard = ({ post: { regionName, address } }: { post: JobData['post'] }) => (
  <Card heading="工作地点" aside={<MapLink region={regionName} address={address} />}>
    <Address region={regionName} address={address} />
  </Card>
);
