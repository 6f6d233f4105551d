import { lazyPart } from '@hojip/platform/parts'
import { memo, Suspense } from 'react'

const SaveButton = lazyPart(() =>
  import('@hojip/favourites/storefront/save-button').then((module) => ({ default: module.SaveButton })),
)

/** The heart, in a chunk of its own, so that the buy buttons hydrate first. Until then the server's HTML stays. */
export const SaveSlot = memo(function SaveSlot(props: { goodsId: string; look: 'tool' | 'line' | 'disc' }) {
  return (
    <Suspense fallback={null}>
      <SaveButton {...props} />
    </Suspense>
  )
})
