import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { Button, Disclosure, Link, Picture, priceText } from '@hojip/platform/ui'
import { alertTexts } from './texts.ts'
import { useAlerts } from './use-alerts.ts'

/** What the viewer waits for, above the saved products; nothing without any. */
export function OwnAlerts() {
  const t = useTexts(alertTexts)
  const { list, drop, isRunning } = useAlerts()
  if (list.length === 0) return null
  return (
    <section aria-label={t.own} className="mb-3 rounded-lg bg-surface px-4 py-2">
      <Disclosure summary={t.ownCount(list.length)}>
        <ul className="pb-2">
          {list.map((alert) => (
            <li
              key={alert.pkId}
              className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2"
            >
              <Picture of={alert.goodsPic} alt="" sizes="48px" className="aspect-square rounded-md" />
              <span className="min-w-0">
                <Link
                  href={productHref(alert.goodsId)}
                  className="line-clamp-1 font-medium hover:text-jade-text"
                >
                  {alert.goodsName}
                </Link>
                <span className="block text-12 text-ink-3">
                  {[
                    alert.goodsSpec,
                    alert.type === 'stock'
                      ? t.whenBack
                      : t.whenAt(priceText(alert.targetPrice ?? alert.price)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button
                size="sm"
                className="max-lg:min-h-11!"
                aria-label={t.deleteOf(alert.goodsName)}
                busy={isRunning}
                onClick={() => drop(alert.pkId)}
              >
                {t.delete}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
