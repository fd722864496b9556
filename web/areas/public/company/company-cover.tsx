import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import type { CompanyData } from './load-company.ts';

type Company = CompanyData['company'];

/** How many photographs the cover shows beside the large one; all stand in the album. */
const BESIDE = 2;

export const photosOf = ({ coverUrl, album }: Company): string[] => [
  ...new Set([...(coverUrl ? [coverUrl] : []), ...album]),
];

/** The school's photographs, the first one large; without any, the drawing that no other school has. */
export function CompanyCover({ company }: { company: Company }) {
  const [first = null, ...others] = photosOf(company);
  const height = 'h-70 max-sm:h-44';
  return (
    <div className="flex gap-2">
      <SchoolPicture company={{ ...company, coverUrl: first }} className={`${height} min-w-0 flex-1 rounded-card`} />
      {others.length >= BESIDE && (
        <ul className={`${height} flex flex-col gap-2`} style={{ width: '32%' }}>
          {others.slice(0, BESIDE).map((url, at) => (
            <li key={url} className="min-h-0 flex-1">
              <SafeImage
                src={url}
                alt={`${company.name}的照片 ${at + 2}`}
                lazy={false}
                className="size-full rounded-card"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
