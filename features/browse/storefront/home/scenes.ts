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

export interface Scene {
  key: 'korea' | 'tea' | 'home'
  picture: ScenePicture
  href: string
}

const pictures: Record<Scene['key'], Scene['picture']> = {
  korea: koreaPicture,
  tea: { avif: { small: teaSmallAvif, large: teaAvif }, webp: { small: teaSmallWebp, large: teaWebp } },
  home: { avif: { small: homeSmallAvif, large: homeAvif }, webp: { small: homeSmallWebp, large: homeWebp } },
}

/** The scenes for which this mall has products. */
export function scenesOf({ halls, floors }: Floors): Scene[] {
  const hall = (slug: string) => halls.find((one) => one.slug === slug)
  const rooms = floors.find(({ slug }) => slug === 'home')?.tabs[0]
  const targets = [
    { key: 'korea', of: hall('korea') },
    { key: 'tea', of: hall('tea') },
    { key: 'home', of: rooms },
  ] as const
  return targets.flatMap(({ key, of }) =>
    of ? [{ key, picture: pictures[key], href: hrefOfCategory(of.categoryId, of.goods) }] : [],
  )
}
