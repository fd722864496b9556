import { SchoolPhoto } from '#web/features/pictures/school-photo.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/section.tsx';
import type { CompanyData } from './load-company.ts';

type Company = CompanyData['company'];

/** The fewest photographs that stand together, and the most. */
const MIN_PHOTOS = 3;
const MAX_PHOTOS = 5;
/** How many of four columns each photograph beside the large one takes, by their number: of two columns where these stand beside it. */
const spans: Record<number, readonly number[]> = { 2: [2, 2], 3: [2, 1, 1], 4: [1, 1, 1, 1] };

const photosOf = ({ coverUrl, album }: Company): string[] => [...new Set([...(coverUrl ? [coverUrl] : []), ...album])];

/** Whether photographs are the head of the page. */
export const isPhotographed = (company: Company) => photosOf(company).length >= MIN_PHOTOS;
export const coverOf = (company: Company): string | null => photosOf(company)[0] ?? null;

/** The photographs that stand in the album: those that the head has no room for; all of two. */
export function albumOf(company: Company): { url: string; n: number }[] {
  const photos = photosOf(company).map((url, at) => ({ url, n: at + 1 }));
  return photos.length < 2 ? [] : photos.slice(isPhotographed(company) ? MAX_PHOTOS : 0);
}

const Photo = ({ company, url, n }: { company: Company; url: string; n: number }) => (
  <a className="block h-full" href={url} target="_blank" rel="noreferrer">
    <SchoolPhoto name={company.name} src={url} n={n} lazy={n > 1} className="size-full rounded-ctl bg-fill" />
  </a>
);

/** One large photograph and two to four small ones: beside it, or below it on a phone. */
export function CompanyPhotos({ company }: { company: Company }) {
  const demo = useSite()?.demo;
  const [large = '', ...small] = photosOf(company).slice(0, MAX_PHOTOS);
  const more = albumOf(company).length;
  const span = spans[small.length] ?? [];
  return (
    <section aria-label="单位照片" className="mt-4 flex h-60 gap-1.5 max-sm:grid max-sm:h-auto">
      <div className="relative flex-1 max-sm:aspect-2/1">
        <Photo company={company} url={large} n={1} />
        {demo && <span className="tag absolute top-4 left-4">演示图</span>}
        {more > 0 && (
          <a className="btn btn-outline btn-s absolute right-4 bottom-4" href={`${paths.company(company.id)}#album`}>
            还有 {more} 张
          </a>
        )}
      </div>
      <ul className="grid flex-1 grid-cols-2 gap-1.5 max-sm:grid-cols-4">
        {small.map((url, at) => (
          <li key={url} style={{ gridColumn: `span ${span[at]}`, minHeight: 60 }}>
            <Photo company={company} url={url} n={at + 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 单位相册. */
export function Album({ company }: { company: Company }) {
  const photos = albumOf(company);
  if (photos.length === 0) return null;
  return (
    <Section id="album" title="单位相册">
      <ul className="grid grid-cols-3 gap-2">
        {photos.map(({ url, n }) => (
          <li key={url} style={{ aspectRatio: '3 / 2' }}>
            <Photo company={company} url={url} n={n} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
