import type { Tools } from '@hojip/db'
import { picturePath } from '@hojip/catalog'
import type { PageRequest } from '@hojip/platform/db'
import { shapes, type CallContext, type Viewer } from '@hojip/platform/http'
import { mallDay } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { daysUntil } from '../rules/periods.ts'
import { productsOf } from '../store/read.ts'

interface Asked extends PageRequest {
  days: number
  sort: 'pieces' | 'sales' | 'visitors'
}

/** The products of the caller's shop, best first. */
export async function readProductFigures(
  { db, clock }: Pick<Tools, 'clock' | 'db'>,
  { days, sort, ...at }: Asked,
  { viewer, locale }: CallContext & { viewer: Viewer },
) {
  const last = mallDay(clock.nowMs())
  const { first } = daysUntil(last, days)
  const { list, total } = await productsOf(
    db,
    { shopId: viewer.shopId!, first, last },
    { sort, locale, ...at },
  )
  return shapes.page(
    list.map(({ id, name, picture, salesFen, ...counts }) => ({
      goodsId: id,
      goodsName: name,
      pic: picturePath(picture),
      ...counts,
      sales: fenToYuan(salesFen),
    })),
    total,
    at,
  )
}
