import { namedProduct } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { productHref, shopHref } from '@hojip/hrefs/browse'
import { sharedHref } from '@hojip/hrefs/sharing'
import type { Clock } from '@hojip/platform/clock'
import type { ParsedInputOf } from '@hojip/platform/http'
import { addressIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { qrPath } from '@hojip/platform/qr'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { briefShops } from '@hojip/shops'
import type { SharedLink, SharingCalls } from '../contract.ts'
import { sharingRefusals as r } from '../refusals.ts'
import { lifeMs } from '../rules/life.ts'
import { readShareCode, writeShareCode, type Shared } from './share-codes.ts'
import { minuteMs } from '@hojip/platform/clock'

export interface SharingTools {
  db: Db
  clock: Clock
  /** Signs the codes, see `shareKey`. */
  key: Buffer
  /** Those before it, which are still valid. */
  oldKeys: readonly Buffer[]
  /** The address of the mall, without a slash at its end. */
  publicUrl: string
  /** The mall's app: an address with `{path}` in place of the page's path; null where there is none. */
  appUrl: string | null
}

type Target = Pick<Shared, 'targetType' | 'targetId' | 'skuId'>

/** The app's address for the target. A shop's page is found by any last part of its path. */
function appUrlOf({ appUrl }: SharingTools, { targetType, targetId, skuId }: Target): string | null {
  if (appUrl === null) return null
  const path = targetType === 'goods' ? productHref(targetId, skuId ?? undefined) : shopHref(targetId, '-')
  return appUrl.replace('{path}', encodeURIComponent(path))
}

function linkOf(tools: SharingTools, code: string, shared: Shared, locale: Locale): SharedLink {
  const { targetType, targetId, skuId, sharedAtMs, priceFen } = shared
  const url = tools.publicUrl + addressIn(locale, sharedHref(code))
  return {
    targetType,
    targetId,
    ...(skuId !== null && { goodsSpecId: skuId }),
    code,
    url,
    qr: qrPath(url),
    appUrl: appUrlOf(tools, shared),
    sharedPrice: priceFen === null ? null : fenToYuan(priceFen),
    expireTime: wireTime(sharedAtMs + lifeMs),
  }
}

export async function createLink(
  tools: SharingTools,
  { targetType, targetId, goodsSpecId }: ParsedInputOf<SharingCalls['POST /appShare/createLink']>,
  locale: Locale,
): Promise<SharedLink | Refusal<'sharing/targetGone'>> {
  const { db, clock, key } = tools
  const product = targetType === 'goods' ? await namedProduct(db, targetId, goodsSpecId) : undefined
  const [shop] = targetType === 'shop' ? await briefShops(db, [targetId], 0, locale) : []
  if (!product && !shop) return refuse(r.targetGone)
  // The code holds minutes, and both calls name the same end.
  const sharedAtMs = Math.floor(clock.nowMs() / minuteMs) * minuteMs
  const shared = {
    targetType,
    targetId,
    sharedAtMs,
    skuId: product?.skuId ?? null,
    priceFen: product?.priceFen ?? null,
  }
  return linkOf(tools, writeShareCode(key, shared), shared, locale)
}

export async function resolveLink(
  tools: SharingTools,
  code: string,
  locale: Locale,
): Promise<SharedLink | Refusal<'sharing/linkBroken' | 'sharing/linkExpired'>> {
  const shared = readShareCode([tools.key, ...tools.oldKeys], code, tools.clock.nowMs())
  if (shared === 'broken') return refuse(r.linkBroken)
  if (shared === 'expired') return refuse(r.linkExpired)
  return linkOf(tools, code, shared, locale)
}
