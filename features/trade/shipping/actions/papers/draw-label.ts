import { code128 } from '../../rules/papers/code-128.ts'
import { drawCutLine, drawWhole, drawWholeLine, type Doc } from './text/draw-text.ts'

export interface Label {
  shop: string
  /** '' where the shop has no address. */
  sender: { name: string; phone: string; address: string }
  carrier: string
  /** The content of the barcode: the parcel's number, or the order's while it has none. */
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
  words: { to: string; from: string; remark: string; order: string; more: (kinds: number) => string }
}

/** A6 in points. */
export const labelSize: [number, number] = [297.64, 419.53]
const left = 16
const width = labelSize[0] - 2 * left
/** Beside the headings. */
const inner = { x: left + 56, width: width - 56 }
const itemsTop = 304
const itemHeight = 13
const mostItems = 7

function drawRule(doc: Doc, y: number, from = left) {
  doc
    .moveTo(from, y)
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

function drawHeading(doc: Doc, text: string, y: number) {
  drawWholeLine(doc, text, { x: left, y, width: 52, size: 10 })
}

function drawItems(doc: Doc, { items, words }: Label) {
  const top = itemsTop + 17
  const shown = items.length > mostItems ? items.slice(0, mostItems - 1) : items
  for (const [place, { name, spec, units }] of shown.entries()) {
    const y = top + place * itemHeight
    drawCutLine(doc, [name, spec].filter(Boolean).join('  '), { x: left, y, width: width - 44, size: 9 })
    drawWholeLine(doc, `× ${units}`, { x: left + width - 40, y, width: 40, size: 9, align: 'right' })
  }
  if (shown.length < items.length)
    drawCutLine(doc, words.more(items.length - shown.length), {
      x: left,
      y: top + shown.length * itemHeight,
      width,
      size: 9,
    })
}

function drawConsignee(doc: Doc, { words, consignee, phone, address }: Label) {
  drawHeading(doc, words.to, 122)
  drawWhole(doc, consignee, { ...inner, y: 119, height: 34, size: 14 })
  // On a line of its own: the carrier cannot deliver without it, however long a name is.
  drawWholeLine(doc, phone, { ...inner, y: 154, size: 15 })
  drawWhole(doc, address, { ...inner, y: 175, height: 50, size: 13 })
}

function drawSender(doc: Doc, { words, shop, sender }: Label) {
  drawHeading(doc, words.from, 234)
  drawWholeLine(doc, shop, { ...inner, y: 233, size: 11 })
  const phone = drawWholeLine(doc, sender.phone, { ...inner, y: 247, size: 9 })
  const taken = phone && phone + 8
  drawWholeLine(doc, sender.name, { x: inner.x + taken, width: inner.width - taken, y: 247, size: 9 })
  drawWhole(doc, sender.address, { ...inner, y: 259, height: 12, size: 9 })
}

/** Draws a label on the current page. */
export function drawLabel(doc: Doc, label: Label): void {
  const { words } = label
  doc.fillColor('#000')
  drawWholeLine(doc, label.carrier, { x: left, y: 14, width: width - 54, size: 15 })
  drawWholeLine(doc, `${label.page} / ${label.pages}`, {
    x: left + width - 50,
    y: 18,
    width: 50,
    size: 10,
    align: 'right',
  })
  drawBarcode(doc, label.barcode, 40, 50)
  drawWholeLine(doc.fillColor('#000'), label.barcode, { x: left, y: 94, width, size: 12, align: 'center' })
  drawRule(doc, 114)
  drawConsignee(doc, label)
  drawRule(doc, 229)
  drawSender(doc, label)
  drawRule(doc, 275)
  if (label.remark) drawHeading(doc, words.remark, 278)
  drawWhole(doc, label.remark, { ...inner, y: 278, height: 22, size: 9 })
  drawRule(doc, itemsTop - 2)
  drawWholeLine(doc, `${words.order} ${label.orderCode}`, { x: left, y: itemsTop + 2, width, size: 9 })
  drawItems(doc, label)
}
