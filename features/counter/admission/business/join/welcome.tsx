import { signInHref } from '@hojip/hrefs/accounts'
import { staffLoginHref } from '@hojip/hrefs/staff'
import { joinHref } from '@hojip/hrefs/admission'
import { useTexts } from '@hojip/platform/page'
import { buttonStyle, checkCircleFillIcon, Icon } from '@hojip/platform/ui'
import { joinTexts } from './texts.ts'

/** For visitors: what opening a shop takes, and the way to sign in. */
export function Welcome() {
  const t = useTexts(joinTexts)
  return (
    <section className="grid gap-6 rounded-xl bg-surface p-5 shadow-e-1 md:p-8">
      <div className="grid gap-2">
        <h1 className="text-24 font-bold">{t.heading}</h1>
        <p className="text-ink-2">{t.lead}</p>
      </div>
      <ol className="grid gap-4 md:grid-cols-3">
        {t.ways.map(({ title, text }, at) => (
          <li key={title} className="grid content-start gap-1.5 rounded-lg bg-inset p-4">
            <span className="figures text-20 font-bold text-jade-text">{at + 1}</span>
            <b>{title}</b>
            <span className="text-13 text-ink-2">{text}</span>
          </li>
        ))}
      </ol>
      <div className="grid gap-2">
        <h2 className="text-16 font-bold">{t.needsTitle}</h2>
        <ul className="grid gap-2 text-13">
          {t.needs.map((need) => (
            <li key={need} className="flex gap-2">
              <Icon of={checkCircleFillIcon} size={16} className="mt-0.5 text-jade" />
              {need}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={signInHref({ redirect: joinHref })} className={buttonStyle({ kind: 'jade', size: 'lg' })}>
          {t.signIn}
        </a>
        <a href={staffLoginHref} className="inline-flex min-h-6 items-center link text-13">
          {t.haveShop}
        </a>
      </div>
      <p className="text-12 text-ink-3">{t.signInText}</p>
    </section>
  )
}
