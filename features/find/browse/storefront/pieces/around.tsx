import { bannersOf } from '../home/scenes.ts'
import { HomeFloor } from '../home/sections/floor.tsx'
import { Hero } from '../home/sections/hero.tsx'
import type { Pieces } from './load-pieces.ts'

/** The banners of operators at the top of a page. */
function Carousel({ slides }: Pick<Pieces, 'slides'>) {
  return (
    <div className="mb-2.5 lg:mt-4 lg:mb-0">
      <Hero scenes={bannersOf(slides)} isLow />
    </div>
  )
}

/** A piece of operators, which few pages have: its code loads only with one. */
export function Around(props: { slides: Pieces['slides'] } | { floor: Pieces['floors'][number] }) {
  return 'floor' in props ? <HomeFloor floor={props.floor} /> : <Carousel slides={props.slides} />
}
