import type { LocalText } from '@hojip/platform/i18n'

interface Carrier {
  /** Kuaidi100's code. */
  code: string
  name: LocalText
  phone: string
}

function carrier(code: string, zh: string, en: string, ko: string, phone: string): Carrier {
  return {
    code,
    name: { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko },
    phone,
  }
}

/** The carriers a shop may ship with. */
export const carriers: readonly Carrier[] = [
  carrier('shunfeng', '顺丰速运', 'SF Express', 'SF 익스프레스', '95338'),
  carrier('zhongtong', '中通快递', 'ZTO Express', 'ZTO 익스프레스', '95311'),
  carrier('yuantong', '圆通速递', 'YTO Express', 'YTO 익스프레스', '95554'),
  carrier('yunda', '韵达快递', 'Yunda Express', '윈다 익스프레스', '95546'),
  carrier('shentong', '申通快递', 'STO Express', 'STO 익스프레스', '95543'),
  carrier('jtexpress', '极兔速递', 'J&T Express', 'J&T 익스프레스', '956025'),
  carrier('jd', '京东物流', 'JD Logistics', '징둥 물류', '950616'),
  carrier('ems', 'EMS', 'EMS', 'EMS', '11183'),
  carrier('youzhengguonei', '邮政快递包裹', 'China Post Parcel', '중국우정 택배', '11183'),
  carrier('debangkuaidi', '德邦快递', 'Deppon Express', '더방 익스프레스', '95353'),
  carrier('kuayue', '跨越速运', 'KYE Express', 'KYE 익스프레스', '95324'),
  carrier('zhaijisong', '宅急送', 'ZJS Express', 'ZJS 익스프레스', '400-6789-000'),
  carrier('cjkoreaexpress', 'CJ大韩通运', 'CJ Logistics', 'CJ대한통운', '1588-1255'),
]

const byCode = new Map(carriers.map((one) => [one.code, one]))

export function carrierOf(code: string): Carrier | undefined {
  return byCode.get(code)
}

/** All carriers, first these in their order. A code that is no longer offered is left out. */
export function usualFirst(codes: readonly string[]): Carrier[] {
  const usual = codes.flatMap((code) => carrierOf(code) ?? [])
  return [...usual, ...carriers.filter(({ code }) => !codes.includes(code))]
}
