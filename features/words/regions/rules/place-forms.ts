import { koreanProvinces, hanCity, shortProvinces } from './korea-names.ts'
import { koreanRegions } from './korea.ts'
import { chineseNames } from './places-of-china.ts'
import { chineseRegions } from './regions.ts'
import { romanizedPlace } from './romanized.ts'

/** A place from the province down, by the names that addresses store. */
export interface KnownPlace {
  country: 'CN' | 'KR'
  path: readonly string[]
}

/** A way to write the name of a place. */
export interface PlaceForm {
  text: string
  /** Whether it is the whole name, so that it is preferred to another place's short one. */
  isFull: boolean
  place: KnownPlace
}

/** Names in use that no rule leads to: what the South calls places of China, and older English spellings. */
const otherNames: Record<string, string> = {
  北京市: '베이징 베이징시 Peking',
  天津市: '톈진 톈진시 Tientsin',
  上海市: '상하이 상하이시',
  重庆市: '충칭 충칭시 Chungking',
  河北省: '허베이 허베이성',
  山西省: '산시성',
  内蒙古自治区: '내몽골 네이멍구 Nei-Mongol Inner-Mongolia-Autonomous-Region',
  辽宁省: '랴오닝 랴오닝성 요녕',
  吉林省: '지린성',
  黑龙江省: '헤이룽장 헤이룽장성 흑룡강',
  江苏省: '장쑤 장쑤성',
  浙江省: '저장 저장성',
  安徽省: '안후이 안후이성',
  福建省: '푸젠 푸젠성 Fukien',
  江西省: '장시 장시성',
  山东省: '산둥 산둥성 Shantung',
  河南省: '허난 허난성',
  湖北省: '후베이 후베이성',
  湖南省: '후난 후난성',
  广东省: '광둥 광둥성 Kwangtung',
  广西壮族自治区: '광시 Guangxi-Zhuang-Autonomous-Region',
  海南省: '하이난 하이난성',
  四川省: '쓰촨 쓰촨성 Szechuan Szechwan',
  贵州省: '구이저우 구이저우성',
  云南省: '윈난 윈난성',
  西藏自治区: '티베트 서장 시짱 Xizang Tibet-Autonomous-Region Xizang-Autonomous-Region',
  陕西省: '산시성(섬서) 섬서 Shensi',
  甘肃省: '간쑤 간쑤성',
  青海省: '칭하이 칭하이성 Tsinghai',
  宁夏回族自治区: '닝샤 영하 Ningxia-Hui-Autonomous-Region',
  新疆维吾尔自治区:
    '신장 신강 신장위구르 Sinkiang Xinjiang-Uygur-Autonomous-Region Xinjiang-Uyghur-Autonomous-Region',
  香港特别行政区: '홍콩 HK Hong-Kong-SAR Hongkong',
  澳门特别行政区: '마카오 Macau Macau-SAR Macao-SAR',
  台湾省: '대만 타이완 臺灣 台灣',
  台北市: '타이베이 Taipei 臺北市 臺北',
  高雄市: '가오슝 Kaohsiung',
  延边朝鲜族自治州: '옌볜 옌볜조선족자치주',
  延吉市: '옌지 옌지시',
  沈阳市: '선양 선양시 Mukden',
  长春市: '창춘 창춘시',
  大连市: '다롄 다롄시',
  青岛市: '칭다오 칭다오시 Tsingtao',
  广州市: '광저우 광저우시 Canton',
  深圳市: '선전 선전시',
  杭州市: '항저우 항저우시',
  南京市: '난징 난징시 Nanking',
  苏州市: '쑤저우 쑤저우시',
  西安市: "시안 시안시 Xi'an Sian",
  成都市: '청두 청두시',
  武汉市: '우한 우한시',
  中西区: 'Central-and-Western Central-and-Western-District',
  澳门半岛: 'Macau-Peninsula',
  油尖旺区: 'Yau-Tsim-Mong Yau-Tsim-Mong-District',
}

