import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#web/paths.ts';

interface Props {
  title: string;
  text: string;
  cityCode: string | undefined;
}

/** A school at daybreak, in the flat tints of the tokens. */
function Morning() {
  return (
    <svg
      viewBox="0 0 640 260"
      className="absolute right-0 bottom-0 h-full max-w-full"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle cx="452" cy="132" r="92" fill="var(--ill-sun-2)" />
      <circle cx="452" cy="132" r="62" fill="var(--ill-sun)" />
      <path d="M0 214c80-40 150-44 236-20s180 10 404-26v92H0z" fill="var(--ill-far)" />
      <path d="M60 260v-70h52v-26h44v36h46v60zM560 260v-92h34v-22h40v114z" fill="var(--ill-mid)" />
      <path d="M268 248v-96h20v-34l16-26 16 26v34h16v96z" fill="var(--ill-ink)" />
      <circle cx="304" cy="136" r="9" fill="var(--ill-lit)" />
      <path d="M304 131v5h4" stroke="var(--ill-ink)" strokeWidth="1.5" fill="none" strokeLinecap="round" />
      <rect x="336" y="152" width="176" height="96" fill="var(--ill-near)" />
      <path d="M330 152h188l-16-16H346z" fill="var(--ill-ink)" />
      <g fill="var(--ill-lit)">
        <rect x="352" y="168" width="16" height="20" />
        <rect x="380" y="168" width="16" height="20" />
        <rect x="452" y="168" width="16" height="20" />
        <rect x="480" y="168" width="16" height="20" />
        <rect x="352" y="204" width="16" height="20" />
        <rect x="380" y="204" width="16" height="20" />
        <rect x="452" y="204" width="16" height="20" />
        <rect x="480" y="204" width="16" height="20" />
      </g>
      <path d="M412 248v-40a12 12 0 0 1 24 0v40z" fill="var(--ill-ink)" />
      <g fill="var(--ill-mid)">
        <circle cx="240" cy="212" r="20" />
        <circle cx="546" cy="208" r="24" />
        <circle cx="586" cy="222" r="16" />
      </g>
      <path d="M238 212h4v36h-4zM544 208h4v40h-4zM584 222h4v26h-4z" fill="var(--ill-ink)" />
      <path d="M0 244h640v16H0z" fill="var(--ill-ink)" />
    </svg>
  );
}

export function Banner({ title, text, cityCode }: Props) {
  return (
    <section className="banner" aria-label="专区">
      <Morning />
      <div className="relative p-8 max-sm:p-5">
        <h2 className="text-24 max-sm:text-18">{title}</h2>
        <p className="mt-2 max-w-90 text-14">{text}</p>
        <a className="btn btn-filled mt-4" href={paths.jobs({ tenure: 'establishment', cityCode })}>
          查看事业编制岗位
          <ArrowRight size={16} aria-hidden />
        </a>
      </div>
    </section>
  );
}
