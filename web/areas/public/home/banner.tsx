import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, useState } from 'react';

interface Props {
  title: string;
  text: string;
  href: string;
  button: string;
}

const windows = (xs: number[], ys: number[]) => xs.map((x) => ys.map((y) => `M${x} ${y}h12v14h-12z`).join('')).join('');

/** A school at daybreak, in the flat tints of the tokens. Wider banners show more of the street on the left. */
function Morning() {
  return (
    <svg viewBox="0 0 960 300" className="banner-picture" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx="716" cy="158" r="122" fill="var(--ill-sun-2)" />
      <circle cx="716" cy="158" r="80" fill="var(--ill-sun)" />
      <path d="M0 236c150-52 300-40 430-8s330 4 530-60v132H0z" fill="var(--ill-far)" />
      <path
        d="M96 284v-66h46v-30h52v40h40v56zM330 284v-52h36v-26h52v78zM850 284V150h38v-30h44v58h28v106z"
        fill="var(--ill-mid)"
      />
      <path d="M520 284v-70h70v70z" fill="var(--ill-mid)" />
      <path d={windows([534, 560], [226, 250])} fill="var(--ill-far)" />
      <path d="M640 284V172h176v112z" fill="var(--ill-near)" />
      <path d="M632 172h192l-14-14H646z" fill="var(--ill-ink)" />
      <path d={windows([654, 680, 764, 790], [188, 216, 244])} fill="var(--ill-lit)" />
      <path d={windows([706, 738], [188, 216])} fill="var(--ill-far)" />
      <path d="M714 284v-32a14 14 0 0 1 28 0v32z" fill="var(--ill-ink)" />
      <path d="M590 284V128h44v156z" fill="var(--ill-ink)" />
      <path d="M584 128l28-44 28 44z" fill="var(--ill-near)" />
      <path d="M612 84V66m0 2h16l-5 5 5 5h-16" fill="none" stroke="var(--ill-ink)" strokeWidth="2.5" />
      <circle cx="612" cy="152" r="13" fill="var(--ill-lit)" />
      <path d="M612 145v7l5 4" fill="none" stroke="var(--ill-ink)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M605 188a7 7 0 0 1 14 0v12h-14zM605 218a7 7 0 0 1 14 0v12h-14zM605 248a7 7 0 0 1 14 0v12h-14z"
        fill="var(--ill-lit)"
      />
      <g fill="var(--ill-near)">
        <circle cx="486" cy="246" r="26" />
        <circle cx="846" cy="246" r="22" />
        <circle cx="284" cy="254" r="20" />
      </g>
      <g fill="var(--ill-ink)">
        <circle cx="548" cy="256" r="18" opacity=".85" />
        <circle cx="892" cy="254" r="19" opacity=".85" />
      </g>
      <path
        d="M486 246v44M548 256v34M846 246v44M892 254v36M284 254v36"
        stroke="var(--ill-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 284h960v16H0z" fill="var(--ill-ink)" />
      <path
        d="M452 118q7-7 14 0q7-7 14 0M492 96q5-5 10 0q5-5 10 0"
        fill="none"
        stroke="var(--ill-near)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Banner({ id, title, text, href, button }: Props & { id: string }) {
  return (
    <li id={id} className="banner">
      <Morning />
      <div className="relative p-8 max-sm:p-5">
        <h2 className="pr-24 text-24 max-sm:text-18">{title}</h2>
        <p className="mt-2 max-w-96 text-14">{text}</p>
        <a className="btn btn-filled mt-4" href={href}>
          {button}
          <ArrowRight size={16} aria-hidden />
        </a>
      </div>
    </li>
  );
}

const idAt = (at: number) => `banner-${at + 1}`;

/** The banner in view. */
const seenIn = (list: HTMLElement) => Math.round(list.scrollLeft / list.clientWidth);

/** Operators' banners, one at a time and moved manually only: by swiping, or by dots that are links without scripts. */
export function Banners({ banners }: { banners: readonly Props[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(0);
  // The URL may have selected another one before hydration.
  useEffect(() => {
    if (list.current) setSeen(seenIn(list.current));
  }, []);
  return (
    <div className="banner-frame">
      <ul ref={list} className="banners" aria-label="专区" onScroll={(event) => setSeen(seenIn(event.currentTarget))}>
        {banners.map((banner, at) => (
          <Banner key={banner.href + banner.title} id={idAt(at)} {...banner} />
        ))}
      </ul>
      {banners.length > 1 && (
        <nav className="banner-dots" aria-label="切换专区">
          {banners.map(({ href, title }, at) => (
            <a
              key={href + title}
              href={`#${idAt(at)}`}
              aria-current={at === seen ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idAt(at))?.scrollIntoView({ block: 'nearest', inline: 'start' });
              }}
            >
              <span className="sr-only">{title}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
