import PDFDocument from 'pdfkit';
import { yuanText } from '#contract/money.ts';
import { fontFile } from '#packages/typeset/faces.ts';
import type { WageSlip } from '../contract/wage-shapes.ts';
import { eventText, quantityText } from '../contract/wage-words.ts';
import type { Link } from './fact-chain.ts';

interface Proof {
  slip: WageSlip;
  /** Label of the state. */
  label: string;
  /** SHA-256 of the slip's facts, the start of the hash chain. */
  start: string;
  links: readonly Link[];
  evidence: readonly { name: string; hash: string }[];
  at: Date;
}

const [LEFT, WIDTH] = [56, 483];
const [INK, SOFT, LINE] = ['#1a2233', '#5f6b7e', '#d3dae6'];

const time = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });
const sideNames = { seeker: '教师', recruiter: '学校' } as const;
type Doc = InstanceType<typeof PDFDocument>;

function heading(doc: Doc, text: string): void {
  doc.moveDown(0.9).font('bold').fontSize(12).fillColor(INK).text(text, LEFT);
  const y = doc.y + 3;
  doc
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke();
  doc.y = y + 5;
  doc.font('regular').fontSize(9.5);
}

/** A line with its label on the left and its value on the right. */
function line(doc: Doc, left: string, right: string): void {
  const y = doc.y;
  doc.fillColor(SOFT).text(left, LEFT, y, { width: 330 });
  const below = doc.y;
  doc.fillColor(INK).text(right, LEFT + 330, y, { width: WIDTH - 330, align: 'right' });
  doc.y = Math.max(below, doc.y) + 2;
}

function hashLine(doc: Doc, hash: string): void {
  doc.fontSize(7.5).fillColor(SOFT).text(`SHA-256 ${hash}`, LEFT, doc.y, { width: WIDTH });
  doc.fontSize(9.5).moveDown(0.35);
}

function amounts(doc: Doc, slip: WageSlip): void {
  const { unit } = slip;
  heading(doc, '课时');
  for (const { day, quantity, fen, note } of slip.lines)
    line(doc, [day, quantityText(quantity, unit), note].filter(Boolean).join('　'), yuanText(fen));
  heading(doc, '金额（元）');
  line(doc, `课时费 ${quantityText(slip.quantity, unit)} × ${yuanText(slip.rateFen)}`, yuanText(slip.payFen));
  for (const { kind, name, fen } of slip.items) line(doc, name, `${kind === 'deduct' ? '−' : ''}${yuanText(fen)}`);
  line(doc, '应发', yuanText(slip.grossFen));
  line(doc, '扣项', yuanText(slip.deductionFen));
  doc.font('bold').fontSize(12);
  line(doc, '实发', yuanText(slip.netFen));
}

function trail(doc: Doc, { slip, start, links, evidence }: Proof): void {
  heading(doc, '经过');
  doc.fillColor(SOFT).text('工资条内容');
  hashLine(doc, start);
  for (const { event, hash } of links) {
    const who = `${sideNames[event.side]} ${event.name}`;
    doc
      .fillColor(INK)
      .text([time.format(new Date(event.at)), who, eventText(event), event.note].filter(Boolean).join('　'), LEFT);
    hashLine(doc, hash);
  }
  if (evidence.length === 0) return;
  heading(doc, '异议证据');
  doc.fillColor(INK).text(`异议说明：${slip.disputeReason}`, LEFT).moveDown(0.3);
  for (const { name, hash } of evidence) {
    doc.fillColor(INK).text(name, LEFT);
    hashLine(doc, hash || '文件已不存在');
  }
}

/** Prints the proof of a slip. Each hash covers the previous one, so any change invalidates the rest. */
export async function printProof(proof: Proof): Promise<Buffer> {
  const { slip, label, at } = proof;
  const info = { Title: `工资条 ${slip.month}`, Author: slip.companyName, CreationDate: at };
  const doc = new PDFDocument({ size: 'A4', margins: { top: 52, bottom: 52, left: LEFT, right: LEFT }, info });
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, fontFile(weight));
  const parts: Buffer[] = [];
  const ended = new Promise<void>((done) => {
    doc.on('data', (chunk: Buffer) => void parts.push(chunk)).on('end', done);
  });
  doc.font('bold').fontSize(18).fillColor(INK).text(`工资条 ${slip.month}`, LEFT);
  doc.font('regular').fontSize(9.5).fillColor(SOFT).text(`${label}　编号 ${slip.id}`);
  if (slip.previousId) doc.text(`更正自 ${slip.previousId}`);
  heading(doc, '双方');
  line(doc, '单位', slip.companyName);
  line(doc, '教师', slip.personName);
  line(doc, '岗位', slip.postTitle);
  amounts(doc, slip);
  trail(doc, proof);
  doc.moveDown().fontSize(8).fillColor(SOFT);
  doc.text(
    `导出于 ${time.format(at)}。每一行的散列由上一行的散列与本行内容算出，改动任何一处，其后的散列都对不上。`,
    LEFT,
  );
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
