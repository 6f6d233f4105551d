import { shapes as s } from '@hojip/platform/http'
import { uploadUrl } from '@hojip/uploads/contract'
import { z } from 'zod'

/** Coarse bounds. How long a text may be in each language is limited by `rules/limits.ts` when the page is published. */
const text = s.words(0, 120)
function inLanguages<T extends z.ZodType>(of: T) {
  return z.strictObject({ 'zh-CN': of, 'en-US': of, 'ko-KR': of })
}
const texts = inLanguages(text)

/** Milliseconds since 1970; null for no bound. */
const moment = z.int().min(0).max(8_640_000_000_000_000).nullable()
const common = {
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  isOn: z.boolean(),
  from: moment,
  until: moment,
}
const named = { ...common, name: texts, intro: texts }
/** A page of the mall: a path, never another host. */
const href = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
const codes = z.array(s.words(1, 200)).min(1).max(10)
/** Scenes and pictures that come with the mall. They carry no words. */
const scene = z.enum(['korea', 'tea', 'home'])

/** The home page, and three pages with content of their own, which is among their pieces. */
export const pageName = z.enum(['home', 'korea', 'imported', 'rankings'])
export type PageName = z.output<typeof pageName>

/** A place of the main street, as operators show it. */
const stop = z.strictObject({
  place: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  isOn: z.boolean(),
  knownFor: texts,
  story: inLanguages(s.words(0, 400)),
  /** Of its season, 1 to 12. */
  months: z.array(z.int().min(1).max(12)).max(12),
})

const piece = z.discriminatedUnion('kind', [
  /** A scene of the house with its own words, shown while its products are on sale. */
  z.strictObject({ kind: z.literal('scene'), ...common, scene }),
  z.strictObject({
    kind: z.literal('banner'),
    ...common,
    eyebrow: texts,
    /** One or two lines. */
    title: texts,
    text: texts,
    action: texts,
    /** One of the house, or one that an operator has uploaded. */
    picture: z.union([scene, uploadUrl]),
    href: z.union([href, z.literal('')]),
  }),
  z.strictObject({ kind: z.literal('deals'), ...named }),
  z.strictObject({
    kind: z.literal('halls'),
    ...common,
    halls: z
      .array(
        z.strictObject({
          id: common.id,
          name: texts,
          intro: texts,
          categories: codes,
          href: href.nullable(),
        }),
      )
      .max(2),
  }),
  /** The best sellers of categories, each with a tab. */
  z.strictObject({ kind: z.literal('floor'), ...named, categories: codes }),
  /** Products chosen by hand. */
  z.strictObject({ kind: z.literal('products'), ...named, productIds: z.array(s.id).max(10) }),
  z.strictObject({ kind: z.literal('shops'), ...common }),
  /** The page's own content, such as the list of imported products. Always shown. */
  z.strictObject({
    kind: z.literal('body'),
    id: common.id,
    isOn: z.literal(true),
    from: z.null(),
    until: z.null(),
    heading: texts,
    intro: texts,
    /** Of the main street alone, in their order. Places that are not listed follow as they came with the catalogue. */
    stops: z.array(stop).max(60),
  }),
])

export const frontPage = z.strictObject({ pieces: z.array(piece).max(30) })
export type FrontPage = z.output<typeof frontPage>
export type Stop = z.output<typeof stop>
export type Piece = FrontPage['pieces'][number]

s.nameShapes({ FrontPage: frontPage, FrontPagePiece: piece, FrontPageStop: stop })
