import { chosenSlides } from '../../rules/plan.ts'
import { hrefOfCategory, type Floors } from './floors-data.ts'
import homeAvif from './pictures/hero-home-1520.avif'
import homeWebp from './pictures/hero-home-1520.webp'
import homeSmallAvif from './pictures/hero-home-880.avif'
import homeSmallWebp from './pictures/hero-home-880.webp'
import { koreaPicture, type ScenePicture } from './korea-picture.ts'
import teaAvif from './pictures/hero-tea-1520.avif'
import teaWebp from './pictures/hero-tea-1520.webp'
import teaSmallAvif from './pictures/hero-tea-880.avif'
import teaSmallWebp from './pictures/hero-tea-880.webp'

type Slide = Floors['slides'][number]

type Banner = Extract<Slide, { kind: 'banner' }>

/** A slide with where it leads. Only a banner has words of its own. */
export interface Scene extends Partial<Pick<Banner, 'scene' | 'eyebrow' | 'title' | 'text' | 'action'>> {
  key: string
  kind: Slide['kind']
  picture: ScenePicture
  href: string
}

const pictures: Record<NonNullable<Slide['scene']>, ScenePicture> = {
  korea: koreaPicture,
  tea: { avif: { small: teaSmallAvif, large: teaAvif }, webp: { small: teaSmallWebp, large: teaWebp } },
  home: { avif: { small: homeSmallAvif, large: homeAvif }, webp: { small: homeSmallWebp, large: homeWebp } },
}

function shown(slide: Slide, href: string | undefined): Scene[] {
  // Of an uploaded one there is a file of 800 px, and a large one.
  const uploaded = slide.kind === 'banner' ? slide.picture : null
  const picture = uploaded
    ? { webp: { small: `${uploaded}-800.webp`, large: uploaded } }
    : slide.scene && pictures[slide.scene]
  return href === undefined || picture === undefined ? [] : [{ ...slide, picture, href }]
}

/** The banners of operators among the slides that can be shown. */
export function bannersOf(slides: readonly Slide[]): Scene[] {
  return chosenSlides(slides.flatMap((slide) => (slide.kind === 'banner' ? shown(slide, slide.href) : [])))
}

/** The banners of operators, and the scenes of the house for which this mall has products, in their order. */
export function scenesOf({ halls, floors, slides }: Floors): Scene[] {
  const hall = (slug: string) => halls.find((one) => one.slug === slug)
  const rooms = floors.find(({ slug }) => slug === 'home')?.tabs[0]
  const targets = { korea: hall('korea'), tea: hall('tea'), home: rooms }
  const all = slides.flatMap((slide) => {
    if (slide.kind === 'banner') return shown(slide, slide.href)
    const of = targets[slide.scene]
    return shown(slide, of && hrefOfCategory(of.categoryId, of.goods))
  })
  return chosenSlides(all)
}
