import { picturePath } from '@hojip/catalog'
import { type BoughtName, chosenParams, valueParamsOf } from '@hojip/catalog/rules'
import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ReturnRule } from '@hojip/policy/contract'
import { returnText } from '@hojip/policy/return-texts'
import type { Snapshot } from '../../contract.ts'
import { ordersRefusals } from '../../refusals.ts'
import { snapshotOf, type SnapshotRow } from '../../store/read.ts'
import type { SnapshotContent } from '../../store/rows.ts'

const none = { 'zh-CN': '', 'en-US': '', 'ko-KR': '' }
/** What a snapshot shows that was stored before a field was, or none at all. */
const nothing: SnapshotContent = {
  selling: none,
  brand: none,
  gallery: [],
  params: [],
  story: [],
  bodyHtml: '',
}

/** The parameters of the bought option, as they were then. */
function paramsOf({ content, choice }: SnapshotRow, locale: Locale) {
  const { params, options = [] } = { ...nothing, ...content }
  const axes = options.map((axis) => ({ valueParams: valueParamsOf(axis, params, locale) }))
  const shown = params.map(([name, value]) => ({ name: textIn(name, locale), value: textIn(value, locale) }))
  return chosenParams(shown, axes, choice)
}

/** The fields that are stored with orders by `productFields`. */
function pageOf(found: SnapshotRow, locale: Locale): Pick<Snapshot, BoughtName> {
  const { selling, brand, gallery, story, bodyHtml } = { ...nothing, ...found.content }
  return {
    selling: textIn(selling, locale),
    goodsBrand: textIn(brand, locale),
    goodsImg: gallery.map(picturePath),
    goodsParam: paramsOf(found, locale),
    goodsDetail: story.map((block) => ({
      title: textIn(block.title, locale),
      text: textIn(block.text, locale),
      goodsDetailImg: picturePath(block.picture) || null,
    })),
    bodyHtml,
  }
}

/** A bought product as it was offered then, whatever has become of it since. */
export async function readSnapshot(
  tools: Tools,
  viewer: Viewer,
  { orderId, orderGoodsId }: { orderId: string; orderGoodsId: string },
  locale: Locale,
): Promise<Snapshot | Refusal<'orders/orderGone'>> {
  const found = await snapshotOf(tools.db, viewer, orderId, orderGoodsId)
  if (!found) return refuse(ordersRefusals.orderGone)
  const { line, boughtAt } = found
  return {
    ...returnsOf(line.returnRule, locale),
    goodsId: line.goodsId,
    goodsName: line.goodsName[locale],
    goodsSn: line.goodsSn,
    goodsSpec: line.choiceName[locale],
    goodsPic: line.picture ?? '',
    goodsPrice: fenToYuan(line.priceFen),
    goodsNum: line.quantity,
    payMoney: fenToYuan(line.payFen),
    orderTime: wireTime(boughtAt.getTime()),
    ...pageOf(found, locale),
  }
}

/** A rule of returns as the contracts describe it. */
export function returnsOf(rule: ReturnRule, locale: Locale) {
  return { returnRule: rule, returnText: returnText(rule)[locale] }
}
