import { accountsCalls } from '@hojip/accounts/contract'
import { addressesCalls } from '@hojip/addresses/contract'
import { catalogCalls, type ProductSummary, type ProductInfo } from '@hojip/catalog/contract'
import { browseCalls } from '@hojip/browse/contract'
import { bind, createApi, type Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { defineRefusals, refuse } from '@hojip/platform/refusal'
import { collectingLog } from '@hojip/platform/testing'
import { sharedSites } from '@hojip/platform/testing/sites'
import Fastify from 'fastify'
import { registerPages } from './pages.ts'

const refusals = defineRefusals('catalog', {
  goodsGone: { code: '40004', text: { 'zh-CN': '没有', 'en-US': 'Gone', 'ko-KR': '없어요' } },
})

/** The name needs escaping in HTML, and tries to end the data block. */
export const kimchi = { id: newId(), name: '辣白菜 </script><b>1 kg' }
/** A product whose call fails with a bug. */
export const broken = { id: newId() }
const mei = {
  pkId: newId(),
  name: 'Mei',
  roleName: 'shopper',
  account: '138****0001',
  avatarPic: null,
  access: [],
} as const
/** A product whose call finds the database down. */
export const away = { id: newId() }
/** The token of a session that cannot be looked up. */
export const unknowableToken = 'token-while-away'
function lost() {
  return Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

/** The token of Mei's session. */
export const meiToken = 'token-of-mei'

/** The other data of her account page. */
const nothingMore = {
  shopId: null,
  shopName: null,
  gender: '0',
  birthday: null,
  loginName: null,
  hasPassword: false,
  hasPhone: true,
  bindWechat: false,
  bindAlipay: false,
} as const

function card(id: string): ProductSummary {
  return {
    pkId: id,
    goodsSn: '1',
    goodsName: kimchi.name,
    goodsBrand: '',
    goodsPic: '/pictures/kimchi',
    price: '39.90',
    salesNum: 0,
    stock: 1,
    shopId: id,
    shopName: '',
    category1Id: id,
    category2Id: null,
    category3Id: null,
    isOnSale: true,
    commentNum: 0,
    isFreeShipping: false,
    specText: '',
    hasChoice: false,
    isFromPrice: false,
    defaultSpecId: id,
  }
}

const shop = {
  shopName: '',
  slug: '',
  mark: '',
  hue: 0,
  city: '',
  freeShippingFrom: '0.00',
  shippingFee: '0.00',
  goodsCount: 1,
  fansNum: 0,
}
function productOf(id: string): ProductInfo {
  return {
    goods: {
      ...card(id),
      ratedNum: 0,
      selling: '',
      goodsParam: [],
      goodsDetail: [],
      bodyHtml: '',
      returnRule: 'noReason',
      returnText: '',
    },
    goodsImg: [],
    goodsShop: { pkId: id, ...shop },
    specAxes: [],
    specs: [],
    categoryPath: [],
  }
}

function pick<C extends object, K extends keyof C>(calls: C, key: K) {
  return { [key]: calls[key] } as Pick<C, K>
}

function calls(asked: SmallMall['asked']) {
  return [
    ...bind(pick(browseCalls, 'GET /appHome/queryFloors'), {
      'GET /appHome/queryFloors': async () => {
        asked.floors += 1
        const nothing = { deals: null, halls: [], floors: [], shops: [], slides: [], sections: [] }
        return { ranking: [card(kimchi.id)], ...nothing }
      },
    }),
    ...bind(pick(catalogCalls, 'GET /bizGoods/queryGoodsInfo'), {
      'GET /bizGoods/queryGoodsInfo': async ({ goodsId }) => {
        if (goodsId === broken.id) throw new Error('planted')
        if (goodsId === away.id) throw lost()
        return goodsId === kimchi.id ? productOf(goodsId) : refuse(refusals.goodsGone)
      },
    }),
    ...bind(pick(addressesCalls, 'GET /appUserAddress/queryAllAddress'), {
      'GET /appUserAddress/queryAllAddress': async () => ({ list: [] }),
    }),
    ...bind(pick(accountsCalls, 'GET /loginMethods'), {
      'GET /loginMethods': async () => ({ wechat: true, alipay: false, agreeVersion: '2026-11' }),
    }),
    ...bind(pick(accountsCalls, 'GET /appUser/findById/{id}'), {
      'GET /appUser/findById/{id}': async () => ({ ...mei, access: [], ...nothingMore }),
    }),
  ]
}

async function authenticate({
  authorization,
}: Record<string, string | undefined>): Promise<Viewer | null | 'invalid'> {
  if (authorization === undefined || authorization === '1') return null
  if (authorization === unknowableToken) throw lost()
  return authorization === meiToken ? { userId: mei.pkId, role: 'shopper', sessionId: mei.pkId } : 'invalid'
}

export interface SmallMall {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  origin: string
  /** Events that were logged as errors. */
  errors: { event: string; fields: Record<string, unknown> | undefined }[]
  /** How often pages have requested the data of the home page. */
  asked: { floors: number }
  close: () => Promise<void>
}

/** The built site on a free port, with three calls that answer from memory. */
export async function startSmallMall(): Promise<SmallMall> {
  const buildDir = await sharedSites()
  const { log, errors } = collectingLog()
  const asked: SmallMall['asked'] = { floors: 0 }
  const api = createApi({ calls: calls(asked), log, authenticate, origins: () => [], checkOutput: true })
  const app = Fastify()
  api.register(app)
  const publicUrl = 'https://mall.example'
  const formActions = ['https://pay.example']
  await registerPages(app, { api, buildDir, publicUrl, authenticate, formActions, log, origins: [publicUrl] })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    errors,
    asked,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' }),
    close: () => app.close(),
  }
}
