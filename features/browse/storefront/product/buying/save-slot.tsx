import { lazy, Suspense } from 'react'

const SaveButton = lazy(() =>
  import('@hojip/favourites/storefront/save-button').then((module) => ({ default: module.SaveButton })),
)

/** The heart, in a file of its own: it comes to life after what buys. */
export function SaveSlot(props: { goodsId: string; look: 'tool' | 'disc' }) {
  return (
    <Suspense fallback={null}>
      <SaveButton {...props} />
    </Suspense>
  )
}
