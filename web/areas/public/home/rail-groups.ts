import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import Building from 'lucide-react/icons/building-2';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Landmark from 'lucide-react/icons/landmark';
import Presentation from 'lucide-react/icons/presentation';
import Shapes from 'lucide-react/icons/shapes';
import Wrench from 'lucide-react/icons/wrench';
import type { ComponentType } from 'react';
import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { type RoleCode, staffRoles } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';

export interface RailGroup {
  label: string;
  icon: ComponentType<{ size?: number; className?: string }>;
  /** Posts of these stages; empty for the group of staff roles. */
  stages: StageCode[];
  roles: RoleCode[];
  tenures: TenureCode[];
  types: CompanyTypeCode[];
}

const school: TenureCode[] = ['establishment', 'quota', 'agency', 'contract', 'retired'];
const college: TenureCode[] = ['establishment', 'track', 'annual', 'agency', 'postdoc'];
const market: TenureCode[] = ['private', 'hourly', 'intern'];

const schools: CompanyTypeCode[] = ['public-school', 'private-school', 'international-school', 'bureau'];
const universities: CompanyTypeCode[] = ['public-university', 'private-university', 'joint-university'];

/** Popular benefits, independent of 学段. */
export const railBenefits: BenefitCode[] = [
  'settlement',
  'apartment',
  'children-school',
  'vacation',
  'annuity',
  'household-register',
];

/** The categories of the home page: from 学段 to 学科, 岗位 and 编制. */
export const railGroups: RailGroup[] = [
  {
    label: '学前教育',
    icon: Baby,
    stages: ['preschool', 'nursery'],
    roles: ['kindergarten', 'nurse', 'head'],
    tenures: ['establishment', 'quota', 'private'],
    types: ['public-kindergarten', 'inclusive-kindergarten', 'private-kindergarten', 'nursery'],
  },
  {
    label: '小学',
    icon: Shapes,
    stages: ['primary'],
    roles: ['teacher', 'homeroom', 'substitute', 'psychologist'],
    tenures: school,
    types: schools,
  },
  {
    label: '初中',
    icon: BookOpen,
    stages: ['junior'],
    roles: ['teacher', 'homeroom', 'researcher', 'substitute'],
    tenures: school,
    types: schools,
  },
  {
    label: '高中',
    icon: GraduationCap,
    stages: ['senior'],
    roles: ['teacher', 'homeroom', 'researcher', 'coach'],
    tenures: school,
    types: schools,
  },
  {
    label: '中职技工',
    icon: Wrench,
    stages: ['vocational'],
    roles: ['teacher', 'practice', 'homeroom'],
    tenures: school,
    types: ['secondary-vocational', 'technician'],
  },
  {
    label: '高职',
    icon: Presentation,
    stages: ['higher-vocational', 'vocational-undergraduate'],
    roles: ['teaching-first', 'counsellor', 'ideology', 'lab'],
    tenures: college,
    types: ['higher-vocational', 'vocational-university'],
  },
  {
    label: '高校',
    icon: Landmark,
    stages: ['undergraduate', 'postgraduate'],
    roles: ['teaching-research', 'research-only', 'postdoc', 'counsellor'],
    tenures: college,
    types: universities,
  },
  {
    label: '特殊教育',
    icon: HeartHandshake,
    stages: ['special', 'correctional'],
    roles: ['teacher', 'resource'],
    tenures: ['establishment', 'quota', 'private'],
    types: ['special-school', 'correctional-school'],
  },
  {
    label: '校外培训',
    icon: Building,
    stages: ['training', 'continuing'],
    roles: ['lecturer', 'curriculum', 'consultant'],
    tenures: market,
    types: ['subject-training', 'interest-training', 'vocational-training', 'edtech'],
  },
  {
    label: '教辅后勤',
    icon: ClipboardList,
    stages: [],
    roles: [...staffRoles],
    tenures: school,
    types: ['public-school', 'public-university', 'bureau', 'youth-palace'],
  },
];
