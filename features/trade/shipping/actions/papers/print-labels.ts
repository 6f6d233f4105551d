import { setImmediate } from 'node:timers/promises'
import { shopOrdersToPack } from '@hojip/orders'
import type { Note, PlainAnswer, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import PDFDocument from 'pdfkit'
import { mostOrdersOfPapers } from '../../contract/papers-calls.ts'
import { shippingRefusals as r } from '../../refusals.ts'
import { parcelsOfOrders, type ParcelRow } from '../../store.ts'
import type { ShippingTools } from '../tools.ts'
import { drawLabel, labelSize, type Label } from './draw-label.ts'
import { labelsOf } from './labels-of.ts'
import { registerFonts } from './text/draw-text.ts'
import { charactersWithoutFont } from './text/fonts.ts'

/** Draws one page after the other, and lets the server answer others in between. */
async function drawAll(doc: InstanceType<typeof PDFDocument>, labels: readonly Label[]): Promise<void> {
  registerFonts(doc)
  for (const label of labels) {
    doc.addPage({ size: labelSize, margin: 0 })
    drawLabel(doc, label)
    await setImmediate()
  }
  doc.end()
}

interface LabeledOrder {
  id: string
  code: string
  labels: Label[]
}

/** The orders with their labels, in the order in which they were paid. */
async function labeledOrders(
  { db, senderOf }: Pick<ShippingTools, 'db' | 'senderOf'>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
  ids: readonly string[],
): Promise<LabeledOrder[] | Refusal<'shipping/orderGone'>> {
  const orders = await shopOrdersToPack(db, viewer, { ids, most: mostOrdersOfPapers })
  if (orders.length < new Set(ids).size) return refuse(r.orderGone)
  const parcels = new Map<string, ParcelRow[]>()
  for (const parcel of await parcelsOfOrders(db, ids))
    parcels.set(parcel.orderId, [...(parcels.get(parcel.orderId) ?? []), parcel])
  const sender = await senderOf(db, viewer)
  return orders.map((order) => ({
    id: order.id,
    code: order.code,
    labels: labelsOf(order, parcels.get(order.id) ?? [], { locale, sender }),
  }))
}

function textsOf({ shop, sender, consignee, phone, address, remark, items }: Label): string {
  const ofItems = items.flatMap(({ name, spec }) => [name, spec])
  return [shop, ...Object.values(sender), consignee, phone, address, remark, ...ofItems].join(' ')
}

/** The orders whose labels would have characters that no font has, so that people know before they print. */
export async function checkLabels(
  tools: Pick<ShippingTools, 'db' | 'senderOf'>,
  asked: { viewer: Viewer; locale: Locale },
  ids: readonly string[],
) {
  const orders = await labeledOrders(tools, asked, ids)
  if (isRefusal(orders)) return orders
  const list = orders.map(({ id, code, labels }) => ({
    pkId: id,
    orderCode: code,
    characters: charactersWithoutFont(labels.map(textsOf).join(' ')),
  }))
  return { list: list.filter(({ characters }) => characters.length > 0) }
}

/**
 * Labels as a PDF. They show the whole phone number, since a carrier needs it; the log of what staff do records who printed
 * them.
 */
export async function printLabels(
  { db, clock, senderOf }: Pick<ShippingTools, 'db' | 'clock' | 'senderOf'>,
  asked: { viewer: Viewer; locale: Locale; note?: Note },
  ids: readonly string[],
): Promise<PlainAnswer | Refusal<'shipping/orderGone'>> {
  const orders = await labeledOrders({ db, senderOf }, asked, ids)
  if (isRefusal(orders)) return orders
  const labels = orders.flatMap((order) => order.labels)
  const [first] = labels
  if (!first) return refuse(r.orderGone)
  asked.note?.({ subject: { orders: orders.length, labels: labels.length } })
  const doc = new PDFDocument({ autoFirstPage: false, size: labelSize, margin: 0 })
  doc.info.Title = `${first.shop} ${mallDay(clock.nowMs())}`
  void drawAll(doc, labels).catch((error: unknown) => doc.emit('error', error))
  return {
    statusCode: 200,
    contentType: 'application/pdf',
    fileName: `hojip-labels-${mallDay(clock.nowMs())}.pdf`,
    body: doc,
  }
}
