import type { FreightTerms } from '@hojip/catalog/rules'

const farWest = ['西藏自治区', '新疆维吾尔自治区']
const far = [...farWest, '青海省', '宁夏回族自治区', '内蒙古自治区', '海南省']
const overseas = ['香港特别行政区', '澳门特别行政区', '台湾省']
const korea = 'KR'

/** Light dry products: ships everywhere, farther for more. */
const anywhere: FreightTerms = {
  freeShippingFromFen: 5900,
  shippingFeeFen: 800,
  freightTemplate: {
    surcharges: [
      { places: far, fen: 1000 },
      { places: overseas, fen: 3000 },
      { places: [korea], fen: 4800 },
    ],
  },
}

/** Chilled products: ships as far as ice packs last. */
const chilled: FreightTerms = {
  freeShippingFromFen: 5900,
  shippingFeeFen: 800,
  freightTemplate: { notTo: [...far, ...overseas, korea] },
}

const frozen: FreightTerms = {
  freeShippingFromFen: 12900,
  shippingFeeFen: 1500,
  freightTemplate: { firstPieces: 3, nextPieces: 2, nextFen: 300, notTo: [...far, ...overseas, korea] },
}

/** Heavy products: charged by weight. */
const heavy: FreightTerms = {
  freeShippingFromFen: 9900,
  shippingFeeFen: 1000,
  freightTemplate: {
    firstPieces: 2,
    nextPieces: 2,
    nextFen: 400,
    surcharges: [{ places: far, fen: 2500 }],
    notTo: [...overseas, korea],
  },
}

const furniture: FreightTerms = {
  freeShippingFromFen: 99900,
  shippingFeeFen: 6800,
  freightTemplate: {
    firstPieces: 1,
    nextPieces: 1,
    nextFen: 3000,
    surcharges: [{ places: far, fen: 12000 }],
    notTo: [...overseas, korea],
  },
}

/** Spirits are not shipped abroad. */
const spirits: FreightTerms = {
  freeShippingFromFen: 9900,
  shippingFeeFen: 1000,
  freightTemplate: { surcharges: [{ places: far, fen: 1500 }], notTo: [...overseas, korea] },
}

/** Small and expensive products: insured, and the shop pays. */
const precious: FreightTerms = {
  freeShippingFromFen: 0,
  shippingFeeFen: 0,
  freightTemplate: { surcharges: [{ places: [...overseas, korea], fen: 3500 }] },
}

const groups: readonly (readonly [FreightTerms, readonly string[]])[] = [
  [chilled, ['yanbian-omoni', 'mihyang-brewery', 'cold-noodle-house', 'snowfield-dairy', 'morning-orchard']],
  [frozen, ['snowfield-kitchen', 'tumen-river-fishery', 'yanbian-beef', 'muye-butchery']],
  [
    heavy,
    ['wuchang-fields', 'yunshu', 'fenghe-agri', 'green-window-garden', 'stonepot-house', 'clearwater-bath'],
  ],
  [furniture, ['mokday-living']],
  [spirits, ['songjiang-distillery', 'changbai-foothills', 'plum-house', 'baishan-craft-beer']],
  [precious, ['sigan', 'pick-a-pearl', 'changbai-ginseng-hall']],
]

const bySlug = new Map(groups.flatMap(([terms, slugs]) => slugs.map((slug) => [slug, terms] as const)))

/** The freight terms of a demo shop. */
export function demoFreight(slug: string): FreightTerms {
  return bySlug.get(slug) ?? anywhere
}
