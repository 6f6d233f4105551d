import { areaList } from '@vant/area-data'
import { nameOf } from '../place-names/name-of.ts'

/**
 * `features/words/regions/place-names.tsv`: the provinces, cities and districts of China in Korean and English.
 * Korean names are the Sino-Korean readings of the characters, as the Koreans of Yanbian write them. English names are
 * pinyin as on maps. Names from other languages, of peoples and of kinds of places are listed in `place-names/`.
 */
export function placeNames(): string {
  const lists = [areaList.province_list, areaList.city_list, areaList.county_list]
  const names = new Set(lists.flatMap((list) => Object.values(list)))
  const outer = new Set(
    [areaList.province_list, areaList.city_list]
      .flatMap((list) => Object.values(list))
      .flatMap((name) => [name, name.replace(/(省|市|地区|盟|自治区)$/, '')]),
  )
  const rows = [...names].sort().map((name) => {
    const { ko, en } = nameOf(name, outer)
    return `${name}\t${ko}\t${en}\n`
  })
  return rows.join('')
}
