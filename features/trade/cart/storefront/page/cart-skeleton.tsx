import { useTexts } from '@hojip/platform/page'
import { HiddenText, Skeleton } from '@hojip/platform/ui'
import { cartTexts } from '../texts.ts'

/** The layout of a cart while its lines load. */
export function CartSkeleton() {
  const t = useTexts(cartTexts)
  return (
    <div role="status" className="max-lg:pt-2 lg:mr-0 xl:mr-[364px]">
      <HiddenText>{t.loading}</HiddenText>
      {['first', 'second'].map((group) => (
        <div key={group} className="mb-2 card p-3 lg:mb-3 lg:p-5">
          <Skeleton className="mb-4 h-6 w-40" />
          {['a', 'b'].map((row) => (
            <div key={row} className="flex items-center gap-3.5 py-2">
              <Skeleton className="size-22 flex-none rounded-md lg:size-23" />
              <div className="grid flex-1 gap-2.5">
                <Skeleton className="h-4 w-3/4" />
                <Skeleton className="h-5 w-24" />
                <Skeleton className="h-5 w-20" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
