import { useLazyCall } from '@hojip/platform/page'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, type ReactNode } from 'react'
import type { OwnPage, Pieces } from './load-pieces.ts'

export type { Pieces } from './load-pieces.ts'

/**
 * What operators have put around a page; undefined while it is not known, and where `when` is false, such as on a
 * filtered list.
 */
export function usePieces(page: OwnPage, when: boolean): Pieces | undefined {
  return useLazyCall('GET /appHome/queryPieces', { page }, { when }).data
}

interface PieceFrameProps {
  pieces: Pieces | undefined
  /** Whether pieces carry their ids, for the editor that shows the page in a frame. */
  marks?: boolean
  /** The page's own content. */
  children: ReactNode
}

// Most of these pages have no pieces, and do without their code.
const Around = lazyPart(() => import('./around.tsx').then((module) => ({ default: module.Around })))

/** A page's own content between the carousel and the sections of operators. */
export function PieceFrame({ pieces, marks = false, children }: PieceFrameProps) {
  const {
    slides = [],
    floors = [],
    sections = [{ kind: 'body', slug: 'body', pieceId: 'body' }],
  } = pieces ?? {}
  return (
    <>
      {slides.length > 0 && (
        <Suspense>
          <Around slides={slides} />
        </Suspense>
      )}
      {sections.map(({ kind, slug, pieceId }) => {
        const floor = floors.find((one) => kind === 'floor' && one.slug === slug)
        return (
          <div key={`${kind} ${slug}`} {...(marks ? { 'data-piece': pieceId } : {})}>
            {kind === 'body'
              ? children
              : floor && (
                  <Suspense>
                    <Around floor={floor} />
                  </Suspense>
                )}
          </div>
        )
      })}
    </>
  )
}
