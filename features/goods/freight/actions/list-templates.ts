import { placeName } from '@hojip/regions/place-names'
import type { Db } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { ownName } from '../rules/places.ts'
import { wireOfRule } from '../rules/wire-rule.ts'
import { productsByTemplate, templatesOf } from '../store.ts'

export async function listTemplates(db: Db, viewer: Viewer, locale: Locale) {
  const [rows, products] = await Promise.all([templatesOf(db, viewer), productsByTemplate(db, viewer)])
  const list = rows.map(({ id, name, isDefault, version, rule, updatedAt }) => ({
    pkId: id,
    name,
    isDefault,
    version,
    goodsNum: (products.get(id) ?? 0) + (isDefault ? (products.get(null) ?? 0) : 0),
    ...wireOfRule(rule),
    gmtModified: wireTime(updatedAt.getTime()),
  }))
  const places = list.flatMap(({ groups, notTo }) => [...groups.flatMap((group) => group.places), ...notTo])
  const labels = places.map((place) => [place, placeName(ownName(place), locale)])
  return { list, labels: Object.fromEntries(labels) as Record<string, string> }
}
