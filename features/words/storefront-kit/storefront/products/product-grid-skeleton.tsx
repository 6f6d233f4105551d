import { classNames, Skeleton, useUi } from '@hojip/platform/ui'

/** The layout of a grid of cards while its products are loading. Announces "loading" once. */
export function ProductGridSkeleton({ count = 8, className = '' }: { count?: number; className?: string }) {
  const { t } = useUi()
  return (
    <div role="status" className={classNames('product-grid', className)}>
      <span className="sr-only">{t.loading}</span>
      {Array.from({ length: count }, (_, at) => (
        <div key={`skeleton-${at}`} className="overflow-hidden card pb-3">
          <Skeleton className="aspect-square rounded-none!" />
          <Skeleton className="mx-2.5 mt-2.5 mb-0.5 h-3.5 w-4/5 md:mx-3 md:mt-3" />
          <Skeleton className="mx-2.5 mt-2 h-[18px] w-1/3 md:mx-3" />
          <Skeleton className="mx-2.5 mt-2.5 h-6 w-2/5 md:mx-3" />
          <Skeleton className="mx-2.5 mt-2 mb-1 h-3.5 w-1/2 md:mx-3" />
        </div>
      ))}
    </div>
  )
}
