import type { OriginInput } from '@hojip/catalog'
import { mallDay } from '@hojip/platform/mall-time'
import { chanceOf } from '../chance.ts'
import { localText } from '../product-input.ts'
import { t, type Text3 } from '../product-type.ts'
import { placeOf } from './places.ts'
import { dayMs } from '@hojip/platform/clock'

interface Imported {
  country: string
  way: 'general' | 'bonded'
  importer: Text3
  cameBy: 'sea' | 'air'
  /** How many days before the demo began its batches arrived. */
  daysAgo: number[]
}

const jeju = t('青岛济州果园进出口有限公司', 'Qingdao Jeju Orchard Imports Co.', '청도 제주과수원 수출입')
const wando = t('大连莞岛水产进出口有限公司', 'Dalian Wando Seafood Imports Co.', '대련 완도수산 수출입')
const sunchang = t('威海淳昌食品进出口有限公司', 'Weihai Sunchang Foods Imports Co.', '위해 순창식품 수출입')
const muye = t('新乡牧野食品有限公司', 'Xinxiang Muye Foods Co.', '신향 목야식품')
const tumen = t('珲春图们江水产有限公司', 'Hunchun Tumen River Seafood Co.', '훈춘 두만강수산')

const imported: Record<string, Imported> = {
  citron: { country: 'KR', way: 'general', importer: jeju, cameBy: 'sea', daysAgo: [21, 63] },
  tangerine: { country: 'KR', way: 'general', importer: jeju, cameBy: 'sea', daysAgo: [6, 20] },
  seaweed: { country: 'KR', way: 'general', importer: wando, cameBy: 'sea', daysAgo: [13, 48] },
  kelp: { country: 'KR', way: 'general', importer: wando, cameBy: 'sea', daysAgo: [13] },
  gochujang: { country: 'KR', way: 'general', importer: sunchang, cameBy: 'sea', daysAgo: [38] },
  doenjang: { country: 'KR', way: 'bonded', importer: sunchang, cameBy: 'sea', daysAgo: [38, 90] },
  steak: { country: 'AU', way: 'general', importer: muye, cameBy: 'sea', daysAgo: [17] },
  salmon: { country: 'CL', way: 'general', importer: tumen, cameBy: 'air', daysAgo: [3, 10] },
}

const duty = {
  general: t('价格已含关税和增值税', 'Duty and VAT included', '관세·부가세 포함'),
  bonded: t('价格已含跨境综合税', 'Cross-border tax included', '해외 직구 세금 포함'),
}

function batchOf(id: string, { country, cameBy }: Imported, daysAgo: number, nowMs: number) {
  const landedMs = nowMs - daysAgo * dayMs
  const landedOn = mallDay(landedMs)
  const digits = String(1_000 + Math.floor(chanceOf(`batch ${id} ${daysAgo}`) * 9_000))
  const number = `${country}-${landedOn.slice(5).replace('-', '')}-${digits}`
  // The demo's papers exist nowhere else, and their numbers show it.
  const paper = (kind: 'customs' | 'quarantine' | 'origin', days: number) => ({
    kind,
    number: `DEMO-${kind.slice(0, 1).toUpperCase()}-${digits}`,
    issuedOn: mallDay(landedMs + days * dayMs),
  })
  return {
    number,
    landedOn,
    cameBy,
    papers: [paper('customs', 1), paper('quarantine', 2), paper('origin', -6)],
  }
}

/** Where a demo product comes from, with the papers of its batches when it is imported. */
export function originOf(id: string, nowMs: number): OriginInput {
  const of = imported[id]
  const place = placeOf(id)
  if (!of) return { place, imported: null }
  return {
    place,
    imported: {
      country: of.country,
      way: of.way,
      importer: localText(of.importer),
      duty: localText(duty[of.way]),
      batches: of.daysAgo.map((days) => batchOf(id, of, days, nowMs)),
    },
  }
}