const koreanKind = /(?:특별행정구|자치구|개발구|[성시주현구기진향맹])$/
const englishKind =
  / (?:Province|City|Municipality|District|County|Prefecture|League|Banner|Town(?:ship)?|New Area|Island|Autonomous \w+)$/

/** 연변조선족자치주 is also 연변; a name of one syllable stays as it is. */
function koreanForms(name: string): string[] {
  const bare = name.replace(/^(.{2,}?)(?:[가-힣]{1,5}족)+자치[주현구기]$/, '$1').replace(koreanKind, '')
  return bare.length >= 2 ? [name, bare] : [name]
}

/** Yanbian Korean Autonomous Prefecture is also Yanbian Prefecture and Yanbian; Jilin is also Jilin Province and Jilin City. */
function englishForms(name: string, level: number): string[] {
  const first = /^(\S+) .*\bAutonomous (\w+)$/.exec(name)
  const bare = first?.[1] ?? name.replace(englishKind, '')
  const kinds =
    [
      ['Province', 'Municipality', 'City'],
      ['City', 'Prefecture'],
      ['City', 'County'],
    ][level - 1] ?? []
  return [name, bare, ...(first ? [`${bare} ${first[2]}`] : []), ...kinds.map((kind) => `${bare} ${kind}`)]
}

/** Looks the Korean and the English name of a place of China up. */
type Translate = (name: string) => { ko: string; en: string }

function formsOfChina(translate: Translate): PlaceForm[] {
  const nameOf = new Map(chineseRegions().map(({ code, name }) => [code, name]))
  return chineseRegions().flatMap(({ code, name, level }) => {
    const above = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`].slice(0, level - 1)
    const place = { country: 'CN' as const, path: [...above.map((one) => nameOf.get(one) ?? ''), name] }
    const { ko, en } = translate(name)
    const others = (otherNames[name] ?? '').split(' ').filter(Boolean)
    const full = [name, ko, en]
    const short = [
      ...chineseNames({ code, name, level, leaf: false }),
      ...koreanForms(ko),
      ...englishForms(en, level),
      ...others,
    ]
    return [
      ...full.map((text) => ({ text, isFull: true, place })),
      ...short.filter((text) => !full.includes(text)).map((text) => ({ text, isFull: false, place })),
    ]
  })
}

function formsOfKorea(): PlaceForm[] {
  return koreanRegions.flatMap(({ name, cities }) => {
    const known = koreanProvinces.get(name)
    const above = { country: 'KR' as const, path: [name] }
    const en = known?.['en-US'] ?? ''
    const zh = known?.['zh-CN'] ?? ''
    const short = shortProvinces[name] ?? []
    const latin = [
      en,
      romanizedPlace(name),
      ...short.map(romanizedPlace),
      `${en}-do`,
      `${en}-si`,
      `${en} City`,
      `${en} Province`,
    ]
    return [
      ...[name, zh].map((text) => ({ text, isFull: true, place: above })),
      ...[
        ...short,
        ...latin,
        zh.replace(/(?:特别自治市|特别自治道|特别市|广域市|道)$/, ''),
        zh.replace(/(?:特别|广域)市$/, '市'),
      ].map((text) => ({ text, isFull: false, place: above })),
      ...cities.flatMap((city) => {
        const place = { country: 'KR' as const, path: [name, city] }
        const roman = romanizedPlace(city)
        const han = hanCity(name, city) ?? ''
        return [
          ...[city, roman, han].map((text) => ({ text, isFull: true, place })),
          ...(city.length > 2 ? [city.slice(0, -1), roman.replace(/-\w+$/, ''), han.slice(0, -1)] : []).map(
            (text) => ({ text, isFull: false, place }),
          ),
        ]
      }),
    ]
  })
}

/** Every way to write every place. */
export function placeForms(translate: Translate): PlaceForm[] {
  return [...formsOfChina(translate), ...formsOfKorea()]
}
