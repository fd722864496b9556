import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { Stat } from '#web/ui/stat.tsx';
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
  const height = 'h-50 max-sm:h-36';
  return (
    <div className="relative flex gap-2">
      <SchoolPicture
        company={{ ...company, coverUrl: first }}
        className={`${height} min-w-0 flex-1 rounded-card bg-[position:center_90%]!`}
      />
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
      <Figures company={company} />
    </div>
  );
}

/** The school in numbers, on its picture; on a phone above its lower edge. */
function Figures({ company: { facts } }: { company: Company }) {
  const figures = [
    { label: '教职工', value: facts.staff, unit: '人' },
    { label: '班级', value: facts.classes, unit: '个' },
    { label: '班额', value: facts.classSize, unit: '人' },
    { label: '校区', value: facts.campuses, unit: '个' },
    { label: '建校', value: facts.founded, unit: '年' },
  ].filter(({ value }) => value !== undefined);
  if (figures.length < 2) return null;
  return (
    <section
      aria-label="学校概况"
      className="absolute right-4 bottom-4 flex gap-6 rounded-ctl bg-surface px-5 py-2.5 shadow-(--shadow-card) max-sm:right-2 max-sm:bottom-2 max-sm:left-24 max-sm:justify-between max-sm:gap-2 max-sm:px-3 max-sm:py-1.5 max-sm:*:nth-[n+4]:hidden"
    >
      {figures.map((figure) => (
        <Stat key={figure.label} {...figure} />
      ))}
    </section>
  );
}
