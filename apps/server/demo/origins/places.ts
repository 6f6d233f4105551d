import type { PlaceInput } from '@hojip/catalog'
import { localText } from '../product-input.ts'
import { t, type Text3 } from '../product-type.ts'

function place(slug: string, country: string, name: Text3): PlaceInput {
  return { slug, country, name: localText(name) }
}

export const demoPlaces: PlaceInput[] = [
  place('yanbian', 'CN', t('延边', 'Yanbian', '연변')),
  place('changbai', 'CN', t('长白山', 'Changbai Mountain', '장백산')),
  place('jeju', 'KR', t('济州', 'Jeju', '제주')),
  place('wando', 'KR', t('莞岛', 'Wando', '완도')),
  place('sunchang', 'KR', t('淳昌', 'Sunchang', '순창')),
  place('gwangyang', 'KR', t('光阳', 'Gwangyang', '광양')),
  place('wuchang', 'CN', t('五常', 'Wuchang', '오상')),
  place('kedong', 'CN', t('克东', 'Kedong', '극동')),
  place('changchun', 'CN', t('长春', 'Changchun', '장춘')),
  place('jilin-city', 'CN', t('吉林市', 'Jilin City', '길림시')),
  place('beizhen', 'CN', t('北镇', 'Beizhen', '북진')),
]

/** The products of each place, by their parameters. */
const productsOf: Record<string, string[]> = {
  yanbian: [
    'kimchi',
    'coldnoodle',
    'beef',
    'applepear',
    'makgeolli',
    'chilipowder',
    'sesameoil',
    'soysauce',
    'honey',
    'ramyun',
    'squid',
    'janggu',
    'coffee',
  ],
  changbai: ['ginseng', 'blueberry', 'freshblue', 'wine', 'beer'],
  jeju: ['citron', 'tangerine'],
  wando: ['seaweed', 'kelp'],
  sunchang: ['gochujang', 'doenjang'],
  wuchang: ['rice', 'flour'],
  kedong: ['milk', 'icecream'],
  changchun: ['dumplings', 'pizza'],
  'jilin-city': ['baijiu'],
  beizhen: ['grapes'],
}

const placeByProduct = new Map(
  Object.entries(productsOf).flatMap(([slug, ids]) => ids.map((id): [string, string] => [id, slug])),
)

/** The place of a product; null where its parameters name none of the places. */
export function placeOf(productId: string): string | null {
  return placeByProduct.get(productId) ?? null
}
