import type PDFDocument from 'pdfkit'
import { code128 } from '../../rules/papers/code-128.ts'

export interface Label {
  shop: string
  /** '' where the shop has no address. */
  sender: { name: string; address: string }
  carrier: string
  /** What the barcode says: the parcel's number, or the order's while it has none. */
  barcode: string
  orderCode: string
  consignee: string
  phone: string
  address: string
  remark: string
  items: { name: string; spec: string; units: number }[]
  /** This page of an order, and how many there are. */
  page: number
  pages: number
  words: { to: string; from: string; order: string; more: (kinds: number) => string }
}

/** A6 in points. */
export const labelSize: [number, number] = [297.64, 419.53]
const left = 16
const width = labelSize[0] - 2 * left
const itemsTop = 290
const itemHeight = 13
const mostItems = 8

type Doc = InstanceType<typeof PDFDocument>

function drawRule(doc: Doc, y: number) {
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.6)
    .stroke('#000')
}

/** Bars of whole modules; the margins of the page are its quiet zones. */
function drawBarcode(doc: Doc, text: string, y: number, height: number) {
  const { bars, width: modules } = code128(text)
  const module = Math.min(1.6, (width - 12) / modules)
  const start = (labelSize[0] - modules * module) / 2
  for (const bar of bars) doc.rect(start + bar.from * module, y, bar.width * module, height)
  doc.fill('#000')
}

/** One line, cut where there is no more room. */
function drawLine(
  doc: Doc,
  text: string,
  at: { x: number; y: number; width: number; size: number; align?: 'right' | 'center' },
) {
  const { x, y, width: room, size, align } = at
  doc.fontSize(size).text(text, x, y, {
    width: room,
    height: size * 1.2,
    ellipsis: true,
    lineBreak: true,
    ...(align ? { align } : {}),
  })
}

/** Several lines, smaller where they would not fit otherwise. */
function drawBlock(
  doc: Doc,
  text: string,
  at: { x: number; y: number; width: number; height: number; size: number },
) {
  let { size } = at
  while (size > 8 && doc.fontSize(size).heightOfString(text, { width: at.width }) > at.height) size -= 1
  doc.fontSize(size).text(text, at.x, at.y, { width: at.width, height: at.height, ellipsis: true })
}

function drawItems(doc: Doc, { items, words }: Label) {
  const shown = items.length > mostItems ? items.slice(0, mostItems - 1) : items
  for (const [place, { name, spec, units }] of shown.entries()) {
    const y = itemsTop + 22 + place * itemHeight
    drawLine(doc, [name, spec].filter(Boolean).join('  '), { x: left, y, width: width - 40, size: 9 })
    drawLine(doc, `× ${units}`, { x: left + width - 36, y, width: 36, size: 9, align: 'right' })
  }
  if (shown.length < items.length)
    drawLine(doc, words.more(items.length - shown.length), {
      ...{ x: left, y: itemsTop + 22 + shown.length * itemHeight, width, size: 9 },
    })
}

/** Draws a label on the current page. */
export function drawLabel(doc: Doc, label: Label): void {
  const { words } = label
  doc.font('label').fillColor('#000')
  drawLine(doc, label.carrier, { x: left, y: 14, width: width - 50, size: 15 })
  drawLine(doc, `${label.page} / ${label.pages}`, {
    x: left + width - 50,
    y: 18,
    width: 50,
    size: 10,
    align: 'right',
  })
  drawBarcode(doc, label.barcode, 42, 58)
  drawLine(doc.fillColor('#000'), label.barcode, { x: left, y: 104, width, size: 12, align: 'center' })
  drawRule(doc, 126)
  drawLine(doc, words.to, { x: left, y: 134, width: 50, size: 10 })
  drawLine(doc, `${label.consignee}  ${label.phone}`, { x: left + 52, y: 132, width: width - 52, size: 14 })
  drawBlock(doc, label.address, { x: left + 52, y: 153, width: width - 52, height: 56, size: 13 })
  drawRule(doc, 214)
  drawLine(doc, words.from, { x: left, y: 220, width: 50, size: 10 })
  const from = { x: left + 52, width: width - 52 }
  drawLine(doc, label.shop, { ...from, y: 219, size: 11 })
  drawLine(doc, label.sender.name, { ...from, y: 234, size: 9 })
  drawLine(doc, label.sender.address, { ...from, y: 246, size: 9 })
  drawBlock(doc, label.remark, { ...from, y: 259, height: 25, size: 9 })
  drawRule(doc, itemsTop - 4)
  drawLine(doc, `${words.order} ${label.orderCode}`, { x: left, y: itemsTop + 3, width, size: 9 })
  drawItems(doc, label)
}
