import { businessHref } from '@hojip/hrefs/business'
import { isPaying } from '@hojip/hrefs/payments'
import { sanitisedHtml } from '@hojip/platform/page'
import { ButtonLink, buttonStyle, classNames, Picture, Price } from '@hojip/platform/ui'
import type { NoticeContent } from '../../contract.ts'

/** The text of a notice, the thing it is about as it is now, and the buttons that lead there. */
export function NoticeBody({ content, card, buttons }: NoticeContent) {
  return (
    <>
      <div
        className="grid max-w-[62ch] gap-2 text-15 leading-loose wrap-anywhere text-ink-2 lg:text-14 [&_b]:font-bold [&_b]:text-ink"
        dangerouslySetInnerHTML={sanitisedHtml(content)}
      />
      {card && (
        <div className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3.5 rounded-md bg-inset px-3.5 py-3 text-13">
          {card.pic ? (
            <Picture of={card.pic} alt="" sizes="64px" className="size-16 overflow-hidden rounded-md" />
          ) : (
            <span />
          )}
          <p className="min-w-0">
            <span className="line-clamp-2 font-medium">{card.name}</span>
            <span className="block text-ink-3 wrap-anywhere">{card.note}</span>
          </p>
          <Price value={card.money} size="sm" tone="ink" exact />
        </div>
      )}
      <p className="flex flex-wrap gap-2.5">
        {buttons.map(({ label, link }, at) => {
          const kind = at > 0 ? 'outline' : isPaying(link) ? 'buy' : 'jade'
          const look = 'min-h-11! lg:min-h-10!'
          // The business site is another document.
          if (link.startsWith(`${businessHref}/`))
            return (
              <a key={link} href={link} className={classNames(buttonStyle({ kind }), look)}>
                {label}
              </a>
            )
          return (
            <ButtonLink key={link} href={link} kind={kind} className={look}>
              {label}
            </ButtonLink>
          )
        })}
      </p>
    </>
  )
}
