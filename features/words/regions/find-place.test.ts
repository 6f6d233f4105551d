import { refusalText } from '@hojip/platform/refusal'
import { describe, expect, test } from 'vitest'
import { findPlace, isNotFound, refusePlace } from './find-place.ts'
import { placeLine, placeName } from './place-names.ts'
import { chineseRegions } from './rules/regions.ts'
import { koreanRegions } from './rules/korea.ts'

function found(province: string, city = '', district = '', country?: 'CN' | 'KR') {
  const answer = findPlace({ country, province, city, district })
  return isNotFound(answer)
    ? `?${answer.unknown}`
    : [answer.province, answer.city, answer.district].filter(Boolean).join('/')
}

const yanji = '吉林省/延边朝鲜族自治州/延吉市'

test.each([
  [['吉林省'], '吉林省'],
  [['吉林'], '吉林省'],
  [['Jilin'], '吉林省'],
  [['jilin province'], '吉林省'],
  [['길림성'], '吉林省'],
  [['길림'], '吉林省'],
  [['지린성'], '吉林省'],
  [['吉林省', '吉林市'], '吉林省/吉林市'],
  [['Jilin', 'Jilin City'], '吉林省/吉林市'],
  [['Jilin', 'Yanbian', 'Yanji'], yanji],
  [['吉林', '延边', '延吉'], yanji],
  [['吉林', '延边州', '延吉市'], yanji],
  [['길림성', '연변', '연길시'], yanji],
  [['Jilin', 'Yanji'], yanji],
  [['Yanji'], yanji],
  [['연길'], yanji],
  [['옌지'], yanji],
  [['Beijing'], '北京市'],
  [['베이징'], '北京市'],
  [['BEIJING', 'Beijing', 'Chaoyang District'], '北京市/北京市/朝阳区'],
  [['Beijing', '', 'Chaoyang'], '北京市/北京市/朝阳区'],
  [['北京市', '市辖区', '朝阳区'], '北京市/北京市/朝阳区'],
  [['重庆市', '县', '云阳县'], '重庆市/县/云阳县'],
  [['重庆', '云阳'], '重庆市/县/云阳县'],
  [['Tibet'], '西藏自治区'],
  [['Xizang', 'Lhasa'], '西藏自治区/拉萨市'],
  [['티베트'], '西藏自治区'],
  [['Inner Mongolia', 'Hohhot'], '内蒙古自治区/呼和浩特市'],
  [['新疆', 'Ürümqi'], '新疆维吾尔自治区/乌鲁木齐市'],
  [['Xinjiang', 'Urumqi'], '新疆维吾尔自治区/乌鲁木齐市'],
  [['Shaanxi', "Xi'an"], '陕西省/西安市'],
  [['陕西', 'Xian'], '陕西省/西安市'],
  [['Hong Kong'], '香港特别行政区'],
  [['홍콩'], '香港特别行政区'],
  [['Macau'], '澳门特别行政区'],
  [['Seoul'], '서울특별시'],
  [['서울', '강남'], '서울특별시/강남구'],
  [['Seoul', 'Gangnam-gu'], '서울특별시/강남구'],
  [['首尔', '江南区'], '서울특별시/강남구'],
  [['서울특별시', '강남구', '역삼동'], '서울특별시/강남구/역삼동'],
  [['Gyeonggi-do', 'Seongnam'], '경기도/성남시'],
  [['Gyeonggi', 'Anyang-si'], '경기도/안양시'],
  [['경남', '밀양'], '경상남도/밀양시'],
  [['Jeju'], '제주특별자치도'],
] as [string[], string][])('%j is %s', (words, path) => {
  expect(found(...(words as [string]))).toBe(path)
})

describe('what is no place is refused with the nearest', () => {
  test.each([
    ['Atlantis', [], 'en-US'],
    ['吉淋省', ['吉林省'], 'zh-CN'],
    ['Jilinn', ['Jilin'], 'en-US'],
    ['Pekin', ['Beijing'], 'en-US'],
    ['Shangahi', ['Shanghai'], 'en-US'],
    ['길림싱', ['길림성'], 'ko-KR'],
    ['서을', ['서울특별시'], 'ko-KR'],
  ] as const)('%s', (province, nearest, locale) => {
    const answer = findPlace({ province })
    expect(isNotFound(answer)).toBe(true)
    const lines = isNotFound(answer) ? answer.nearest.map((path) => placeLine(path, locale)) : []
    expect(lines.slice(0, 1)).toEqual(nearest)
    if (isNotFound(answer)) expect(refusalText(refusePlace(answer), locale)).toContain(nearest[0] ?? province)
  })

  test('a city of another province, and a name that several places have', () => {
    expect(found('吉林省', '沈阳市')).toBe('?沈阳市')
    expect(found('서울특별시', '해운대구')).toBe('?해운대구')
    expect(found('中山区')).toBe('?中山区')
    expect(found('Seoul', '', '', 'CN')).toBe('?Seoul')
    expect(found('')).toBe('?')
  })
})

test('every place is found by its names in the three languages', () => {
  const nameOf = new Map(chineseRegions().map(({ code, name }) => [code, name]))
  const paths = [
    ...chineseRegions().map(({ code, name, level }) =>
      [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`]
        .slice(0, level - 1)
        .map((one) => nameOf.get(one)!)
        .concat(name),
    ),
    ...koreanRegions.flatMap(({ name, cities }) => [[name], ...cities.map((city) => [name, city])]),
  ]
  const answers = (['zh-CN', 'ko-KR', 'en-US'] as const).flatMap((locale) =>
    paths.map((path) => {
      const said = path.map((name) => placeName(name, locale, path[0]))
      return { said, path: path.join('/'), answer: found(said[0]!, said[1], said[2]) }
    }),
  )
  const isRefused = ({ answer }: { answer: string }) => answer.startsWith('?')
  expect(answers.filter((one) => !isRefused(one) && one.answer !== one.path)).toEqual([])
  // Two places of one city that are read alike cannot be distinguished, and none is taken for the other.
  const twins = [
    '섬서성/유림시/정변현',
    '섬서성/유림시/정변현',
    '대만성/병동현/감정향',
    '대만성/병동현/감정향',
    'Taiwan/Pingdong County/Kanding Township',
    'Taiwan/Pingdong County/Kanding Township',
  ]
  expect(answers.filter(isRefused).map(({ said }) => said.join('/'))).toEqual(twins)
})
