import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { shopOrdersToPack } from '@hojip/orders'
import type { Note, PlainAnswer, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import PDFDocument from 'pdfkit'
import { mostOrdersOfPapers } from '../../contract/papers-calls.ts'
import { shippingRefusals as r } from '../../refusals.ts'
import { parcelsOfOrders, type ParcelRow } from '../../store.ts'
import type { ShippingTools } from '../tools.ts'
import { drawLabel, labelSize, type Label } from './draw-label.ts'
import { labelsOf } from './labels-of.ts'

/** Comes with the mall: labels look alike on every printer, and few machines have Chinese and Korean. */
const font = fileURLToPath(new URL('font/noto-sans-cjk-sc.otf', import.meta.url))

/** Draws one page after the other, and lets the server answer others in between. */
async function drawAll(doc: InstanceType<typeof PDFDocument>, labels: readonly Label[]): Promise<void> {
  doc.registerFont('label', font)
  for (const label of labels) {
    doc.addPage({ size: labelSize, margin: 0 })
    drawLabel(doc, label)
    await setImmediate()
  }
  doc.end()
}

/**
 * The labels of orders, in the order in which they were paid. They show the whole phone number, since a carrier needs
 * it; the log of what staff do says who printed them.
 */
export async function printLabels(
  { db, clock, senderOf }: Pick<ShippingTools, 'db' | 'clock' | 'senderOf'>,
  asked: { viewer: Viewer; locale: Locale; note?: Note },
  ids: readonly string[],
): Promise<PlainAnswer | Refusal<'shipping/orderGone'>> {
  const { viewer, locale, note } = asked
  const orders = await shopOrdersToPack(db, viewer, { ids, most: mostOrdersOfPapers })
  if (orders.length < new Set(ids).size) return refuse(r.orderGone)
  const parcels = new Map<string, ParcelRow[]>()
  for (const parcel of await parcelsOfOrders(db, ids))
    parcels.set(parcel.orderId, [...(parcels.get(parcel.orderId) ?? []), parcel])
  const sender = await senderOf(db, viewer)
  const labels = orders.flatMap((order) => labelsOf(order, parcels.get(order.id) ?? [], { locale, sender }))
  if (labels.length === 0) return refuse(r.orderGone)
  note?.({ subject: { orders: orders.length, labels: labels.length } })
  const doc = new PDFDocument({ autoFirstPage: false, size: labelSize, margin: 0 })
  doc.info.Title = `${orders[0]!.shopName[locale]} ${mallDay(clock.nowMs())}`
  void drawAll(doc, labels).catch((error: unknown) => doc.emit('error', error))
  return {
    statusCode: 200,
    contentType: 'application/pdf',
    fileName: `hojip-labels-${mallDay(clock.nowMs())}.pdf`,
    body: doc,
  }
}
