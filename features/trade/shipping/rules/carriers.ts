import type { LocalText } from '@hojip/platform/i18n'

interface Carrier {
  /** Kuaidi100's code. */
  code: string
  name: LocalText
  phone: string
  /** What people also write in a sheet; lower case, without spaces. */
  aliases: readonly string[]
}

function carrier(
  code: string,
  [zh, en, ko]: [zh: string, en: string, ko: string],
  phone: string,
  aliases: readonly string[] = [],
): Carrier {
  return { code, name: { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }, phone, aliases }
}

/** The carriers a shop may ship with. */
export const carriers: readonly Carrier[] = [
  carrier('shunfeng', ['顺丰速运', 'SF Express', 'SF 익스프레스'], '95338', [
    '顺丰',
    '顺丰快递',
    'sf',
    'sf速运',
    '순펑',
    '순펑택배',
    'sf택배',
  ]),
  carrier('zhongtong', ['中通快递', 'ZTO Express', 'ZTO 익스프레스'], '95311', [
    '中通',
    '中通速递',
    'zto',
    '중통',
    '중통택배',
  ]),
  carrier('yuantong', ['圆通速递', 'YTO Express', 'YTO 익스프레스'], '95554', [
    '圆通',
    '圆通快递',
    '圆通速运',
    'yto',
    '위안퉁',
    '원통택배',
  ]),
  carrier('yunda', ['韵达快递', 'Yunda Express', '윈다 익스프레스'], '95546', [
    '韵达',
    '韵达速递',
    '韵达快运',
    '윈다',
    '윈다택배',
  ]),
  carrier('shentong', ['申通快递', 'STO Express', 'STO 익스프레스'], '95543', [
    '申通',
    '申通速递',
    'sto',
    '선퉁',
    '신통택배',
  ]),
  carrier('jtexpress', ['极兔速递', 'J&T Express', 'J&T 익스프레스'], '956025', [
    '极兔',
    '极兔快递',
    'j&t',
    'jt',
    'jtexpress',
    '지투',
    '제이앤티',
  ]),
  carrier('jd', ['京东物流', 'JD Logistics', '징둥 물류'], '950616', [
    '京东',
    '京东快递',
    'jingdong',
    '징둥',
    '징둥택배',
  ]),
  carrier('ems', ['EMS', 'EMS', 'EMS'], '11183', ['邮政ems', '中国邮政ems', 'ems快递', '特快专递']),
  carrier('youzhengguonei', ['邮政快递包裹', 'China Post Parcel', '중국우정 택배'], '11183', [
    '邮政',
    '中国邮政',
    '邮政包裹',
    '邮政快递',
    'chinapost',
    '중국우정',
    '중국우체국',
  ]),
  carrier('debangkuaidi', ['德邦快递', 'Deppon Express', '더방 익스프레스'], '95353', [
    '德邦',
    '德邦物流',
    'deppon',
    '더방',
    '더방택배',
  ]),
  carrier('kuayue', ['跨越速运', 'KYE Express', 'KYE 익스프레스'], '95324', ['跨越', '跨越快递', 'kye']),
  carrier('zhaijisong', ['宅急送', 'ZJS Express', 'ZJS 익스프레스'], '400-6789-000', ['宅急送快递', 'zjs']),
  carrier('cjkoreaexpress', ['CJ大韩通运', 'CJ Logistics', 'CJ대한통운'], '1588-1255', [
    'cj',
    'cj大韩',
    '大韩通运',
    'cj物流',
    'cj대한',
    '대한통운',
    'cj택배',
    'cj대한통운택배',
    'cjlogistics',
  ]),
  carrier('koreapost', ['韩国邮政', 'Korea Post', '우체국택배'], '1588-1300', [
    '韩国邮局',
    'epost',
    '우체국',
    '한국우편',
    '우체국소포',
  ]),
  carrier('hanjin', ['韩进快递', 'Hanjin Express', '한진택배'], '1588-0011', [
    '韩进',
    '韩进物流',
    'hanjinexpress',
    '한진',
    '한진익스프레스',
  ]),
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

/** As names are compared: in lower case, without spaces, dots and brackets. */
function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.·()]/g, '')
}

const byName = new Map(
  carriers.flatMap((one) =>
    [one.code, ...Object.values(one.name), ...one.aliases].map((name) => [plainName(name), one] as const),
  ),
)

/** The carrier that people call by this name, in any of the languages, short or whole; or its code. */
export function carrierNamed(text: string): Carrier | undefined {
  return byName.get(plainName(text))
}
