import { customerHref } from '@hojip/hrefs/chat'
import { useTexts } from '@hojip/platform/page'
import { Link, Notice } from '@hojip/platform/ui'
import { removedTexts } from './texts.ts'

interface RemovedNoticeProps {
  /** That it is taken away. */
  children: string
  why: string
}

/** The mall took it away from others: the author sees why, and where to object. */
export function RemovedNotice({ children, why }: RemovedNoticeProps) {
  const t = useTexts(removedTexts)
  return (
    <div className="mt-2">
      <Notice>
        {children}
        {why && (
          <>
            {' '}
            <bdi>{why}</bdi>
          </>
        )}{' '}
        <Link href={customerHref} className="link">
          {t.object}
        </Link>
      </Notice>
    </div>
  )
}
