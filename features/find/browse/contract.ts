import { productSummary } from '@hojip/catalog/contract'
import { channelNames } from '@hojip/policy/contract/channels'
import { shopInfo } from '@hojip/shops/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { browseRefusals as r } from './refusals.ts'

const card = productSummary
/** What an operator has written; without it, pages name the part by its slug. `href` is a page of the mall. */
const edited = { name: z.string().optional(), intro: z.string().optional(), href: z.string().nullable() }
const scene = z.enum(['korea', 'tea', 'home'])
const floors = z.object({
  /** The best sellers of the whole mall. */
  ranking: z.array(card),
  /** Up to six products that cost less than they ever did in the 30 days before; null with fewer than four. */
  deals: z.object({ ...edited, list: z.array(z.object({ goods: card, reducedTime: s.time })) }).nullable(),
  /** Up to two themed halls, by default Korean-style products and tea. */
  halls: z.array(z.object({ slug: z.string(), ...edited, categoryId: s.id, goods: z.array(card) })),
  floors: z.array(
    z.object({
      slug: z.string(),
      ...edited,
      /** Products chosen by hand; such a floor has no tabs. */
      goods: z.array(card).optional(),
      tabs: z.array(z.object({ categoryId: s.id, name: z.string(), goods: z.array(card) })),
    }),
  ),
  shops: z.array(
    z.object({
      shop: shopInfo,
      goods: z.array(
        z.object({
          pkId: s.id,
          goodsName: z.string(),
          goodsPic: z.string(),
          price: s.money,
          isFromPrice: z.boolean(),
        }),
      ),
    }),
  ),
  /** The carousel: scenes of the house by their names, and banners with their words. */
  slides: z.array(
    z.discriminatedUnion('kind', [
      z.object({ key: z.string(), kind: z.literal('scene'), scene }),
      z.object({
        key: z.string(),
        kind: z.literal('banner'),
        /** A picture of the house. */
        scene: scene.optional(),
        /** In place of a scene: the address of an uploaded picture. */
        picture: z.string().nullable(),
        eyebrow: z.string(),
        /** One or two lines. */
        title: z.array(z.string()),
        text: z.string(),
        action: z.string(),
        href: z.string(),
      }),
    ]),
  ),
  /** The order of the parts below the carousel; `body` is the own content of a page other than the home page. */
  sections: z.array(
    z.object({
      kind: z.enum(['deals', 'halls', 'floor', 'shops', 'body']),
      slug: z.string(),
      pieceId: z.string(),
    }),
  ),
})
/** The same as `appHome/queryFloors` has, in the shape of clients that ask for banners. */
const homeInOne = z.object({
  banners: z.array(
    z.object({
      pkId: z.string(),
      /** Null for a scene that pages draw themselves. */
      bannerPic: z.string().nullable(),
      bannerType: z.enum(['scene', 'banner']),
      /** Where a press leads: a page of the mall, or nowhere. */
      gotoType: z.enum(['page', 'none']),
      gotoContent: z.string(),
      orderBy: z.int(),
      enableStatus: z.literal('1'),
    }),
  ),
  homeNavigation: z.array(z.object({ pkId: z.string(), name: z.string(), gotoContent: z.string() })),
  categorys: z.array(z.object({ pkId: s.id, categoryName: z.string(), categoryImg: z.string().nullable() })),
  goods: z.object({ list: z.array(card) }),
})
const ownPage = z.enum(['korea', 'imported', 'rankings'])
/** What is around the content of such a page, with the words that replace its usual ones. */
const pieces = floors
  .pick({ slides: true, floors: true, sections: true })
  .extend({ heading: z.string().optional(), intro: z.string().optional() })
const preview = z.string().regex(/^[\w-]{1,64}$/)

export const browseCalls = {
  'GET /appHome/queryFloors': call({
    summary: 'The content of the home page: rankings, floors by category, and shops',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: s.noInput,
    output: floors,
  }),
  'GET /appBanner/queryBannerAndAll': call({
    summary: 'The home page in one list entry: banners, the mall’s own pages, categories and best sellers',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: s.noInput,
    output: s.listOf(homeInOne),
  }),
  'GET /appHome/previewFloors': call({
    summary: 'The content of the home page as an operator is preparing it, for those who have the token',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ preview }),
    output: floors,
    refusals: [r.previewGone],
  }),
  'GET /appHome/queryPieces': call({
    summary: 'What operators have put around the content of a page: a carousel, sections, its heading',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ page: ownPage }),
    output: pieces,
  }),
  'GET /appHome/previewPieces': call({
    summary: 'The same as an operator is preparing it, for those who have the token',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ page: ownPage, preview }),
    output: pieces,
    refusals: [r.previewGone],
  }),
  'POST /appUserSearch/queryHistory': call({
    summary:
      'The words that the mall offers to search for, and what the user searched for lately, newest first',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: s.noInput,
    output: z.object({
      /** Empty for visitors: what they searched for stays in their browser. */
      list: z.array(z.object({ pkId: s.id, text: z.string(), gmtCreate: s.time })),
      hot: z.array(z.string()),
      /** For the empty search box; null when there is none. */
      defaultWord: z.string().nullable(),
    }),
  }),
  'GET /sysConfig/queryPublic': call({
    summary: 'Public settings of the mall',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: s.noInput,
    output: z.object({
      csPhone: z.string(),
      /** When somebody answers for the mall, such as "8:30–17:30", and on which days: working days of China, or all. */
      csHours: z.string(),
      csDays: z.enum(['workdays', 'all']),
      merchantUrl: z.string(),
      locales: z.array(z.string()),
      languageSwitch: z.boolean(),
      /** Whether closing the tag of an open page asks for confirmation. */
      tagCloseConfirm: z.boolean(),
      /** Whether the mall has a translation server. */
      translates: z.boolean(),
      /** What operators have switched off: names of settings. */
      off: z.array(z.string()),
      /** Channels of payments whose refunds operators have paused: money that is granted goes back once they go on. */
      refundsPaused: z.array(z.enum(channelNames)),
      /** Queues by which orders have to wait now: of a product, or (null) of everything that has none of its own. */
      queues: z.array(
        z.object({
          /** Asked for where the shopper stands. */
          queueId: s.id,
          goodsId: s.id.nullable(),
        }),
      ),
      /** Who sees script errors in the header. */
      errorStore: z.enum(['off', 'staff', 'all']),
      /** Agreements of which a changed version is announced. */
      announced: z.array(
        z.object({
          topic: z.enum(['agreement', 'privacy', 'shopAgreement']),
          version: z.int(),
          inForceTime: s.time,
        }),
      ),
      serverTime: z.int(),
      /** The URL of the demo's SMS inbox and payment pages; null in production. */
      simulatorUrl: z.string().nullable(),
      /** The demo's account for trying the business site; null in production. */
      demoStaff: z.object({ account: z.string(), password: z.string() }).nullable(),
    }),
  }),
}
export type BrowseCalls = typeof browseCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends BrowseCalls {}
}

s.nameShapes({ HomePage: floors, HomePieces: pieces })
