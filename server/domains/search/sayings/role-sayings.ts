import type { Saying } from './saying.ts';

const does = (role: string, said: string, label?: string): Saying => ({
  why: 'What the person does all day, as people outside the trade say it.',
  said,
  ...(label ? { label } : {}),
  means: { codes: { role } },
});

/** Professions by what they do, and the trade's own names that the lists do not have. */
export const roleSayings: Saying[] = [
  does(
    'canteen',
    `做饭 做饭的 煮饭 烧饭 做菜 烧菜 炒菜 掌勺 厨子 厨工 厨房 厨娘 大厨 大师傅 打饭 打菜 洗碗 洗菜 切菜 面点 面食 白案 红案 配餐
    管食堂 食堂管理 食堂主管 司务长 买菜 做饭阿姨 烧饭阿姨 做包子 帮厨 学校食堂 食堂工作 食堂岗位 食堂招聘 食堂人员 食堂管理员 食堂阿姨 食堂师傅 食堂大叔 食堂员工 食堂工 食堂帮工 炊事员 炊事 营养师 营养餐 做早餐 伙夫 餐厅 厨师长 帮厨的 切配 面点师傅 做面点 做点心 烘焙 洗碗工 洗碗阿姨 烧菜师傅 炒菜师傅 蒸饭 食堂`,
  ),
  does(
    'driver',
    '送孩子 接孩子 送学生 接送 开学校车 开车 开车的 开校车 开大巴 开班车 校车师傅 司机师傅 接送学生 接送孩子 接送车 校车驾驶员 校车司机 班车司机 大车司机 开面包车 开中巴 驾驶 大巴司机 客车司机 a1驾照 a照 b照 跑车',
  ),
  does(
    'boarding',
    `照顾住宿生 管住宿生 管睡觉 查房 管住宿 管宿舍 看宿舍 守宿舍 宿舍管理 宿舍管理员 宿管阿姨 宿管员 宿管老师 舍监 楼管 寝室管理 寝管 查寝 宿舍阿姨 管住校生 照顾住校生
    管寝室 生活指导 生活部 宿舍老师 公寓管理 公寓管理员 学生公寓管理 楼长 住宿老师 值夜老师 夜间值班 住校老师 生活辅导员`,
  ),
  does(
    'security',
    '监控室 看监控 值夜 守夜 看校门 管大门 看门 看门的 看大门 守门 守大门 门岗 值岗 站岗 巡逻 保卫 保卫科 安保人员 校警 护校 治安 门卫大爷 门卫大叔 保安大叔 保安大爷 传达室 收发室 守校门 守学校大门 秩序维护员 安全保卫 安全管理员 门卫室 消防员 消防',
  ),
  does(
    'repair',
    `修东西 修水电 修水管 修理 修理工 水电 水电工 电工 木工 维护 维护工 杂工 勤杂 勤杂工 修桌椅 修灯 修门窗 修空调 高压电工 低压电工 维修师傅 修理师傅 锅炉工 弱电工 焊工 后勤维修 物业维修 管道工`,
  ),
  {
    why: 'No code of its own: other logistics posts are the nearest.',
    said: '保洁 保洁员 保洁阿姨 打扫 打扫卫生 搞卫生 扫地 清洁 清洁工 清洁阿姨 卫生员 绿化工 园丁工 花工',
    label: '保洁',
    near: '后勤',
    means: { words: '保洁 清洁', within: { role: 'canteen security repair boarding driver' } },
  },
  {
    why: 'All that keeps a school running.',
    said: '后勤 后勤人员 后勤岗 总务 总务处 打杂 杂活 后勤工作',
    label: '后勤',
    means: { codes: { role: 'canteen security repair boarding driver' }, words: '后勤 总务' },
  },
  {
    why: 'Small children are looked after by 保育员 and 幼儿教师 alike.',
    said: `带娃 带娃的 带孩子 带小孩 带宝宝 带小朋友 看孩子 看小孩 看娃 哄孩子 哄娃 照顾孩子 照顾小孩 照看孩子 照看幼儿 照顾幼儿
    照顾小朋友 照看小朋友 看护孩子 看护幼儿 看护 照顾小孩子 照顾小孩儿 带小孩子 带小孩的 带幼儿 带宝宝的 照顾宝宝 照看宝宝 孩子王 和孩子打交道 跟孩子打交道 陪孩子玩 幼儿园阿姨 育儿`,
    label: '带孩子（保育、幼教）',
    means: { codes: { role: 'nurse kindergarten' } },
  },
  does('nurse', '保育 保育阿姨 生活阿姨 育婴 育婴师 育婴员 月嫂 哄睡 喂饭 换尿布 托育师 托育老师'),
  does('kindergarten', '幼儿园带班 幼儿园老师 幼儿园教师 带幼儿园 教幼儿园 教小朋友 教幼儿 幼教老师 幼师'),
  does('homeroom', '带班 带班级 当班主任 做班主任 管班级 班主任老师 班级管理'),
  {
    why: 'Outside school; the list has 托管 itself as 校外培训.',
    said: '晚托班 午托 午托班 小饭桌 课后托管 四点半 日托',
    label: '课后托管',
    means: { codes: { stage: 'training' } },
  },
  {
    why: 'At school in the afternoon: a duty that texts name.',
    said: '课后服务 课后延时 延时服务 延时班 延时课 课后辅导 放学后',
    label: '课后服务',
    near: '助教、学管',
    means: { words: '课后服务 延时服务', anywhere: true, within: { role: 'assistant student-care' } },
  },
  {
    why: 'Everything at a school but teaching.',
    said: '不教书 不教书的 不教课 不上课 不当老师 不做老师 不站讲台 非教学 非教学岗 非教师岗 不用教书 不用上课 不用讲课',
    label: '不要教学岗',
    means: {
      except: {
        role: 'teacher homeroom kindergarten substitute foreign coach lecturer assistant teaching-first teaching-research ideology practice resource',
      },
    },
  },
  {
    why: 'A wish about the duties of a class teacher.',
    said: '不带班 不带班级 不当班主任 不做班主任 不用当班主任 不担任班主任 不兼班主任',
    label: '不要班主任',
    means: { except: { role: 'homeroom' } },
  },
  {
    why: 'A programmer who teaches teaches 编程, or 信息技术 at a school.',
    said: '码农老师 码农 程序员老师 程序员 写代码',
    label: '编程、信息技术',
    means: { codes: { subject: 'coding it' } },
  },
  does(
    'it-support',
    '装系统 修网络 做网站 管服务器 网络中心 信息化中心 网信办 信息化 修电脑 维护电脑 网管 网络管理 网络管理员 网络维护 管机房 机房 机房管理 电教 电教员 管电脑 管设备 管多媒体 多媒体管理 修打印机 系统管理员 it运维 it 运维 电脑维护 信息中心 管网络 弱电',
  ),
  does(
    'administration',
    '文印 文印员 印试卷 打印 复印 接电话 客服 仓管 仓库 库管 采购 采购员 打字 打字员 文员 办公室文员 办公室 坐办公室 写材料 写公文 文书 秘书 前台 行政 行政岗 行政人员 行政老师 内勤 跑腿 接待 文秘 办公室工作 办公室人员 办公室行政 综合岗 综合管理 收发文件 做表格 党务 党建 干事',
  ),
  does('academic-affairs', '排课 排课的 管教务 教务处 教务员 教务岗 教务老师 教务管理 教学秘书 教学管理'),
  does(
    'finance',
    '管账 报账 报税 资产管理 财务会计 财务管理 做财务 算账 记账 做账 管钱 收钱 收费员 出纳 会计 财务 财务岗 审计',
  ),
  does(
    'library',
    '管图书 管图书馆 看图书馆 图书馆 图书室 图书管理 图书管理员 图书馆老师 图书馆管理员 借书还书 整理图书 借书 阅览室',
  ),
  does('archives', '整理档案 管档案 档案室 档案管理 档案员'),
  does(
    'doctor',
    '包扎 量体温 晨检 保健 校医 校医院 医务室 保健医 保健室 打针 管医务室 卫生保健 学校医生 校医老师 医务老师 医务 保健老师 看病 护士 护理 医生 大夫 卫生室 卫生老师 急救',
  ),
  does(
    'psychologist',
    '疏导学生 心理疏导 做心理咨询 陪学生聊天 心理老师 心理教师 心理咨询 心理咨询师 心理辅导老师 谈心 开导学生 心理健康老师 心理健康教师',
  ),
  does('personnel', '人事 人事岗 人事处 hr 人力 人力资源 招人的'),
  does('admissions', '拉学生 招学生 招生 招生老师 招生办 招生专员 招生咨询 招生宣传 招生主管 招生主任 地推 招生处'),
  does(
    'employment',
    '就业办 升学指导 升学规划 升学指导老师 生涯规划 生涯规划师 生涯指导 志愿填报 就业指导 就业老师 帮学生找工作',
  ),
  {
    why: 'Selling courses is done by 顾问 and 招生.',
    said: '卖课 推课 推销课程 卖课的 销售 电销 电话销售 课程销售 教育销售 课程顾问 学习顾问 咨询师 做销售 课程咨询',
    label: '课程顾问',
    means: { codes: { role: 'consultant admissions' } },
  },
  does(
    'editor',
    '写书 编书 改稿 校对 编教材 编教辅 编题 出题 命题 命题员 组稿 教材编辑 编教辅 编辑 图书编辑 教辅编辑 出版 审稿',
  ),
  does(
    'curriculum',
    '写教案 写课件 做课件 课程研发 做ppt 做教案 写教材 课研 磨课 教学研发 教研研发 课程开发 研发课程 教材编写 教研产品 课程设计',
  ),
  does(
    'product',
    '设计 美工 摄影 录课 剪片 做海报 运营 新媒体 新媒体运营 拍视频 拍短视频 写推文 做视频 剪视频 剪辑 短视频 公众号 直播带货 直播运营 主播 产品经理 写文案',
  ),
  does(
    'moral-education',
    '管纪律 抓纪律 德育 德育处 大队辅导员 少先队辅导员 少先队 大队部 团委 团委书记 团委老师 政教 政教处 学生处 管学生 训导',
  ),
  does(
    'student-care',
    '督学 学管 学管师 班主任助理 陪学 伴学 课后管理 学习规划师 学习管理师 学习规划 班主任助教 社群老师',
  ),
  does(
    'assistant',
    '助教 改作业 批作业 批改作业 辅导作业 陪写作业 盯写作业 写作业辅导 晚辅老师 晚托老师 午托老师 托管老师 作业班老师 看作业 盯作业 教学助手 助理教师 作业辅导',
  ),
  does(
    'resource',
    '影子老师 陪读 陪读老师 资源老师 资源教师 巡回指导 康复师 康复训练师 言语训练 感统老师 照顾特殊孩子',
  ),
  does(
    'coach',
    '训练学生 带训练 带队训练 带校队 健身教练 轮滑教练 滑冰教练 网球教练 羽毛球教练 乒乓球教练 体能教练 体适能教练 教练 当教练 运动教练 体育教练 篮球教练 游泳教练 足球教练 武术教练 跆拳道教练 竞赛教练',
  ),
  does(
    'lab',
    '管实验室 实验室 做实验 实验员 实验室管理 实验老师 实验教师 实验技术 准备实验 实验室老师 物理实验员 化学实验员 生物实验员',
  ),
  does('research-only', '专职研究员 搞科研 做科研 搞研究 做研究 科研岗 专职科研 研究岗 研究员岗'),
  does('research-assistant', '科研财务助理 项目助理 实验助理 课题助理 科研助理 研究助理 科研秘书 课题组助理'),
  does(
    'postdoc',
    '博士后 博后 进站 师资博士后 全职博士后 在职博士后 博士后流动站 博士后工作站 流动站 出站博士后 师资博后',
  ),
  does(
    'counsellor',
    '专职辅导员 兼职辅导员 男辅导员 女辅导员 研究生辅导员 学生工作岗 辅导员 大学辅导员 高校辅导员 带大学生 管大学生 学生辅导员 导员 学工 学工岗 学工处 学生工作',
  ),
  does('foreign', '外教 外籍老师 外籍教师 老外 外国老师'),
  does('head', '当校长 校长 园长 当园长 一把手 执行校长 执行园长'),
  does('deputy-head', '副校长 副园长 二把手 保教主任'),
  does('middle', '年级主任 年级组长 教导主任 中层 中层干部 年级部主任 学部主任'),
  does('researcher', '教研员 教研组长 备课组长 教研室 教研岗 搞教研 做教研'),
  does('practice', '带实训 实训 实训老师 实训教师 实训指导 实习指导 带实习 实操老师 车间师傅'),
  does('lecturer', '讲课 主讲 讲师 直播讲师 直播课 线上讲师 网课讲师 培训讲师 网课老师 主讲老师 直播老师 网课 培训师'),
];
