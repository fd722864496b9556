import { all, any, at, benefit, experience, type Label, role, says, stage, subject, tenure, title } from './labels.ts';

// A stage or subject counts by the post's own code or its title; a mention in the description does not.
export const preschool = any(stage('preschool'), title(/幼儿园|学前班/));
export const primary = any(stage('primary'), title(/小学/));
export const junior = any(stage('junior'), title(/初中/));
export const senior = any(stage('senior'), title(/高中/));
export const vocational = stage('vocational');
export const special = any(stage('special'), subject('special-education'), title(/特教|特殊教育/));
export const university = stage('higher-vocational', 'vocational-undergraduate', 'undergraduate', 'postgraduate');

const named = (code: string, pattern: RegExp): Label => any(subject(code), title(pattern));
export const chinese = named('chinese', /语文/);
export const math = named('math', /数学/);
export const english = named('english', /英语|英文|雅思|托福/);
export const physics = named('physics', /物理/);
export const chemistry = named('chemistry', /化学/);
export const biology = named('biology', /生物/);
export const history = named('history', /历史/);
export const geography = named('geography', /地理/);
export const politics = any(subject('politics', 'morality'), title(/政治|思政|道德与法治/));
export const morality = named('morality', /道德与法治|道法/);
export const music = named('music', /音乐/);
export const art = named('fine-arts', /美术/);
export const pe = named('pe', /体育/);
export const science = named('science', /科学教师|科学(代课|临聘|骨干)/);
export const psychology = named('psychology', /心理/);
export const coding = named('coding', /编程|科创/);

/** Posts that teach or guide learners. Laboratory, editorial and office posts are not among them. */
export const teaches = role(
  ...['teacher', 'homeroom', 'kindergarten', 'substitute', 'foreign', 'coach', 'lecturer', 'assistant', 'researcher'],
  ...['teaching-first', 'teaching-research', 'ideology', 'psychologist', 'resource', 'practice'],
);
/** '小学语文' means teaching it at that stage. */
export const post = (...labels: Label[]): Label => all(teaches, ...labels);

export const onPayroll = tenure('establishment');
/** 体制内: on the payroll, or equivalent. */
export const inSystem = tenure('establishment', 'quota', 'special-post', 'targeted');
/** Open to who has just graduated. */
export const graduates = any(experience('graduate', '0-1'), title(/届|校招|应届/), says(/应届/));
export const substitute = any(tenure('substitute'), role('substitute'), title(/代课|临聘/));

export const lodging = any(
  benefit('apartment'),
  says(/包食宿|包吃住|包住|提供(免费)?(食宿|住宿|宿舍|公寓)|教师公寓|免费住宿/),
);
export const meals = any(benefit('canteen'), says(/包食宿|包吃|包餐|免费(午|工作)?餐|餐补/));
export const weekend = any(benefit('weekend'), says(/双休/));
export const holidays = any(benefit('vacation'), says(/寒暑假/));
export const settling = any(benefit('settlement'), says(/安家费/));

export const beijing = at('110100');
export const shanghai = at('310100');
export const guangzhou = at('440100');
export const shenzhen = at('440300');
export const dongguan = at('441900');
export const huizhou = at('441300');
export const hangzhou = at('330100');
export const suzhou = at('320500');
export const nanjing = at('320100');
export const chengdu = at('510100');
export const wuhan = at('420100');
export const zhengzhou = at('410100');
