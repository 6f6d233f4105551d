import { describe, expect, test } from 'vitest'
import { placeLine, placeName, placeOfCode } from './place-names.ts'
import { koreanProvinces } from './rules/korea-names.ts'
import { koreanRegions } from './rules/korea.ts'
import { chineseRegions } from './rules/regions.ts'

describe('names of places', () => {
  test.each([
    ['延边朝鲜族自治州', '연변조선족자치주', 'Yanbian Korean Autonomous Prefecture'],
    ['吉林省', '길림성', 'Jilin'],
    ['辽宁省', '요녕성', 'Liaoning'],
    ['山西省', '산서성', 'Shanxi'],
    ['陕西省', '섬서성', 'Shaanxi'],
    ['哈尔滨市', '하얼빈시', 'Harbin'],
    ['龙井市', '용정시', 'Longjing'],
    ['珲春市', '훈춘시', 'Hunchun'],
    ['六安市', '육안시', "Lu'an"],
    ['重庆市', '중경시', 'Chongqing'],
    ['西湖区', '서호구', 'Xihu District'],
    ['恩施土家族苗族自治州', '은시토가족묘족자치주', 'Enshi Tujia and Miao Autonomous Prefecture'],
    ['新疆维吾尔自治区', '신강위구르자치구', 'Xinjiang'],
    ['延吉', '연길', 'Yanji'],
    ['没有这个地方', '没有这个地方', '没有这个地方'],
  ])('%s', (zh, ko, en) => {
    expect([placeName(zh, 'zh-CN'), placeName(zh, 'ko-KR'), placeName(zh, 'en-US')]).toEqual([zh, ko, en])
  })

  test('every place of China has a Korean and an English name without Chinese characters', () => {
    const left = chineseRegions().filter(({ name }) => {
      const [ko, en] = [placeName(name, 'ko-KR'), placeName(name, 'en-US')]
      return /\p{Script=Han}/u.test(ko + en) || !/^\p{Script=Hangul}/u.test(ko) || !/^\p{Lu}/u.test(en)
    })
    expect(left.map(({ name }) => name)).toEqual([])
  })

  test('every province of Korea has a Chinese and an English name', () => {
    expect(koreanRegions.map(({ name }) => name).filter((name) => !koreanProvinces.has(name))).toEqual([])
    expect(placeName('경기도', 'zh-CN')).toBe('京畿道')
    expect(placeName('경기도', 'ko-KR')).toBe('경기도')
  })

  test('a line of places is in the order of the language', () => {
    const names = ['浙江省', '杭州市', '西湖区']
    expect(placeLine(names, 'zh-CN')).toBe('浙江省 杭州市 西湖区')
    expect(placeLine(names, 'ko-KR')).toBe('절강성 항주시 서호구')
    expect(placeLine(names, 'en-US')).toBe('Xihu District, Hangzhou, Zhejiang')
    expect(placeLine(['北京市', '北京市'], 'en-US')).toBe('Beijing')
  })

  test('a code gives its place', () => {
    expect(placeOfCode('330106', 'ko-KR')).toBe('항주시 서호구')
    expect(placeOfCode('110115', 'en-US')).toBe('Daxing District, Beijing')
    expect(placeOfCode('999999', 'ko-KR')).toBeUndefined()
  })
})
