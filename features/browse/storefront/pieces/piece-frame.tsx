import { useLazyCall } from '@hojip/platform/page'
import type { ReactNode } from 'react'
import { HomeFloor } from '../home/sections/floor.tsx'
import { Hero } from '../home/sections/hero.tsx'
import { bannersOf } from '../home/scenes.ts'
import type { OwnPage, Pieces } from './own-page.ts'

export type { Pieces } from './own-page.ts'

/**
 * What operators have put around a page; undefined while it is not known, and where `when` is false, such as on a
 * filtered list.
 */
export function usePieces(page: OwnPage, when: boolean): Pieces | undefined {
  return useLazyCall('GET /appHome/queryPieces', { page }, { when }).data
}

interface PieceFrameProps {
  pieces: Pieces | undefined
  /** Whether pieces say which they are, for the editor that shows the page in a frame. */
  marks?: boolean
  /** The page's own content. */
  children: ReactNode
}

/** A page's own content between the carousel and the sections of operators. */
export function PieceFrame({ pieces, marks = false, children }: PieceFrameProps) {
  const banners = pieces ? bannersOf(pieces.slides) : []
  const mark = (id: string) => (marks ? { 'data-piece': id } : {})
  const sections = pieces?.sections ?? [{ kind: 'body' as const, slug: 'body', pieceId: 'body' }]
  return (
    <>
      {banners.length > 0 && (
        <div className="mb-2.5 lg:mt-4 lg:mb-0">
          <Hero scenes={banners} isLow />
        </div>
      )}
      {sections.map(({ kind, slug, pieceId }) => {
        const floor = pieces?.floors.find((one) => kind === 'floor' && one.slug === slug)
        return (
          <div key={`${kind} ${slug}`} {...mark(pieceId)}>
            {kind === 'body' ? children : floor && <HomeFloor floor={floor} />}
          </div>
        )
      })}
    </>
  )
}
