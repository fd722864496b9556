import ExternalLink from 'lucide-react/icons/external-link';
import { hoursText } from '#contract/answers/answer-time.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { formatPhone } from '#contract/text.ts';
import { AnswerDays } from '#web/features/answers/answer-days.tsx';
import { Echo } from '#web/features/answers/echo.tsx';
import { Address, MapLink } from '#web/features/companies/address.tsx';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/section.tsx';
import { Stat } from '#web/ui/stat.tsx';
import type { CompanyData } from './load-company.ts';

type Company = CompanyData['company'];

function Benefits({ company }: { company: Company }) {
  const offered = labelsOf(benefits, company.benefits);
  if (offered.length === 0) return null;
  return (
    <Section title="福利待遇">
      <p className="flex flex-wrap gap-2">
        {offered.map((label) => (
          <span key={label} className="tag">
            {label}
          </span>
        ))}
      </p>
    </Section>
  );
}

/** 怎么到校: address, telephone and web site. */
function Way({ company: { regionName, address, website, facts } }: { company: Company }) {
  return (
    <Section title="怎么到校">
      <Address region={regionName} address={address} />
      <p className="mt-1.5 pl-6">
        <MapLink region={regionName} address={address} />
      </p>
      {facts.hotline && <p className="mt-2 text-14">电话 {formatPhone(facts.hotline)}</p>}
      {website && (
        <p className="mt-2 text-14">
          <a
            className="link inline-flex items-center gap-1"
            href={website}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            官方网站
            <ExternalLink size={13} aria-hidden />
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </p>
      )}
    </Section>
  );
}

/** How the school answers, what it offers, and where it is. */
export function CompanyTerms({ data: { company, answers } }: { data: CompanyData }) {
  return (
    <>
      <Answers company={company} answers={answers} />
      <Benefits company={company} />
      <Way company={company} />
    </>
  );
}

/** 回音: how the school answered in the last 30 days. */
function Answers({ company, answers }: Pick<CompanyData, 'company' | 'answers'>) {
  const rate = company.replyRate;
  if (!answers || rate === null)
    return (
      <Section id="answers" title="回音">
        <p className="text-14 text-ink-3">
          <Echo rate={rate} minutes={company.replyMinutes} />
        </p>
      </Section>
    );
  const { deliveries, days, medianHours } = answers;
  const [hours, unit] = medianHours === null ? ['–', ''] : hoursText(medianHours).split(' ');
  return (
    <Section id="answers" title="回音" note={<p>柱子：近 30 天，{deliveries} 份投递</p>}>
      <div className="mb-4 grid max-w-120 grid-cols-2 divide-x divide-line">
        <Stat large value={rate} unit="%" label="近 90 天回复率" />
        <div className="pl-5">
          <Stat large value={hours} unit={unit} label="一般多久答复" />
        </div>
      </div>
      <AnswerDays days={days} />
      <p className="mt-3 text-14">
        <a className="link" href={paths.answers()}>
          回复率怎么算，看红榜
        </a>
      </p>
    </Section>
  );
}
