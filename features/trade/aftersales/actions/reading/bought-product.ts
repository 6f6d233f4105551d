import type { Locale, LocalText } from '@hojip/platform/i18n'
import { fenToYuan, type Fen } from '@hojip/platform/money'

/** A bought line as stored with its order. */
interface Bought {
  goodsId: string
  skuId: string
  goodsName: LocalText
  choiceName: LocalText
  picture: string | null
  priceFen: Fen
  quantity: number
  payFen: Fen
}

/** The bought product in the caller's language. */
export function boughtProducts(line: Bought, locale: Locale) {
  return {
    goodsId: line.goodsId,
    goodsSpecId: line.skuId,
    goodsName: line.goodsName[locale],
    goodsSpec: line.choiceName[locale],
    goodsPic: line.picture ?? '',
    goodsPrice: fenToYuan(line.priceFen),
    goodsNum: line.quantity,
    payMoney: fenToYuan(line.payFen),
  }
}
