-- Initial lists, which operators edit in the console. Inserted into empty lists only.
INSERT INTO review_reason (id, queue, label, body, position, active)
SELECT (random() * 8e17)::bigint + 1e17::bigint, queue, label, body, row_number() OVER (PARTITION BY queue), true
FROM (VALUES
  ('companies', '证照不清', '证照照片不清晰或不完整，请重新上传后提交'),
  ('companies', '名称不符', '单位名称与证照上的名称不一致，请核对后重新提交'),
  ('companies', '代码不符', '统一社会信用代码与证照不一致，请核对后重新提交'),
  ('companies', '类型不符', '所选单位类型与办学许可不一致，请修改后重新提交'),
  ('companies', '重复登记', '该单位已入驻，请搜索单位名称后申请加入'),
  ('changes', '缺少证明', '变更名称或类型需要主管部门的批复，请补充后重新提交'),
  ('changes', '证照不符', '变更内容与证照不一致，请核对后重新提交'),
  ('posts', '薪资不明', '请写明薪资范围或计薪方式，避免只写“面议”或“高薪”'),
  ('posts', '歧视性条件', '职位含有性别、婚育、户籍、民族等限制，请删除后重新提交'),
  ('posts', '收取费用', '不得以押金、报名费、培训费等名义向求职者收费'),
  ('posts', '疑似招转培', '内容涉及付费培训或培训贷，不属于招聘，请删除'),
  ('posts', '站外联系', '请删除职位描述里的微信、QQ、手机号，在平台内沟通'),
  ('posts', '描述过短', '请补充工作内容、任职条件和待遇，方便老师判断'),
  ('reports', '内容违规', '经核实，职位内容与实际不符，已按平台规则处理'),
  ('reports', '沟通不当', '沟通中出现不当言论，请遵守平台沟通规范，再次出现将停用账号'),
  ('reports', '索要费用', '向求职者索要费用违反平台规则，请立即停止')
) AS reason (queue, label, body)
WHERE NOT EXISTS (SELECT FROM review_reason);

INSERT INTO sensitive_word (id, word, level, note, active, updated_at)
SELECT (random() * 8e17)::bigint + 1e17::bigint, word, level, note, true, now()
FROM (VALUES
  ('押金', 'review', '不得向求职者收取'),
  ('保证金', 'review', '不得向求职者收取'),
  ('服装费', 'review', '不得向求职者收取'),
  ('扣押证件', 'refuse', '违反劳动合同法'),
  ('扣押身份证', 'refuse', '违反劳动合同法'),
  ('刷单', 'refuse', '诈骗'),
  ('日结兼职', 'review', '多为虚假招聘'),
  ('限男性', 'review', '性别歧视'),
  ('限女性', 'review', '性别歧视'),
  ('已婚已育优先', 'review', '婚育歧视'),
  ('加微信', 'warn', '引向站外')
) AS word (word, level, note)
WHERE NOT EXISTS (SELECT FROM sensitive_word);

INSERT INTO training_rule (id, words, within, level, note, active, updated_at)
SELECT (random() * 8e17)::bigint + 1e17::bigint, words, within, level, note, true, now()
FROM (VALUES
  (ARRAY['培训', '贷款'], 20, 'refuse', '培训贷'),
  (ARRAY['培训', '分期'], 20, 'refuse', '培训贷'),
  (ARRAY['先培训', '上岗'], 12, 'review', '以招聘为名招生'),
  (ARRAY['学费', '工资', '抵扣'], 30, 'review', '以工资抵扣培训费'),
  (ARRAY['包就业', '培训'], 20, 'review', '以招聘为名招生')
) AS rule (words, within, level, note)
WHERE NOT EXISTS (SELECT FROM training_rule);
