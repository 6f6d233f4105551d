import koreaAvif from './pictures/hero-korea-1520.avif'
import koreaWebp from './pictures/hero-korea-1520.webp'
import koreaSmallAvif from './pictures/hero-korea-880.avif'
import koreaSmallWebp from './pictures/hero-korea-880.webp'

type Widths = { small: string; large: string }

export interface ScenePicture {
  /** Uploaded ones have none. */
  avif?: Widths
  webp: Widths
}

/** The table with food of Yanbian and Korea. */
export const koreaPicture = {
  avif: { small: koreaSmallAvif, large: koreaAvif },
  webp: { small: koreaSmallWebp, large: koreaWebp },
} satisfies ScenePicture

export function sceneSet({ small, large }: Widths): string {
  return `${small} 880w, ${large} 1520w`
}
