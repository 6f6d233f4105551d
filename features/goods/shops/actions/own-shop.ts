import { briefProducts, bumpCatalogVersion, picturePath } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, OutputOf, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { clockOfMinute, mallDay, minuteOfClock } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { isShopHoliday } from '@hojip/policy'
import { claimUploads, releaseUploads, type ClaimReason } from '@hojip/uploads'
import type { ShopsCalls } from '../contract.ts'
import { shopsRefusals as r } from '../refusals.ts'
import { editedTexts, isNoticeDay, shortNames, writtenTexts } from '../rules/face.ts'
import { holdShopNames, isNameTaken, shopFace, writeShopFace, type ShopFace } from '../store.ts'

type Form = ParsedInputOf<ShopsCalls['POST /bizConsole/saveOwnShop']>
type Saved = { version: number }
type NotSaved = Refusal<
  | ClaimReason
  | 'shops/changed'
  | 'shops/nameMissing'
  | 'shops/nameTaken'
  | 'shops/holidayWrong'
  | 'shops/noticeOver'
  | 'shops/productGone'
>

export async function readOwnShop(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  locale: Locale,
): Promise<OutputOf<ShopsCalls['GET /bizConsole/queryOwnShop']>> {
  const shopId = viewer.shopId!
  const face = (await shopFace(db, shopId))!
  const chosen = await briefProducts(db, shopId, face.chosen)
  const { slug, version, mark, hue, logo, banner, noticeUntil, sendsOn, holiday } = face
  return {
    pkId: shopId,
    slug,
    version,
    mark,
    hue,
    logo,
    banner,
    noticeUntil,
    sendsOn,
    holiday,
    names: editedTexts(face.name),
    intros: editedTexts(face.intro),
    scopes: editedTexts(face.scope),
    notices: editedTexts(face.notice),
    sendsUntil: clockOfMinute(face.sendsUntilMinute),
    chosenIds: chosen.map(({ id }) => id),
    chosen: chosen.map((one) => ({
      pkId: one.id,
      goodsName: textIn(one.name, locale),
      goodsPic: picturePath(one.picture),
      price: fenToYuan(one.priceFen),
      isOnSale: one.isOnSale,
    })),
  }
}

function at(field: string) {
  return { fields: [{ field, problem: '' }] }
}

/** The form as it is stored; a refusal names the field. */
function faceOf(
  form: Form,
  today: string,
): ShopFace | Refusal<'shops/holidayWrong' | 'shops/nameMissing' | 'shops/noticeOver'> {
  if (shortNames(form.names).length > 0) return refuse(r.nameMissing, {}, at('names'))
  const notice = writtenTexts(form.notices)
  const hasNotice = Object.keys(notice).length > 0
  if (hasNotice && (form.noticeUntil === null || !isNoticeDay(form.noticeUntil, today)))
    return refuse(r.noticeOver, {}, at('noticeUntil'))
  if (form.holiday && !isShopHoliday(form.holiday, today)) return refuse(r.holidayWrong, {}, at('holiday'))
  return {
    name: { ...form.names, ...writtenTexts(form.names) },
    intro: writtenTexts(form.intros),
    scope: writtenTexts(form.scopes),
    mark: form.mark,
    hue: form.hue,
    logo: form.logo,
    banner: form.banner,
    notice,
    noticeUntil: hasNotice ? form.noticeUntil : null,
    sendsOn: form.sendsOn,
    holiday: form.holiday,
    // The contract accepts nothing but times; midnight would never be reached by an order.
    sendsUntilMinute: Math.max(1, minuteOfClock(form.sendsUntil, true)!),
    chosen: [...new Set(form.chosenIds)],
  }
}

/** New pictures become the shop's, those it no longer shows are deleted. */
async function changePictures(
  tools: Tools,
  tx: Tx,
  userId: string,
  { before, face }: { before: ShopFace; face: ShopFace },
): Promise<Refusal<ClaimReason> | undefined> {
  for (const field of ['logo', 'banner'] as const) {
    if (face[field] === before[field]) continue
    const urls = face[field] ? [face[field]] : []
    const claimed = await claimUploads(tx, userId, urls, 'shop', 1, { field })
    if (isRefusal(claimed)) return claimed
    if (before[field]) await releaseUploads(tools, tx, [before[field]])
  }
  return undefined
}

async function save(
  tools: Tools,
  tx: Tx,
  { userId, shopId }: { userId: string; shopId: string },
  { version, face }: { version: number; face: ShopFace },
): Promise<Saved | NotSaved> {
  await holdShopNames(tx)
  const before = (await shopFace(tx, shopId))!
  if (before.version !== version) return refuse(r.changed, {}, { now: before.version })
  for (const name of new Set(Object.values(face.name)))
    if (await isNameTaken(tx, name, shopId)) return refuse(r.nameTaken, { name }, at('names'))
  const own = await briefProducts(tx, shopId, face.chosen)
  if (own.length < face.chosen.length) return refuse(r.productGone, {}, at('chosenIds'))
  const refused = await changePictures(tools, tx, userId, { before, face })
  if (refused) return refused
  const next = await writeShopFace(tx, shopId, version, face)
  if (next === undefined) return refuse(r.changed, {}, { now: version })
  // Lists, product pages and cached answers show the shop too.
  await bumpCatalogVersion(tx)
  return { version: next }
}

/** All of the shop's page at once. Of two editors the second is refused, and nothing of theirs is stored. */
export async function saveOwnShop(
  tools: Tools,
  form: Form,
  { viewer, note }: Pick<CallContext, 'note'> & { viewer: Viewer },
): Promise<Saved | NotSaved> {
  const face = faceOf(form, mallDay(tools.clock.nowMs()))
  if (isRefusal(face)) return face
  const who = { userId: viewer.userId, shopId: viewer.shopId! }
  const done = await inTransaction(tools.db, (tx) => save(tools, tx, who, { version: form.version, face }))
  if (!isRefusal(done)) note?.({ subject: { shop: face.name['zh-CN'] } })
  return done
}
