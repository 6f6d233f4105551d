import { categoriesByAnyCode } from '@hojip/catalog/rules'
import type { FrontPage, Piece } from '@hojip/front-pages/contract'
import { isSlide, mostSlides, shownPieces } from '@hojip/front-pages/rules'
import { locales, type LocalText } from '@hojip/platform/i18n'
import { maxFloors, maxTabs, type Edited, type Floor, type FloorCategory, type Hall } from './floors.ts'

export type Slide = Extract<Piece, { kind: 'scene' | 'banner' }>

/** Which parts follow the carousel, in their order; a floor by its slug. */
interface Section {
  kind: 'deals' | 'halls' | 'floor' | 'shops' | 'body'
  slug: string
  pieceId: string
}

export interface Plan<C> {
  slides: Slide[]
  /** Null where the page has no deals. */
  deals: Edited | null
  halls: Hall<C>[]
  floors: Floor<C>[]
  sections: Section[]
}

/** A text that somebody has written in any language. */
export function written(text: LocalText): LocalText | undefined {
  return locales.some((locale) => text[locale]?.trim()) ? text : undefined
}

function editedOf({ name, intro }: { name: LocalText; intro: LocalText }): Edited {
  const [title, text] = [written(name), written(intro)]
  return { ...(title && { name: title }), ...(text && { intro: text }) }
}

/** `floor-eat` is the floor `eat`, whose usual name pages know. */
function slugOf(id: string): string {
  return id.replace(/^(floor|hall)-/, '')
}

/** The page that operators have published, as it is now: without categories that sell nothing. */
export function planOf<C extends FloorCategory>(
  document: FrontPage,
  categories: readonly C[],
  sellsSomething: (category: C) => boolean,
  nowMs: number,
): Plan<C> {
  const byCode = categoriesByAnyCode(categories.filter(sellsSomething))
  const filled = (codes: readonly string[]) =>
    [...new Set(codes.flatMap((code) => byCode.get(code) ?? []))].slice(0, maxTabs)
  const plan: Plan<C> = { slides: [], deals: null, halls: [], floors: [], sections: [] }
  for (const piece of shownPieces(document, nowMs)) {
    const { id } = piece
    const section = (kind: Section['kind'], slug: string = kind) =>
      plan.sections.push({ kind, slug, pieceId: id })
    if (piece.kind === 'scene' || piece.kind === 'banner') plan.slides.push(piece)
    else if (piece.kind === 'deals') {
      plan.deals = editedOf(piece)
      section('deals')
    } else if (piece.kind === 'halls') {
      plan.halls = piece.halls.flatMap(({ id: slug, categories: codes, href, ...texts }) => {
        const [category] = filled(codes)
        return category ? [{ slug, category, ...editedOf(texts), ...(href !== null && { href }) }] : []
      })
      section('halls')
    } else if (piece.kind === 'shops' || piece.kind === 'body') section(piece.kind)
    else if (plan.floors.length < maxFloors) {
      const tabs = piece.kind === 'floor' ? filled(piece.categories) : []
      const productIds = piece.kind === 'products' ? piece.productIds : undefined
      if (tabs.length === 0 && !productIds) continue
      plan.floors.push({ slug: slugOf(id), tabs, ...(productIds && { productIds }), ...editedOf(piece) })
      section('floor', slugOf(id))
    }
  }
  return plan
}

const scenes = (['korea', 'tea', 'home'] as const).map((scene): Slide => ({
  kind: 'scene',
  id: `scene-${scene}`,
  scene,
  isOn: true,
  from: null,
  until: null,
}))

/** The page that nobody has published, in its usual order: shops follow the first floor. */
export function usualPlan<C>(halls: Hall<C>[], floors: Floor<C>[]): Plan<C> {
  const [first, ...others] = floors.map(({ slug }): Section => ({ kind: 'floor', slug, pieceId: slug }))
  const one = (kind: Section['kind']): Section => ({ kind, slug: kind, pieceId: kind })
  return {
    slides: scenes,
    deals: {},
    halls,
    floors,
    sections: [one('deals'), one('halls'), ...(first ? [first] : []), one('shops'), ...others],
  }
}

/** What stands in the carousel of those that can be shown, banners of operators before scenes of the house. */
export function chosenSlides<S extends { kind: Slide['kind'] }>(slides: readonly S[]): S[] {
  const banners = slides.filter(({ kind }) => kind === 'banner')
  const room = mostSlides - Math.min(banners.length, mostSlides)
  const chosen = new Set([
    ...banners.slice(0, mostSlides),
    ...slides.filter((one) => one.kind === 'scene').slice(0, room),
  ])
  return slides.filter((one) => isSlide(one) && chosen.has(one))
}
